/** The subject of a passage outside the articles, which is found by this, not by its words. */
export type Topic =
  | 'owner'
  | 'location'
  | 'availability'
  | 'skills'
  | 'certifications'
  | 'contact'
  | 'project'
  | 'resume'
  | 'experience'
  | 'position'
  | 'education'
  | 'talks'
  | 'languages'
  | 'site'
  | 'licence'
  | 'help'
  /** What the owner has the assistant say. */
  | 'answer'

/** A part of the site with an address of its own: a section of a post, or a part of a page. */
export interface Passage {
  readonly topic?: Topic
  /** Path on this site: `/blog/slug#heading`, `/about`. */
  readonly url: string
  readonly page: string
  readonly heading: string
  readonly paragraphs: readonly (readonly string[])[]
  /** Its tables as one sentence per row, written by the build. */
  readonly rows?: readonly string[]
  /** Rows of numbers, outputs of code, and what an announcing sentence announces; too many for the search index. */
  readonly figures?: readonly string[]
  /** Its front matter as sentences, written by the build. */
  readonly facts?: readonly string[]
  /** Further words to find the passage by: tags, names in tables, bold titles. */
  readonly keywords: string
  /** The addresses on other sites that it mentions. */
  readonly outside?: readonly { readonly url: string; readonly text: string }[]
}
