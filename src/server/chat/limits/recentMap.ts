/**
 * A map of limited size, which drops the entries that were set longest ago. It consists of two maps and
 * drops half of the entries at once, since the oldest entry of a single map is slow to find.
 */
export interface RecentMap<Value, Key = string> {
  get(key: Key): Value | undefined
  set(key: Key, value: Value): void
}

/** @param most the highest number of entries; at least half as many of the latest are always kept */
export function createRecentMap<Value, Key = string>(most: number): RecentMap<Value, Key> {
  let recent = new Map<Key, Value>()
  let earlier: ReadonlyMap<Key, Value> = new Map()
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
