/** The site's apps and one more: the one line that adding an app takes. */
export * from '../../../src/apps/registry.ts'
export { guestbook } from './manifest.ts'
