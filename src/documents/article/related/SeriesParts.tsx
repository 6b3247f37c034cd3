/** All parts of a post's series, with links to the previous and next ones. */
import type { PostLink, Series } from 'virtual:posts'
import { hrefOf } from '../../../owner/base.ts'
import { postPath } from '../../../owner/paths.ts'
import { INTERFACE_LANGUAGE, langMark } from '../../../owner/language.ts'
import { Landmark } from '../../Landmark.tsx'
import { OwnersWords } from '../../OwnersWords.tsx'
import { MoreLink, PostTitle } from './MorePosts.tsx'
import styles from './series.module.css'

interface SeriesProps {
  readonly series: Series
  readonly slug: string
  readonly isLandmark: boolean
  readonly around: string
}

export function SeriesParts({ series, slug, isLandmark, around }: SeriesProps) {
  const { name, parts } = series
  const place = parts.findIndex((part) => part.slug === slug) + 1
  return (
    <Landmark
      isLandmark={isLandmark}
      className={styles.series}
      aria-label={`Series: ${name}`}
      {...langMark(INTERFACE_LANGUAGE, around)}
    >
      <p className={styles.label}>
        Part {place} of {parts.length}: <OwnersWords>{name}</OwnersWords>
      </p>
      <ol className={styles.parts}>
        {parts.map((part) => (
          <li key={part.slug}>
            {part.slug === slug ? (
              <strong aria-current="page">
                <PostTitle post={part} />
              </strong>
            ) : (
              <a href={hrefOf(postPath(part.slug))}>
                <PostTitle post={part} />
              </a>
            )}
          </li>
        ))}
      </ol>
    </Landmark>
  )
}

export function SeriesNeighbors({ series, slug, isLandmark, around }: SeriesProps) {
  const { parts, name } = series
  const place = parts.findIndex((part) => part.slug === slug)
  const [previous, next]: readonly (PostLink | undefined)[] = [parts[place - 1], parts[place + 1]]
  return (
    <Landmark
      isLandmark={isLandmark}
      className={styles.neighbors}
      data-screen=""
      aria-label={`More of the series ${name}`}
      {...langMark(INTERFACE_LANGUAGE, around)}
    >
      {previous && <MoreLink post={previous} label="Previous part" side="start" />}
      {next && <MoreLink post={next} label="Next part" side="end" />}
    </Landmark>
  )
}
