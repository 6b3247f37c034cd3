import '../base/theme/base.css'
import '../boot/desktopFonts.css'
import '../boot/BootScreen.module.css'
import { canvasTheme } from 'virtual:theme'
import { loadLayout } from './layouts.ts'
import { loadSession } from '../memory/session/loadSession.ts'
import { start } from './start.tsx'
import { followTextSize } from './textSize.ts'

const [session] = await Promise.all([
  loadSession(window),
  loadLayout(window),
  followTextSize(window),
])
start(canvasTheme, new URL(import.meta.url).pathname, session)
