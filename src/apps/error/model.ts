/** What an Error dialog says. Pure. */

const DEFAULT_MESSAGE = "Something's wrong!"

/** The lines of a message, or of the default one where there is none; empty lines are kept. */
export function messageLines(message: string | undefined): readonly string[] {
  return (message ?? DEFAULT_MESSAGE).split('\n')
}
