/** Which renderer the compositor is started with. Asks the browser, and nobody else. */

export type Renderer = 'webgl' | 'canvas'

/** Names that drivers give to a GPU which is none: WebGL would be drawn by the processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

function isSoftware(context: WebGL2RenderingContext): boolean {
  const info = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)
  return typeof name === 'string' && SOFTWARE.test(name)
}

/** @param anyAtAll also where the processor draws it */
function canDrawWebGL(anyAtAll: boolean): boolean {
  const context = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: !anyAtAll })
  if (!context) return false
  const isGood = anyAtAll || !isSoftware(context)
  // A context is a scarce thing: a browser keeps only so many, and drops the oldest.
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return isGood
}

function decide(forced: Renderer | undefined): Renderer | null {
  if (!document.createElement('canvas').getContext('2d')) return null
  if (forced === 'canvas') return 'canvas'
  return canDrawWebGL(forced === 'webgl') ? 'webgl' : 'canvas'
}

/** In the document's `dataset`: the renderer that was chosen before the program came. */
export const CHOSEN_BEFORE = 'chosenRenderer'

let chosen: Renderer | null | undefined

/**
 * The forced renderer where the browser can do it at all; else WebGL where a GPU does the work,
 * else Canvas 2D, which is the faster one without. Null where the browser draws no canvas: then
 * there is no desktop. Found out once a page, whoever asks again: asking takes its time.
 */
export function chooseRenderer(forced: Renderer | undefined): Renderer | null {
  if (chosen === undefined) chosen = chosenBefore() ?? decide(forced)
  return chosen
}

function chosenBefore(): Renderer | undefined {
  const name = document.documentElement.dataset[CHOSEN_BEFORE]
  return name === 'webgl' || name === 'canvas' ? name : undefined
}
