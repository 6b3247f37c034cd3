import { LICENCE_PATH } from './paths.ts'
import type { SiteInBrief } from './types.ts'

export interface LicenceWords {
  readonly name: string
  /** The link in the footer. */
  readonly notice: string
  readonly summary: string
  /** The terms: an address on another site or a path on this one. */
  readonly url: string
}

export function licenceWords({
  licence,
  owner,
}: Pick<SiteInBrief, 'licence' | 'owner'>): LicenceWords {
  switch (licence.kind) {
    case 'CC BY 4.0':
      return {
        name: 'CC BY 4.0',
        notice: 'Some rights reserved',
        summary: 'Words and pictures are under CC BY 4.0.',
        url: 'https://creativecommons.org/licenses/by/4.0/',
      }
    case 'all rights reserved':
      return {
        name: 'All rights reserved',
        notice: 'All rights reserved',
        summary: `${owner.name} reserves all rights in the words and pictures.`,
        url: LICENCE_PATH,
      }
    case 'own':
      return {
        name: licence.name,
        notice: licence.name,
        summary: licence.terms.join(' '),
        url: LICENCE_PATH,
      }
  }
}
