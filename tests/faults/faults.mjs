/** Reads the faults: small mistakes, each of which some test must notice. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'yaml'

const FOLDER = import.meta.dirname

/**
 * @typedef {object} Fault
 * @property {string} room the file that lists it
 * @property {string} breaks one sentence: what goes wrong, and for whom
 * @property {string} file path below the root
 * @property {string} text occurs exactly once in the file
 * @property {string} becomes what takes the place of the text
 * @property {readonly string[]} specs beginnings of the paths, below `tests`, of browser specs that
 *   could notice it; empty: all of them
 */

/**
 * @param {readonly string[]} [filters] a room, or parts of what a fault breaks or of its file; none means all
 * @returns {readonly Fault[]}
 */
export function readFaults(filters = []) {
  const rooms = readdirSync(FOLDER).filter((name) => name.endsWith('.yaml'))
  const faults = rooms.sort().flatMap((name) => {
    const { specs = [], faults: listed } = parse(readFileSync(path.join(FOLDER, name), 'utf8'))
    const inRoom = { room: path.parse(name).name, specs }
    return listed.map((/** @type {Omit<Fault, 'room'>} */ fault) => ({ ...inRoom, ...fault }))
  })
  /** @param {string} filter */
  const isRoom = (filter) => rooms.includes(`${filter}.yaml`)
  return faults.filter(
    ({ room, breaks, file }) =>
      filters.length === 0 ||
      filters.some((each) =>
        isRoom(each) ? each === room : breaks.includes(each) || file.includes(each),
      ),
  )
}

/**
 * @param {string} source
 * @param {string} text
 */
export function occurrences(source, text) {
  return source.split(text).length - 1
}
