/**
 * The site's own help, as the era's help centre showed its own: a band with a search box, all topics at the left, one
 * of them at the right. Topics are links, so that Back leads to the last one and each can be copied and shared.
 */
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { TOPICS } from '../../documents/help/siteHelp.ts'
import { asksForTopics, createTopicFinder } from '../../documents/help/topicFinder.ts'
import { hrefOf } from '../../owner/base.ts'
import { HELP_PATH } from '../../owner/paths.ts'
import { Icon } from '../../ui/Icon.tsx'
import { indexByKey } from '../../ui/controls/keys.ts'
import type { AppViewProps } from '../host/app.ts'
import { PageTools } from '../host/documents/PageTools.tsx'
import documentView from '../host/documents/documentView.module.css'
import { useDraft } from '../../memory/drafts.ts'
import { useDocumentLinks } from '../host/documents/useDocumentLinks.ts'
import { Band } from './Band.tsx'
import styles from './help.module.css'
import { Page } from './Page.tsx'
import { TopicList } from './TopicList.tsx'

const find = createTopicFinder(TOPICS)

export default function HelpView({ window, open }: AppViewProps) {
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const draft = useDraft(window.id, '')
  const [query, setQuery] = useState(draft.read)
  const id = useId()
  useDocumentLinks(root, { windowId: window.id, path: HELP_PATH, scroller }, open)
  const section = window.location?.section
  const topic = TOPICS.find((each) => each.id === section)
  const found = find(query)
  const isSearching = asksForTopics(query)
  const href = hrefOf(HELP_PATH) + (topic ? `#${topic.id}` : '')

  const type = (text: string): void => {
    draft.keep(text)
    setQuery(text)
  }
  const firstLink = (): HTMLElement | null => list.current?.querySelector('a') ?? null
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (isSearching) firstLink()?.click()
  }
  const pressInBox = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown') firstLink()?.focus()
    else if (event.key === 'Escape' && query !== '') type('')
    else return
    event.preventDefault()
  }
  const pressInList = (event: KeyboardEvent): void => {
    const links = [...(list.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex((link) => link === event.target)
    const hasModifier = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey
    const next = at < 0 || hasModifier ? undefined : indexByKey(event.key, at, links.length)
    if (next === undefined) return
    event.preventDefault()
    links[next]?.focus()
  }
  return (
    <div
      ref={root}
      className={`${documentView.client} ${styles.client}`}
      // What a narrow window has room for.
      data-shows={topic && !isSearching ? 'topic' : 'list'}
    >
      <div data-part="tools" className={documentView.toolbar}>
        <a className={`${documentView.tool} ${styles.home}`} href={hrefOf(HELP_PATH)}>
          <Icon name="home" size={16} />
          All topics
        </a>
        <PageTools href={href} />
      </div>
      <Band
        id={id}
        query={query}
        isFirst={topic === undefined}
        onType={type}
        onSubmit={submit}
        onKeyDown={pressInBox}
      />
      <div className={styles.panes}>
        <TopicList
          ref={list}
          id={id}
          query={isSearching ? query : ''}
          found={found}
          chosen={topic?.id}
          onKeyDown={pressInList}
        />
        <Page
          window={window}
          scroller={scroller}
          topic={topic}
          lost={found.length === 0 ? query : null}
        />
      </div>
    </div>
  )
}
