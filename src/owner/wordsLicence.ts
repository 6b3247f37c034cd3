/** What this site says about the licence of its words and pictures. */
import { site } from 'virtual:site'
import { licenceWords } from './licence.ts'

export const wordsLicence = licenceWords(site)
