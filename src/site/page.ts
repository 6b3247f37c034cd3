import type { ReactNode } from 'react'
import type { Thing as SchemaThing } from 'schema-dts'
import { site } from 'virtual:site'
import type { ArticleText } from '../documents/article/text.ts'
import { cardPath } from '../owner/paths.ts'
import { SITE_LANGUAGE } from '../owner/siteLanguage.ts'
import type { BuildFacts } from './buildFacts.ts'
import type { Card } from './cards/card.ts'
import type { StyleKind } from './document.ts'

/** A thing of schema.org as an object rather than a name. */
export type Thing = Exclude<SchemaThing, string>

/** A page of the site, as the definition of its kind (kinds) makes it. */
export interface Page {
  /** The page's only address, without a trailing slash unless it is `/`. */
  readonly path: string
  /** Without the site's name. */
  readonly name: string
  /** Includes the site's name. */
  readonly title: string
  readonly description: string
  readonly language: string
  readonly styles: StyleKind | null
  /** Whether search engines may list it. */
  readonly isListed: boolean
  /** Name of the app whose windows show the same, or null. */
  readonly app: string | null
  /** Whether the offline copy holds it from the first visit on. */
  readonly isKept: boolean
  /** Whether it shows a text that is compiled for its path. */
  readonly hasText: boolean
  /** Everything else that its content depends on. */
  readonly data: unknown
  content(text: ArticleText, facts: BuildFacts): ReactNode
  /** The data from which its window shows the same, and the other paths with that data. */
  readonly window?: { readonly formerPaths: readonly string[]; data(text: ArticleText): unknown }
  readonly changed?: string | undefined
  readonly head: PageHead
  readonly cardPath: string
  /** What that picture says otherwise than of most pages. */
  readonly card: Partial<Pick<Card, 'title' | 'kicker' | 'text' | 'picture' | 'articles' | 'desk'>>
}

export interface PageHead {
  readonly type?: 'article' | 'profile'
  readonly properties?: readonly (readonly [name: string, content: string])[]
  /** Replaces the feed of all posts as the first one. */
  readonly feed?: { readonly list: string; readonly title: string }
  readonly alternate?: { readonly path: string; readonly type: string; readonly title: string }
  readonly newer?: string | undefined
  readonly older?: string | undefined
  /** Where browsers go at once, for hosts that cannot redirect. */
  readonly movedTo?: string
  /** The page between the start page and this one. */
  readonly parent?: { readonly name: string; readonly path: string }
  person?(): Thing
  things?(): readonly Thing[]
}

type Given = Pick<Page, 'path' | 'name' | 'description' | 'app' | 'content'> & Partial<Page>

/** A page that search engines list, with the owner's words. */
export function pageOf(given: Given): Page {
  return {
    title: `${given.name} · ${site.name}`,
    language: SITE_LANGUAGE,
    styles: null,
    isListed: true,
    isKept: true,
    hasText: false,
    data: null,
    head: {},
    cardPath: cardPath(given.path),
    card: {},
    ...given,
  }
}
