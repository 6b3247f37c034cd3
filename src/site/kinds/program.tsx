/** Pages without any of the owner's words. */
import { site } from 'virtual:site'
import { INTERFACE_LANGUAGE } from '../../owner/language.ts'
import { HELP_PATH, LICENCE_PATH, NOT_FOUND_PATH, OFFLINE_PATH } from '../../owner/paths.ts'
import { type Page, pageOf } from '../page.ts'
import { HelpContent } from '../pages/HelpContent.tsx'
import { LicenceContent } from '../pages/LicenceContent.tsx'
import { NotFound, Offline } from '../pages/Notices.tsx'

const language = INTERFACE_LANGUAGE
const notice = { language, isListed: false, app: null }

export function programPages(): readonly Page[] {
  return [
    pageOf({
      app: 'Help and Support',
      path: HELP_PATH,
      name: 'Help and Support',
      description: `How to use ${site.name}: windows, keys, search, phones, reading offline, dark and on paper, and what is kept of a visit.`,
      language,
      styles: 'help',
      content: () => <HelpContent />,
    }),
    pageOf({
      path: LICENCE_PATH,
      name: 'Licence',
      description: `What you may do with the code, words and art of ${site.name}, and the licences of the fonts and libraries that it uses.`,
      language,
      app: null,
      content: (_text, { software }) => <LicenceContent software={software} />,
    }),
  ]
}

export function noticePages(): readonly Page[] {
  return [
    pageOf({
      ...notice,
      path: NOT_FOUND_PATH,
      name: 'Page not found',
      description: 'There is no page at this address.',
      isKept: false,
      content: () => <NotFound />,
    }),
    pageOf({
      ...notice,
      path: OFFLINE_PATH,
      name: 'You are offline',
      description: 'This page is not stored on this device for reading offline.',
      content: () => <Offline />,
    }),
  ]
}
