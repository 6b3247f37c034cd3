/**
 * Every app of the desktop, one line each: adding an app is one more folder and one more line. Only
 * the composition root imports this module; no app may.
 */
export { about } from './about/manifest.ts'
export { assistant } from './assistant/manifest.ts'
export { blog } from './blog/manifest.ts'
export { blogPost } from './blogPost/manifest.ts'
export { cookies } from './cookies/manifest.ts'
export { customPage } from './customPage/manifest.ts'
export { errorDialog } from './error/manifest.ts'
export { help } from './help/manifest.ts'
export { internetExplorer } from './internetExplorer/manifest.ts'
export { mail } from './mail/manifest.ts'
export { mediaPlayer } from './mediaPlayer/manifest.ts'
export { myComputer } from './myComputer/manifest.ts'
export { notepad } from './notepad/manifest.ts'
export { pictureViewer } from './pictureViewer/manifest.ts'
export { run } from './run/manifest.ts'
export { search } from './search/manifest.ts'
export { resume } from './resume/manifest.ts'
