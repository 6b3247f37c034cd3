import type { ReactNode } from 'react'
import { INTERFACE_LANGUAGE, langMark } from '../../owner/language.ts'
import { languageOf } from '../../owner/siteLanguage.ts'
import type { CustomPage } from '../../owner/types.ts'
import styles from '../article/article.module.css'
import body from '../article/body.module.css'
import { LongDate } from '../LongDate.tsx'

interface CustomDocumentProps {
  readonly page: CustomPage
  readonly level: 1 | 2
  readonly children: ReactNode
}

export function CustomDocument({ page, level, children }: CustomDocumentProps) {
  const Title = level === 1 ? 'h1' : 'h2'
  const language = languageOf(page)
  return (
    <div className={styles.room}>
      <article className={styles.article} lang={language}>
        <div className={styles.head}>
          {page.updated !== undefined && (
            <p className={styles.meta}>
              <span {...langMark(INTERFACE_LANGUAGE, language)}>
                Updated <LongDate date={page.updated} language={language} />
              </span>
            </p>
          )}
          <Title className={styles.title}>{page.title}</Title>
        </div>
        <div className={body.body} data-part="body">
          {children}
        </div>
      </article>
    </div>
  )
}
