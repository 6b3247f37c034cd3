/** What a page keeps in memory, read out of a heap snapshot. */
import type { CDPSession } from '@playwright/test'

export interface Heap {
  /** Bytes of all objects that are alive. */
  readonly bytes: number
  /** How many objects of each kind are alive, by type and class name. */
  readonly kinds: ReadonlyMap<string, number>
}

/** The parts of Chromium's format that are read here; `nodes` holds `node_fields` for each object. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly [readonly string[]]
    }
  }
  readonly nodes: readonly number[]
  readonly strings: readonly string[]
}

/**
 * What the engine makes for itself: code of functions that have become hot, and the notes about
 * them. It grows for as long as the engine finds something to optimize, whatever the page keeps.
 */
const OF_THE_ENGINE = new Set(['code', 'hidden', 'object shape'])

/** The browser's log of what was loaded and of what took long, and what it keeps for itself or does not name. */
const OF_THE_BROWSER = /^Performance\w+Timing$|^TaskAttributionTiming$|^InternalNode$|^system \/ /

/** The heap after a garbage collection. */
export async function readHeap(devtools: CDPSession): Promise<Heap> {
  const chunks: string[] = []
  const keep = ({ chunk }: { chunk: string }): void => void chunks.push(chunk)
  devtools.on('HeapProfiler.addHeapSnapshotChunk', keep)
  await devtools.send('HeapProfiler.collectGarbage')
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  devtools.off('HeapProfiler.addHeapSnapshotChunk', keep)
  return sum(JSON.parse(chunks.join('')) as Snapshot)
}

function sum({ snapshot, nodes, strings }: Snapshot): Heap {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [typeAt, nameAt, sizeAt] = ['type', 'name', 'self_size'].map((name) => fields.indexOf(name))
  const kinds = new Map<string, number>()
  let bytes = 0
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + (typeAt ?? 0)] ?? 0] ?? ''
    const name = strings[nodes[at + (nameAt ?? 0)] ?? 0] ?? ''
    if (OF_THE_ENGINE.has(type) || OF_THE_BROWSER.test(name)) continue
    bytes += nodes[at + (sizeAt ?? 0)] ?? 0
    if (!['object', 'native', 'closure'].includes(type)) continue
    const kind = `${type} ${name}`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return { bytes, kinds }
}

/** The kinds that have grown by at least `atLeast` objects, each with its growth. */
export function grownKinds(before: Heap, after: Heap, atLeast: number): Map<string, number> {
  return new Map(
    [...after.kinds]
      .map(([kind, count]): [string, number] => [kind, count - (before.kinds.get(kind) ?? 0)])
      .filter(([, more]) => more >= atLeast),
  )
}
