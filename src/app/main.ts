/**
 * The first script of `/`: small, so that the picture which the document came with is painted
 * before anything else is evaluated. Then it loads the program and starts it.
 */
import '../theme/base.css'
import '../shell/firstFace/FirstFace.module.css'
import { parseAddressSwitches } from '../services/addressSwitches.ts'
import { report } from '../services/report.ts'
import { bundledFont, LABEL_FONT, TITLE_FONT } from '../theme/fonts.ts'
import { afterPaint } from './firstPaint.ts'
import { fetchRenderer } from './lateCompositor.ts'
import { loadLayout, wideEnough } from './layouts.ts'
import { chooseRenderer } from './renderer.ts'

try {
  await afterPaint(window)
  // Both at once: the one shows the other.
  const program = Promise.all([import('./start.tsx'), loadLayout()])
  // What is written is laid out and drawn in its own font at once. The program does without, too.
  for (const font of [TITLE_FONT, LABEL_FONT]) {
    document.fonts.load(bundledFont(font)).catch(() => {})
  }
  if (wideEnough.matches) {
    // While it comes there is nothing else to do.
    const renderer = chooseRenderer(parseAddressSwitches(window.location.search).renderer)
    if (renderer) fetchRenderer(renderer)
  }
  const [{ start }] = await program
  start()
} catch (error) {
  // The list of everything needs no program, and has been there all the time.
  document.documentElement.dataset['program'] = 'failed'
  report('The program did not come', error)
}
