/** Removes the bundler's names from messages: `(0 , __vite_ssr_import_0__.nothing)`. */
const IMPORTED =
  /\(0 ?, ?__vite_ssr_import_\d+__\.(?<name>[\w$]+)\)|__vite_ssr_import_\d+__\.(?=\w)/g

export function withoutBundlerNames(message: string): string {
  return message.replaceAll(IMPORTED, (_all, name: string | undefined) => name ?? '')
}
