import type { ReactNode } from 'react'
import { OWNERS_WORDS } from '../owner/siteLanguage.ts'

export function OwnersWords({ children }: { readonly children: ReactNode }) {
  return OWNERS_WORDS.lang === undefined ? children : <span {...OWNERS_WORDS}>{children}</span>
}
