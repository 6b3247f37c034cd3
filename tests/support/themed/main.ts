/** The desktop in the theme of the tests: the same program as the site's, started with another theme. */
import '../../../src/base/theme/base.css'
import { loadLayout } from '../../../src/app/layouts.ts'
import { start } from '../../../src/app/start.tsx'
import { cssTokens } from '../../../src/base/theme/cssTokens.ts'
import { rotatedTheme } from '../rotatedTheme.ts'

for (const [name, value] of Object.entries(cssTokens(rotatedTheme))) {
  document.documentElement.style.setProperty(name, value)
}
await loadLayout(window)
start(rotatedTheme, new URL(import.meta.url).pathname)
