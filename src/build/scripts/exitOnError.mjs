/** For the scripts that people start by hand: a failure is a message, not a stack. */

/**
 * Runs a script's work; an error ends the process with its message and exit code 1.
 * @param {() => Promise<void>} work
 */
export async function exitOnError(work) {
  try {
    await work()
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  }
}
