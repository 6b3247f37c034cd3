/** The tools of a window that shows an article: its contents and the search, at hand wherever its reader is. */
import { useLayoutEffect, useRef } from 'react'
import type { Heading } from 'virtual:posts'
import { useDispatch } from '../../../desktop/store/DesktopProvider.tsx'
import { FoldedContents } from '../../../documents/article/contents/Contents.tsx'
import { closeWhenLeft } from '../../../documents/article/contents/foldedList.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { useRegistry } from '../RegistryContext.tsx'
import styles from './documentView.module.css'

interface ArticleToolsProps {
  readonly headings: readonly Heading[]
  /** Of the article. */
  readonly language: string
}

export function ArticleTools({ headings, language }: ArticleToolsProps) {
  const root = useRef<HTMLDivElement>(null)
  const dispatch = useDispatch()
  useLayoutEffect(() => (root.current ? closeWhenLeft(root.current) : undefined), [headings])
  return (
    <div ref={root} className={styles.atHand}>
      <div className={styles.narrow}>
        <FoldedContents headings={headings} language={language} />
      </div>
      {useRegistry().canSearch && (
        <button
          type="button"
          // A phone's sheet has it in its title bar.
          className={`${styles.tool} ${styles.onDesktop}`}
          onClick={() => dispatch({ type: 'app/asked', purpose: 'search' })}
        >
          <Icon name="search" size={16} />
          <span>Search</span>
        </button>
      )}
    </div>
  )
}
