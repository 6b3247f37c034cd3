import { lazyModule } from '../base/services/loading/lazyModule.ts'
import { report } from '../base/services/report.ts'

/** The text size of browsers until a visitor chooses another one. The style sheets are written for it. */
const USUAL_PX = 16

const largeText = lazyModule(() => import('./largeText.ts'))

/**
 * Lets the site grow with the browser's text size, also while it runs. Settles when the first frame
 * may be shown.
 */
export async function followTextSize(view: Window): Promise<void> {
  const { document } = view
  const probe = document.createElement('i')
  Object.assign(probe.style, { position: 'absolute', width: '1rem' })
  document.body.append(probe)
  let isLarge = false
  const follow = async (): Promise<void> => {
    const rem = Number.parseFloat(view.getComputedStyle(document.documentElement).fontSize)
    isLarge ||= rem > USUAL_PX
    if (isLarge) (await largeText.load()).setTextSize(view, rem / USUAL_PX)
  }
  const change = (): Promise<void> =>
    follow().catch((error: unknown) => report('Texts keep their usual size', error))
  new ResizeObserver(() => void change()).observe(probe)
  await change()
}
