/** Starts the screen saver when nothing has been pressed or moved for the minutes that the visitor has chosen. */
import type { DisplayChoices } from '../../base/services/display/displayChoices.ts'
import { parseAddressSwitches } from '../../base/services/addressSwitches.ts'
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { report } from '../../base/services/report.ts'
import { storedQuiet } from '../../base/services/storedEntry.ts'

const saver = lazyModule(() => import('../../apps/displayProperties/saver/showSaver.ts'))

const INPUTS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchstart'] as const
const MINUTE_MS = 60_000

/** @returns what follows the visitor's choices from then on */
export function watchRest(view: Window): (choices: DisplayChoices) => void {
  let wanted: Pick<DisplayChoices, 'saver' | 'saverMinutes'> | undefined
  let restsSince = view.performance.now()
  let timer = 0
  let isListening = false

  const show = async (name: Exclude<DisplayChoices['saver'], 'none'>): Promise<void> => {
    const { showSaver } = await saver.load()
    showSaver(view, name)
  }
  const check = (): void => {
    if (!wanted || wanted.saver === 'none') return
    const left = wanted.saverMinutes * MINUTE_MS - (view.performance.now() - restsSince)
    if (left > 0) {
      timer = view.setTimeout(check, left)
      return
    }
    restsSince = view.performance.now()
    timer = view.setTimeout(check, wanted.saverMinutes * MINUTE_MS)
    if (mayMove(view)) {
      show(wanted.saver).catch((error: unknown) => report('The screen saver failed to load', error))
    }
  }
  /** An input only notes the time: nothing else may run while something is dragged. */
  const note = (): void => {
    restsSince = view.performance.now()
  }
  return (choices) => {
    wanted = choices
    view.clearTimeout(timer)
    if (choices.saver === 'none') return
    if (!isListening) {
      for (const name of INPUTS) view.addEventListener(name, note, { capture: true, passive: true })
    }
    isListening = true
    note()
    timer = view.setTimeout(check, choices.saverMinutes * MINUTE_MS)
  }
}

function mayMove(view: Window): boolean {
  const { document } = view
  const isReduced = view.matchMedia('(prefers-reduced-motion: reduce)').matches
  const { freeze } = parseAddressSwitches(view.location.search)
  return !isReduced && !storedQuiet(view) && !freeze && document.visibilityState === 'visible'
}
