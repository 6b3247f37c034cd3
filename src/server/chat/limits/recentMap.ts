/**
 * A map of limited size, which forgets what was set longest ago. Two maps, for a map's oldest entry
 * is slow to find: half of the entries are forgotten at once. Pure but for its own memory.
 */
export interface RecentMap<Value> {
  get(key: string): Value | undefined
  set(key: string, value: Value): void
}

/** @param most entries at the same time; at least half as many are always remembered */
export function createRecentMap<Value>(most: number): RecentMap<Value> {
  let recent = new Map<string, Value>()
  let earlier: ReadonlyMap<string, Value> = new Map()
  return {
    get: (key) => recent.get(key) ?? earlier.get(key),
    set(key, value) {
      if (recent.size >= most / 2 && !recent.has(key)) {
        earlier = recent
        recent = new Map()
      }
      recent.set(key, value)
    },
  }
}
