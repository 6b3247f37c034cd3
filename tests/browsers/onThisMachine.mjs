/** Other browsers, which no package of the registry brings: those of this machine. */
import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/** @returns {string | undefined} the path of Firefox */
export function findFirefox() {
  return findProgram(['firefox-esr', 'firefox'])
}

const MINI_BROWSERS = [
  '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
  '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
]

/** @returns {{ browser: string, driver: string, display: string } | undefined} the paths of WebKitGTK's programs */
export function findWebKit() {
  const browser = MINI_BROWSERS.find(isExecutable)
  const driver = findProgram(['WebKitWebDriver'])
  const display = findProgram(['Xvfb'])
  return browser && driver && display ? { browser, driver, display } : undefined
}

/**
 * @param {readonly string[]} names
 * @returns {string | undefined} the path of the first that is in `PATH`
 */
function findProgram(names) {
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
