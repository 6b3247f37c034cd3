/**
 * What the import checker cannot say about folders: that they form no cycles, and that nobody reaches
 * past a neighbouring folder into that folder's own sub-folders. Pure: imports in, findings out.
 */

/** @typedef {{ from: string, to: string }} Import slash paths of two files */

/**
 * The folders through which two files see each other: the children of their nearest common folder.
 * A file that lies loose in the common folder counts as a part of its own, written `folder/.`, so
 * that a folder and its sub-folder cannot import each other either.
 * @param {Import} each
 * @returns {Import}
 */
function neighbors({ from, to }) {
  const a = from.split('/').slice(0, -1)
  const b = to.split('/').slice(0, -1)
  let shared = 0
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) shared += 1
  /** @param {readonly string[]} parts */
  const part = (parts) =>
    parts.length > shared
      ? parts.slice(0, shared + 1).join('/')
      : [...parts.slice(0, shared), '.'].join('/')
  return { from: part(a), to: part(b) }
}

/**
 * @param {readonly Import[]} imports
 * @returns {readonly string[]} one line for each import between two folders that also depend on
 *   each other the other way round, directly or through others
 */
export function folderCycles(imports) {
  /** @type {Map<string, Set<string>>} */
  const uses = new Map()
  for (const each of imports) {
    const { from, to } = neighbors(each)
    if (from !== to) uses.set(from, (uses.get(from) ?? new Set()).add(to))
  }
  /** @param {string} start */
  const reachable = (start) => {
    const seen = new Set(uses.get(start))
    // A set can be extended while it is walked.
    for (const folder of seen) for (const next of uses.get(folder) ?? []) seen.add(next)
    return seen
  }
  /** @type {Map<string, Set<string>>} */
  const known = new Map()
  /** @param {string} from @param {string} to */
  const leadsTo = (from, to) => {
    const seen = known.get(from) ?? reachable(from)
    known.set(from, seen)
    return seen.has(to)
  }
  return imports
    .filter((each) => {
      const { from, to } = neighbors(each)
      return from !== to && leadsTo(to, from)
    })
    .map(({ from, to }) => `${from} → ${to}: these folders depend on each other`)
}

/**
 * @param {readonly Import[]} imports
 * @param {ReadonlySet<string>} offered folders that others may import from although they lie inside
 *   another folder
 * @returns {readonly string[]} one line for each import that reaches past a neighbouring folder into
 *   a sub-folder which that does not offer
 */
export function deepImports(imports, offered) {
  return imports
    .filter((each) => {
      const { to: folder } = neighbors(each)
      if (folder.endsWith('/.')) return false
      const parts = each.to.split('/')
      let depth = folder.split('/').length
      while (offered.has(parts.slice(0, depth + 1).join('/'))) depth += 1
      return parts.length > depth + 1
    })
    .map(
      ({ from, to }) => `${from} → ${to}: this lies in a sub-folder that its room does not offer`,
    )
}
