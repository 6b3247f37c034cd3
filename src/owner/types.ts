/**
 * What the owner tells the site: the forms of `site.ts`, `projects.ts` and `desktopIcons.ts` in
 * `src/content` (that of `resume.ts`: resume.ts). What is optional is not shown where it is missing, unless a default is
 * named.
 */

export interface ProfileLink {
  /** What is found there. The first profile for code is a link in My Computer. */
  readonly kind: 'code' | 'work' | 'social' | 'other'
  readonly label: string
  /** A whole address, `https://…`. */
  readonly url: string
}

export interface Certification {
  readonly title: string
  readonly issuer: string
  readonly year: number
}

/** Terms for the owner's words and pictures. */
export type Licence =
  | { readonly kind: 'CC BY 4.0' }
  | { readonly kind: 'all rights reserved' }
  /** Terms of your own, one sentence or more a text. */
  | { readonly kind: 'own'; readonly name: string; readonly terms: readonly string[] }

export interface Logo {
  /** The name of a picture in `assets/images`, without its ending. It is shown up to 160 pixels wide and 32 high. */
  readonly image: string
  /** What the picture says to visitors who do not see it; empty where that is no more than the site's name beside it. */
  readonly alt: string
}

/**
 * A service, or a script of your own, that counts visits. Its script is loaded only for visitors who allow it
 * in the cookie preferences.
 */
export interface Counting {
  /** Who counts, as the cookie preferences call them. */
  readonly name: string
  /** The whole address of the script, `https://…`, or its path on this site, where it is a file in `assets/files`. */
  readonly script: string
  /** Where the script sends what it counts, without a path: `https://stats.example.org`. */
  readonly endpoint: string
  /** What is counted and what for, in a sentence or two for the cookie preferences. */
  readonly why?: string
  /**
   * What the service wants to be told by attributes of the script's element, by their names without `data-`:
   * `{ domain: 'example.org' }`.
   */
  readonly data?: Readonly<Record<string, string>>
}

interface OwnerWords {
  readonly name: string
  readonly role: string
  /** One line under the name. */
  readonly headline?: string
  /** In the first person, one text a paragraph. */
  readonly bio?: readonly string[]
  readonly email?: string
  /** Where the owner lives or works, as visitors may know it: `Lisbon, Portugal`. */
  readonly location?: string
  /** What others may ask for, and from when, in a sentence: `Open to full-time work from May, on site or remote.` */
  readonly availability?: string
  /** Shown in this order. */
  readonly skills?: readonly string[]
  readonly certifications?: readonly Certification[]
}

/** What `site.ts` holds. */
export interface SiteWords {
  readonly name: string
  /** Where the site is published, without a slash at the end. It may have a path: `https://ada.github.io/portfolio`. */
  readonly address: string
  /**
   * What your words are written in, as BCP 47 names it: `el`, `pt-BR`; "en" by default. Labels and buttons stay
   * English, so an owner who writes in another language gives `description`, and heading and description of `blog`.
   */
  readonly language?: string
  /** What the site is, in one or two sentences: for search engines, and for the assistant. */
  readonly description?: string
  readonly owner: OwnerWords
  /** Where the owner is found elsewhere, in this order. */
  readonly profiles?: readonly ProfileLink[]
  /** The list of articles. */
  readonly blog?: {
    /** "Articles" by default. */
    readonly heading?: string
    /** A sentence or two below the heading. */
    readonly subject?: string
    /** For search engines. */
    readonly description?: string
  }
  /** The balloon that appears in the corner of the desktop; null where there is none. */
  readonly balloon?: {
    readonly title: string
    readonly text: string
    /** `url`: a whole address, or a path on this site. It opens in a new tab. */
    readonly link: { readonly text: string; readonly url: string }
  } | null
  /** What others may do with your words and pictures; you reserve all rights by default. The code is under the licence in LICENSE. */
  readonly licence?: Licence
  /** The assistant that answers questions about the owner; null where there is none. */
  readonly assistant?: {
    /** "Assistant" by default. */
    readonly name?: string
    /**
     * The slug of the article on how this site is made: the assistant links to it when it is asked.
     * Null where there is none.
     */
    readonly makingOf?: string | null
  } | null
  /**
   * The picture over the search box of the browser window, best 272x92: an address on another host,
   * which is then the only one the site's pages may fetch pictures from, or on this site. Null shows
   * the wordmark of Meadow, and requests nothing.
   */
  readonly searchLogo?: string | null
  /** The picture behind the desktop: its name in `assets/images`, best 2560 pixels wide. Null shows the program's own. */
  readonly wallpaper?: string | null
  /**
   * Turns the blues of title bars, taskbar and pages to another hue, in degrees of OKLCH: red is about 25,
   * orange 60, green 145, teal 190, blue 262, purple 305. Every contrast stays as it is. Null is the era's blue.
   */
  readonly hue?: number | null
  /**
   * What stands in the header of pages in place of the emblem of START, beside the site's name. The header is as
   * blue as a title bar, or has your `hue`. Null shows the emblem.
   */
  readonly logo?: Logo | null
  /**
   * The picture that stands for the site in tabs, among bookmarks and where it is installed: its name in
   * `assets/images`, square, 512 pixels wide or more. Null shows the emblem of START.
   */
  readonly icon?: string | null
  /** Who counts visits; null, where nobody does, is the default. */
  readonly counting?: Counting | null
}

/** The words of `site.ts` with everything that it may leave out: an empty text or list is not shown. */
export interface Site extends Required<Omit<SiteWords, 'owner' | 'blog' | 'assistant'>> {
  readonly owner: Required<OwnerWords>
  readonly blog: Required<NonNullable<SiteWords['blog']>>
  readonly assistant: Required<NonNullable<SiteWords['assistant']>> | null
}

/** What the first of the program needs of `Site`; the rest of the owner's words comes with what shows it. */
export interface SiteInBrief extends Omit<Site, 'owner'> {
  readonly owner: Pick<Site['owner'], 'name' | 'role' | 'headline' | 'email'>
}

export interface Project {
  readonly title: string
  /** Name of a picture, without its ending. */
  readonly image: string
  /** What the picture shows, for visitors who do not see it. */
  readonly alt: string
  readonly description: string
  readonly tech: readonly string[]
  /** A whole address, `https://…`, where the project can be tried. */
  readonly demo?: string
  /** The whole address of its source code. */
  readonly repository?: string
  /** The slug of the article that tells how it was made. */
  readonly caseStudy?: string
}

/** A page of the owner's own, made from a file in `pages`. */
export interface CustomPage {
  /** `/now`. */
  readonly path: string
  readonly title: string
  readonly description: string
  /** The day of the last change, where it is told: `2026-01-31`. */
  readonly updated?: string
  /** Its language, where that is not the site's. */
  readonly lang?: string
  /** Whether the header of pages and START lead to it. */
  readonly isLinked: boolean
}

export interface DesktopIconEntry {
  /** Identifies the icon for ever: never change it, and never use it twice. */
  readonly id: number
  /** Name of an icon in `assets/icons`. */
  readonly icon: string
  readonly title: string
  /** The app that the icon opens. */
  readonly appName?: string
  /**
   * The page that shows what the app shows; it is where the icon leads on a phone. Without an app,
   * what the icon opens: a path on this site, or an address elsewhere, which opens in a new tab.
   */
  readonly link?: string
}
