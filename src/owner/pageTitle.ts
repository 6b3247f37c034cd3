/** The title and only first-level heading of the desktop and the phone's grid. */
import { site } from 'virtual:site'
import { titleOfSite } from './titleOfSite.ts'

export const pageTitle = titleOfSite(site)
