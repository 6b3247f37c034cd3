/** What stands at the right: a topic or, before one is chosen, what a visitor may want to do. */
import type { RefObject } from 'react'
import documentStyles from '../../documents/document.module.css'
import { TOPICS } from '../../documents/help/siteHelp.ts'
import { addressOfTopic, Topic } from '../../documents/help/Topic.tsx'
import type { HelpTopic } from '../../help/topic.ts'
import { HELP_TASKS } from '../../help/topics.ts'
import { hrefOf } from '../../owner/base.ts'
import { HELP_PATH } from '../../owner/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { AppViewProps } from '../host/app.ts'
import documentView from '../host/documents/documentView.module.css'
import { useRegistry } from '../host/RegistryContext.tsx'
import { useFocusOnNewPage, useWordOnNewPage } from '../host/windowEffects.ts'
import { useOpen } from '../host/useOpen.ts'
import { useReadingPosition } from '../host/documents/useReadingPosition.ts'
import styles from './help.module.css'

interface PageProps {
  readonly window: AppViewProps['window']
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly topic: HelpTopic | undefined
  /** What was looked for and not found; null otherwise. */
  readonly lost: string | null
}

export function Page({ window, scroller, topic, lost }: PageProps) {
  // Each topic is read from its top.
  const path = topic ? `${HELP_PATH}/${topic.id}` : HELP_PATH
  useReadingPosition(window, scroller, { path, isShown: lost === null })
  useFocusOnNewPage(scroller, path)
  useWordOnNewPage(path, topic?.title ?? 'Welcome', lost === null)
  return (
    <div
      ref={scroller}
      role="group"
      aria-label={lost === null ? (topic?.title ?? 'Welcome') : 'Nothing found'}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keyboard too
      tabIndex={0}
      data-autofocus={topic ? '' : undefined}
      className={`${documentView.page} ${documentStyles.document} ${styles.page} luna-scroll`}
    >
      {lost !== null ? (
        <NothingFound key={lost} text={lost.trim()} />
      ) : topic ? (
        <Topic key={topic.id} topic={topic} topics={TOPICS} level={3}>
          <Opener topic={topic} />
        </Topic>
      ) : (
        <Welcome />
      )}
    </div>
  )
}

/** Opens what the topic speaks of, where this desktop has it. */
function Opener({ topic: { app } }: { readonly topic: HelpTopic }) {
  const { manifests } = useRegistry()
  const open = useOpen()
  if (!app || !manifests.has(app.appName)) return null
  return (
    <p>
      <Button onClick={() => open({ appName: app.appName })}>{app.text}</Button>
    </p>
  )
}

/** A topic that was read before would look like an answer. */
function NothingFound({ text }: { readonly text: string }) {
  return (
    <div className={styles.welcome}>
      <h3>Nothing found</h3>
      <p>
        The help has no topic about “{text}”. Try fewer or other words, or see{' '}
        <a href={hrefOf(HELP_PATH)}>all topics</a>.
      </p>
    </div>
  )
}

function Welcome() {
  const tip = TOPICS.find(({ id }) => id === 'desk')
  return (
    <div className={styles.welcome}>
      <h3>Pick a task</h3>
      <ul role="list" className={styles.tasks}>
        {HELP_TASKS.filter(({ topic }) => TOPICS.some(({ id }) => id === topic)).map(
          ({ text, topic }) => (
            <li key={topic}>
              <a href={addressOfTopic(topic)}>
                <Icon name="go-arrow" size={16} />
                {text}
              </a>
            </li>
          ),
        )}
      </ul>
      <h3>Did you know?</h3>
      <p>
        {tip?.summary} <a href={addressOfTopic('desk')}>More on this</a>
      </p>
    </div>
  )
}
