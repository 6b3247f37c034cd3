/** Chooses the renderer of the compositor from what the browser can do. */

export type Renderer = 'webgl' | 'canvas'

/** Names of drivers that draw WebGL with the processor. */
const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

function isSoftware(context: WebGL2RenderingContext): boolean {
  const info = context.getExtension('WEBGL_debug_renderer_info')
  const name: unknown = context.getParameter(info?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER)
  return typeof name === 'string' && SOFTWARE.test(name)
}

/** @param anyAtAll accepts WebGL that the processor draws, too */
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

/** Key in the document's `dataset` of the renderer that the boot script chose. */
export const CHOSEN_BEFORE = 'chosenRenderer'

let chosen: Renderer | null | undefined

/**
 * The forced renderer if the browser supports it; otherwise WebGL on a GPU, otherwise Canvas 2D, which is
 * faster than WebGL without a GPU. Null where the browser draws no canvas: then there is no desktop. The
 * answer is kept for the page, since finding it out is slow.
 */
export function chooseRenderer(forced: Renderer | undefined): Renderer | null {
  if (chosen === undefined) chosen = chosenBefore() ?? decide(forced)
  return chosen
}

function chosenBefore(): Renderer | undefined {
  const name = document.documentElement.dataset[CHOSEN_BEFORE]
  return name === 'webgl' || name === 'canvas' ? name : undefined
}
