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
 * Leaves out, again and again, what leads to a folder that uses nothing or from one that nothing uses: the rest goes round.
 * @param {readonly Import[]} imports
 * @returns {readonly string[]} one line for each import that is part of a cycle of folders, or lies between two cycles
 */
export function folderCycles(imports) {
  const edges = imports.map((each) => ({ each, ...neighbors(each) }))
  let left = edges.filter(({ from, to }) => from !== to)
  for (let count = Infinity; left.length < count;) {
    count = left.length
    const [using, used] = [new Set(left.map(({ from }) => from)), new Set(left.map(({ to }) => to))]
    left = left.filter(({ from, to }) => using.has(to) && used.has(from))
  }
  return left.map(({ each: { from, to } }) => `${from} → ${to}: these folders depend on each other`)
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
