import { site } from 'virtual:site'
import article from '../../documents/article/article.module.css'
import body from '../../documents/article/body.module.css'
import { Code } from '../../documents/article/bodyParts.tsx'
import { OwnersWords } from '../../documents/OwnersWords.tsx'
import { type Listing, listingNameParts } from '../../documents/postList/listings.ts'
import { wholeAddress } from '../../owner/addresses.ts'
import { hrefOf } from '../../owner/base.ts'
import { FEED_PATH, feedPath, feedSection } from '../../owner/paths.ts'
import { FEED_LENGTH } from '../feeds/atom.ts'
import styles from './feed.module.css'

const ATOM = 'application/atom+xml'

interface FeedContentProps {
  /** The lists of single topics, each of which has a feed of its own. */
  readonly topics: readonly Listing[]
}

export function FeedContent({ topics }: FeedContentProps) {
  return (
    <div className={`${body.body} ${styles.feed}`} data-part="body">
      <h1 className={article.title}>Feed</h1>
      <p>
        A feed is a file that lists the newest articles of a site, for programs to read. Give its
        address to a feed reader, such as NetNewsWire, Feedly or Thunderbird, and it shows you each
        new article of <OwnersWords>{site.name}</OwnersWords> in full. There is nothing to sign up
        for; to stop, remove the address.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <Code tabIndex={0} aria-label="Address of the feed" data-language="Address">
        {wholeAddress(FEED_PATH)}
      </Code>
      <h2>Formats</h2>
      <ul>
        <li>
          <a href={hrefOf(FEED_PATH)} type={ATOM}>
            Atom
          </a>
          : the newest {FEED_LENGTH} articles with their whole text. Every RSS reader understands
          it.
        </li>
        <li>
          Markdown: each article as plain text, at its own address with <code>.md</code> at the end.
        </li>
      </ul>
      {topics.length > 0 && (
        <>
          <h2>Feeds of single topics</h2>
          <ul className={styles.topics} role="list">
            {topics.map((listing) => {
              const { before, name } = listingNameParts(listing)
              return (
                <li key={listing.first} id={feedSection(listing.first)}>
                  {before}
                  <a href={hrefOf(feedPath(listing.first))} type={ATOM}>
                    <OwnersWords>{name}</OwnersWords>
                  </a>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </div>
  )
}
