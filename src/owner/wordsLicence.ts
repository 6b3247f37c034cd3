import { site } from 'virtual:site'
import { licenceWords } from './licence.ts'

export const wordsLicence = licenceWords(site)
