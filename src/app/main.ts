/** The program of `/`: shows the layout that the viewport asks for. */
import '../base/theme/base.css'
import '../boot/BootScreen.module.css'
import { blueCanvas } from '../base/theme/blueCanvas.ts'
import { loadLayout } from './layouts.ts'
import { start } from './start.tsx'

await loadLayout(window)
start(blueCanvas)
