/** Every app of the desktop. The only module that knows them all; no app may import it. */
import type { Manifests } from '../desktop/manifest.ts'
import type { AppName } from '../desktop/state.ts'
import { about } from './about/manifest.ts'
import { assistant } from './assistant/manifest.ts'
import { blog } from './blog/manifest.ts'
import { blogPost } from './blogPost/manifest.ts'
import { errorDialog } from './error/manifest.ts'
import { internetExplorer } from './internetExplorer/manifest.ts'
import { myComputer } from './myComputer/manifest.ts'
import { notepad } from './notepad/manifest.ts'
import type { AppModule } from './host/types.ts'

export const manifests: Manifests = new Map(
  [assistant, notepad, internetExplorer, myComputer, errorDialog, blog, blogPost, about].map(
    (manifest) => [manifest.appName, manifest],
  ),
)

type Views = Readonly<Record<AppName, () => Promise<AppModule>>>

/**
 * The views, each in a chunk of its own. An app without one is shown as an empty window. Without a
 * prototype, since the name of a window's app may be any text, 'constructor' included.
 */
export const views: Views = Object.assign<object, Views>(Object.create(null), {
  [assistant.appName]: () => import('./assistant/View.tsx'),
  [notepad.appName]: () => import('./notepad/View.tsx'),
  [internetExplorer.appName]: () => import('./internetExplorer/View.tsx'),
  [errorDialog.appName]: () => import('./error/View.tsx'),
  [myComputer.appName]: () => import('./myComputer/View.tsx'),
  [blog.appName]: () => import('./blog/View.tsx'),
  [blogPost.appName]: () => import('./blogPost/View.tsx'),
  [about.appName]: () => import('./about/View.tsx'),
})
