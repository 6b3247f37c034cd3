import { site } from 'virtual:site'
import { wholeAddress } from '../owner/addresses.ts'
import { jobInSentence } from '../owner/language.ts'
import { SITE_LANGUAGE } from '../owner/siteLanguage.ts'
import type { Page } from './page.ts'
import type { Card } from './cards/card.ts'

export function cardOf({ cardPath, card, path, name, description }: Page): Card {
  const { owner } = site
  return {
    path: cardPath,
    bar: wholeAddress(path).replace(/^https:\/\/|\/$/g, ''),
    kicker: `${owner.name}, ${jobInSentence(owner.role, SITE_LANGUAGE)}`,
    title: name,
    text: description,
    owner: owner.name,
    host: new URL(site.address).host,
    ...card,
  }
}
