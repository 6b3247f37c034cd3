/** The language of this site, and the mark of its owner's words. */
import { site } from 'virtual:site'
import { langMark } from './language.ts'

/** What the site is written in, where an article does not say otherwise. */
export const SITE_LANGUAGE = site.language

/** The attribute of an element that holds the owner's words among those of the interface. */
export const OWNERS_WORDS = langMark(SITE_LANGUAGE)

/** The language of an article, or of a page of the owner's own. */
export function languageOf({ lang }: { readonly lang?: string }): string {
  return lang ?? SITE_LANGUAGE
}
