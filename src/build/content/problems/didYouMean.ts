import { distance } from 'fastest-levenshtein'

const MOST = 3

/** The end of a message: the names that are closest to `written`; '' if none could be meant. */
export function didYouMean(written: string, names: Iterable<string>): string {
  const wanted = written.toLowerCase()
  // One mistake in three letters; all paths begin alike.
  const most = Math.ceil((wanted.split('/').at(-1) ?? '').length / 3)
  const near = [...names]
    .map((name) => ({ name, edits: distance(name.toLowerCase(), wanted) }))
    .filter(({ edits }) => edits <= most)
  const fewest = Math.min(...near.map(({ edits }) => edits))
  const closest = near.filter(({ edits }) => edits === fewest).slice(0, MOST)
  return near.length === 0 ? '' : `; did you mean ${closest.map(({ name }) => name).join(', ')}?`
}
