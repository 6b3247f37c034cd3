/** What the desktop loads of menus after its first paint, as one file. */
export { hideUselessMenus } from './browsersMenu.ts'
export { watchMenuPresses } from './menuPresses.ts'
