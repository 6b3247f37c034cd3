/**
 * Turns the theme's blues in a CSS value or a drawing to the owner's hue. The library of colors is loaded
 * only where there is one.
 * @param hue in OKLCH degrees
 */
export async function tintOf(hue: number | null): Promise<(text: string) => string> {
  if (hue === null) return (text) => text
  const { tintedText } = await import('./tinted.ts')
  return (text) => tintedText(text, hue)
}
