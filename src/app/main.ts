/** The program of `/`: shows the layout that the viewport asks for. */
import '../base/theme/base.css'
import '../boot/BootScreen.module.css'
import { canvasTheme } from 'virtual:theme'
import { loadLayout } from './layouts.ts'
import { start } from './start.tsx'

await loadLayout(window)
start(canvasTheme)
