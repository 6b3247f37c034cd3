/** Vite plugin: adds the owner's fonts to the style sheet of the desktop, where its labels need them. */
import path from 'node:path'
import type { Plugin } from 'vite'
import { textsIn } from '../content/articles/textFiles.ts'
import type { ContentSource } from '../content/contentSource.ts'
import type { LoadedContent } from '../content/kinds/content.ts'
import { FOLDERS } from '../content/kinds/kinds.ts'
import { hasOwnFonts, openFonts } from '../fonts/fonts.ts'
import { ownFaces } from '../fonts/ownFaces.ts'

export function ownFontsPlugin(content: ContentSource): Plugin {
  return {
    name: 'own-fonts',
    enforce: 'pre',
    transform: {
      filter: { id: /\/boot\/desktopFonts\.css(\?|$)/ },
      async handler(code, id) {
        const folder = path.join(content.place.root, 'assets/fonts')
        if (!(await hasOwnFonts(folder))) return null
        const labels = labelsOf(await content.load())
        const place = path.relative(path.dirname(id), folder).split(path.sep).join('/')
        return { code: code + ownFaces(await openFonts(folder), labels, place), map: null }
      },
    },
  }
}

/** The titles of icons and windows. */
function labelsOf({ place, site, desktopIcons }: LoadedContent): string {
  const texts = FOLDERS.flatMap((folder) => textsIn(place, folder))
  const titles = texts.map(({ matter }) => JSON.stringify(matter.matter ?? ''))
  const { name, blog } = site
  return [name, blog.heading, ...desktopIcons.map(({ title }) => title), ...titles].join(' ')
}
