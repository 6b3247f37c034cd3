/** Takes the bundler's names out of the messages of errors: `(0 , __vite_ssr_import_0__.nothing) is not a function`. */
const IMPORTED =
  /\(0 ?, ?__vite_ssr_import_\d+__\.(?<name>[\w$]+)\)|__vite_ssr_import_\d+__\.(?=\w)/g

/** @returns the message with the names that the owner has written. Pure. */
export function withoutBundlerNames(message: string): string {
  return message.replaceAll(IMPORTED, (_all, name: string | undefined) => name ?? '')
}
