/**
 * The first script of `/`: small, so that the picture which the document came with is painted
 * before anything else is evaluated. Then it loads the program and starts it.
 */
import '../theme/base.css'
import '../shell/firstFace/FirstFace.module.css'
import { report } from '../services/report.ts'
import { afterPaint } from './firstPaint.ts'
import { loadLayout } from './layouts.ts'

try {
  await afterPaint(window)
  // Both at once: the one shows the other.
  const [{ start }] = await Promise.all([import('./start.tsx'), loadLayout()])
  start()
} catch (error) {
  // The list of everything needs no program, and has been there all the time.
  document.documentElement.dataset['program'] = 'failed'
  report('The program did not come', error)
}
