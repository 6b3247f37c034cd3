/** Chooses the renderer of the compositor from what the browser can do. */

export type Renderer = 'webgl' | 'canvas'

/** Drivers that render WebGL on the CPU: the pipes are llvmpipe and softpipe. */
const SOFTWARE = /swiftshader|pipe|software|basic render/i
/** The widest line of the pipes. WebKit calls every driver `Apple GPU`. */
const WIDEST_LINE = 255
// As numbers, which are shorter than the context's names: the document holds this code.
const UNMASKED_RENDERER_WEBGL = 0x9246
const ALIASED_LINE_WIDTH_RANGE = 0x846e

function isSoftware(context: WebGL2RenderingContext): boolean {
  context.getExtension('WEBGL_debug_renderer_info')
  return (
    SOFTWARE.test(String(context.getParameter(UNMASKED_RENDERER_WEBGL))) ||
    (context.getParameter(ALIASED_LINE_WIDTH_RANGE) as Float32Array)[1] === WIDEST_LINE
  )
}

/** @param anyAtAll also accepts software WebGL */
function canDrawWebGL(anyAtAll: boolean): boolean {
  const context = document
    .createElement('canvas')
    .getContext('webgl2', { failIfMajorPerformanceCaveat: !anyAtAll })
  if (!context) return false
  const isGood = anyAtAll || !isSoftware(context)
  // A browser keeps only a few contexts and drops the oldest.
  context.getExtension('WEBGL_lose_context')?.loseContext()
  return isGood
}

function decide(forced: Renderer | undefined): Renderer | null {
  if (!document.createElement('canvas').getContext('2d')) return null
  if (forced === 'canvas') return 'canvas'
  return canDrawWebGL(forced === 'webgl') ? 'webgl' : 'canvas'
}

/** Key in the document's `dataset` of the renderer chosen by the boot script. */
export const CHOSEN_BEFORE = 'chosenRenderer'

let chosen: Renderer | null | undefined

/**
 * WebGL on a GPU, else Canvas 2D, which is faster than WebGL without one, unless another renderer
 * is forced. Null if there is no canvas, and so no desktop. Cached, since detection is slow.
 */
export function chooseRenderer(forced: Renderer | undefined): Renderer | null {
  if (chosen === undefined) chosen = chosenBefore() ?? decide(forced)
  return chosen
}

function chosenBefore(): Renderer | undefined {
  const name = document.documentElement.dataset[CHOSEN_BEFORE]
  return name === 'webgl' || name === 'canvas' ? name : undefined
}
