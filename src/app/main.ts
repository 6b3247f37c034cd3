import '../base/theme/base.css'
import '../boot/desktopFonts.css'
import '../boot/BootScreen.module.css'
import { canvasTheme } from 'virtual:theme'
import { createAppearance } from './appearance/appearance.ts'
import { storedDisplay } from '../base/services/storedEntry.ts'
import { loadLayout } from './layouts.ts'
import { loadSession } from '../memory/session/loadSession.ts'
import { start } from './start.tsx'
import { followTextSize } from './textSize.ts'

const appearance = createAppearance(window, canvasTheme)
const dressed = appearance.apply(storedDisplay(window))
const [session] = await Promise.all([loadSession(window), loadLayout(window), dressed])
await followTextSize(window)
start(appearance, new URL(import.meta.url).pathname, session)
