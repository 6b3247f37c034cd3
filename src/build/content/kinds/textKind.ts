import type { CustomPage } from '../../../owner/types.ts'
import { findUnfitName } from '../articles/fitName.ts'
import { soundText, type TextFile } from '../articles/article.ts'
import type { PublishingRules } from '../articles/publishing.ts'
import { type TextFolder, textsIn } from '../articles/textFiles.ts'
import { idsOf, type Kind, textsOf } from './kind.ts'

interface Words<Matter> extends TextFolder<Matter> {
  pageOf(matter: Matter): Omit<CustomPage, 'path'>
}

/** A kind whose pages are the Markdown files in a folder. Drafts are left out of a build. */
export function textKind<Matter extends { readonly draft?: boolean }>(folder: Words<Matter>): Kind {
  const isHeldBack = (
    { place, matter: { matter } }: TextFile<Matter>,
    { isDeveloping, broken }: PublishingRules,
  ): boolean => broken?.has(place) === true || (!isDeveloping && matter?.draft === true)
  return {
    folder,
    problems: (content) => textsOf(content, folder).flatMap(findUnfitName),
    addresses: (content, rules) =>
      textsOf(content, folder).map((text) => ({
        path: folder.pathOf(text.slug),
        ids: idsOf(text),
        file: text.place,
        isHeldBack: isHeldBack(text, rules),
      })),
    pages: ({ place }, rules) =>
      textsIn(place, folder)
        .filter((text) => !isHeldBack(text, rules))
        .map((text) => {
          const { matter, tree } = soundText(text)
          const page = { path: folder.pathOf(text.slug), ...folder.pageOf(matter) }
          return { place: text.place, page, tree }
        }),
  }
}
