// @ts-check
/** Counts, inside a page, what no trace tells: presents of the scene and commits of React. */

/** @typedef {{ presents: number, commits: number }} Counts since the page was opened */

const NAME = 'benchCounts'

/**
 * Runs in the page before any script of its own, so it may use nothing from outside.
 *
 * A present is a task in which the scene's canvas was drawn on or given a picture. React tells its
 * commits, those of the Pixi root too, to the hook that its developer tools leave in the page.
 */
export function observe() {
  const counts = { presents: 0, commits: 0 }
  Object.assign(window, { benchCounts: counts })
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => (counts.commits += 1),
      onCommitFiberUnmount: () => {},
    },
  })

  let isCounted = false
  const drawn = () => {
    if (isCounted) return
    isCounted = true
    counts.presents += 1
    queueMicrotask(() => (isCounted = false))
  }
  /**
   * @param {object} prototype
   * @param {string} name
   */
  const watch = (prototype, name) => {
    const original = Reflect.get(prototype, name)
    Reflect.set(
      prototype,
      name,
      /**
       * @this {{ canvas: unknown }}
       * @param {unknown[]} args
       */
      function (...args) {
        const { canvas } = this
        if (canvas instanceof HTMLCanvasElement && canvas.dataset['part'] === 'scene') drawn()
        return original.apply(this, args)
      },
    )
  }
  watch(ImageBitmapRenderingContext.prototype, 'transferFromImageBitmap')
  for (const name of ['drawArrays', 'drawElements']) {
    for (const way of [name, `${name}Instanced`]) watch(WebGL2RenderingContext.prototype, way)
  }
  for (const name of ['drawImage', 'fillRect', 'fill']) {
    watch(CanvasRenderingContext2D.prototype, name)
  }
}

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<Counts>}
 */
export function readCounts(page) {
  return page.evaluate((name) => ({ ...Reflect.get(window, name) }), NAME)
}
