/** Chooses what a page's preview picture shows. */
import { pictures } from 'virtual:pictures'
import { site } from 'virtual:site'
import { jobInSentence, longDate } from '../../owner/language.ts'
import { languageOf, SITE_LANGUAGE } from '../../owner/siteLanguage.ts'
import { sitePathOf } from '../../owner/base.ts'
import { wholeAddress } from '../../owner/addresses.ts'
import type { Card } from './card.ts'
import { cardPathOf, type Page, pageName } from '../page.ts'

export function cardOf(page: Page): Card {
  const { owner } = site
  const card = {
    path: cardPathOf(page),
    bar: wholeAddress(page.path).replace(/^https:\/\/|\/$/g, ''),
    kicker: `${owner.name}, ${jobInSentence(owner.role, SITE_LANGUAGE)}`,
    title: pageName(page),
    text: page.description,
    owner: owner.name,
    host: new URL(site.address).host,
  }
  if (page.kind === 'post') {
    const { post } = page
    return {
      ...card,
      kicker: `${longDate(post.date, languageOf(post))} · ${post.readTime}`,
      picture: sitePathOf(post.image.src),
    }
  }
  if (page.kind === 'home') return { ...card, title: owner.headline || site.name }
  const avatar = pictures['avatar']?.src
  const isOfOwner = page.kind === 'about' || page.kind === 'resume'
  return isOfOwner && avatar !== undefined ? { ...card, picture: sitePathOf(avatar) } : card
}
