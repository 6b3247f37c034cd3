/** The title and only first-level heading of the desktop and the phone's grid. */
import { site } from 'virtual:site'
import { jobInSentence } from './language.ts'

export const pageTitle = `${site.name}: ${site.owner.name}, ${jobInSentence(site.owner.role, site.language)}`
