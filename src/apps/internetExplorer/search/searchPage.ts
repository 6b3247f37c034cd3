/** What both pages of the search engine are given. Types only. */
import type { Ref } from 'react'
import type { BrowserAction, BrowserState } from './model.ts'
import type { Logo } from './useLogo.ts'

export interface SearchPageProps {
  readonly state: BrowserState
  readonly dispatch: (action: BrowserAction) => void
  readonly logo: Logo
  readonly searchBox: Ref<HTMLInputElement>
}
