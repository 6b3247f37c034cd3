/** The site's language and the `lang` attribute for its owner's words. */
import { site } from 'virtual:site'
import { langMark } from './language.ts'

export const SITE_LANGUAGE = site.language

/** Marks the owner's words among words of the interface. */
export const OWNERS_WORDS = langMark(SITE_LANGUAGE)

/** The language of an article or a custom page. */
export function languageOf({ lang }: { readonly lang?: string }): string {
  return lang ?? SITE_LANGUAGE
}
