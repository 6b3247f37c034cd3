/**
 * How many CSS pixels a pixel of the desktop's model is: 1, or up to 2 where the visitor has chosen larger texts in the
 * browser. All of the desktop grows with its texts, so the model and its measures know nothing of it.
 */
let scale = 1

export function textScale(): number {
  return scale
}

export function setTextScale(next: number): void {
  scale = next
}

/** The device pixels of a CSS pixel. @param sceneScale those of a pixel of the model */
export function pageRatio(sceneScale: number): number {
  return sceneScale / scale
}

/** The model's point below the pointer. */
export function modelPoint(event: { readonly clientX: number; readonly clientY: number }): {
  readonly x: number
  readonly y: number
} {
  return { x: event.clientX / scale, y: event.clientY / scale }
}

/** In CSS pixels. @param lengths in pixels of the model */
export function onPage<Key extends string>(lengths: Readonly<Record<Key, number>>) {
  const scaled = Object.entries<number>(lengths).map(([name, length]) => [name, length * scale])
  return Object.fromEntries(scaled) as Readonly<Record<Key, number>>
}
