/** The owner's words that the canvas draws: labels of icons, and titles of windows. */
import path from 'node:path'
import type { LoadedContent } from '../content/kinds/content.ts'
import { allTexts } from '../content/kinds/kinds.ts'
import { pictureMaker } from '../content/pictures/pictures.ts'
import { ownFiles } from '../content/words/ownFiles.ts'
import type { DrawnText } from './missingLetters.ts'

export function canvasTexts({
  place,
  desktopIcons,
}: Pick<LoadedContent, 'place' | 'desktopIcons'>): readonly DrawnText[] {
  const matters = allTexts(place).map(({ matter }) => matter)
  const windows = [
    ...matters.map(({ matter }) => (matter as { readonly title: string } | undefined)?.title ?? ''),
    ...pictureMaker(place).names,
    ...ownFiles(place).map((file) => path.posix.basename(file)),
  ]
  return [
    ...desktopIcons.map(({ title }) => ({ text: title, where: 'an icon on the desktop' })),
    ...windows.map((text) => ({ text, where: 'the title of a window' })),
  ]
}
