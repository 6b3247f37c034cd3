/** The program of `/`: shows the layout that the viewport asks for. */
import '../theme/base.css'
import '../shell/firstFace/FirstFace.module.css'
import { loadLayout } from './layouts.ts'
import { start } from './start.tsx'

await loadLayout()
start()
