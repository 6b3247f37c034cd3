/** Other browsers, which no package of the registry brings: those of this machine. */
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** @returns {string | undefined} the path of Firefox */
export function findFirefox() {
  return findProgram(['firefox-esr', 'firefox'])
}

/**
 * @param {readonly string[]} names
 * @returns {string | undefined} the path of the first that is in `PATH`
 */
export function findProgram(names) {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return names
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find((file) => isExecutable(file))
}

/** @param {string} file */
function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
