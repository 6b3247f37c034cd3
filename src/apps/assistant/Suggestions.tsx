/** Questions to ask with one press. They stay where they are, and wait together with the text box. */
import { useData } from '../host/useData.ts'
import { hrefOf } from '../../owner/base.ts'
import { QUESTIONS_PATH } from '../../owner/paths.ts'
import type { DataFile } from '../../base/services/files/dataFiles.ts'
import * as v from 'valibot'
import { type Conversation, whole } from './conversation.ts'
import { suggest, type SuggestedQuestion } from './suggest.ts'
import styles from './suggestions.module.css'

const questionsSchema = v.array(v.object({ text: v.string(), links: v.array(v.string()) }))

/** The build writes it. */
const QUESTIONS: DataFile<readonly SuggestedQuestion[]> = {
  address: hrefOf(QUESTIONS_PATH),
  parse: (value) => v.parse(questionsSchema, value),
}

interface SuggestionsProps {
  readonly state: Conversation
  readonly onAsk: (question: string) => void
}

export function Suggestions({ state, onAsk }: SuggestionsProps) {
  const { loading } = useData(QUESTIONS)
  // Nobody misses them: any question can be typed.
  if (loading.status !== 'loaded') return null
  const questions = suggest(loading.data, whole(state.messages))
  if (questions.length === 0) return null
  return (
    <fieldset className={styles.suggestions} disabled={state.request === 'pending'}>
      <legend className={styles.legend}>Suggested questions</legend>
      <ul role="list" className={`${styles.list} luna-scroll`}>
        {questions.map((question) => (
          <li key={question}>
            <button type="button" className={styles.question} onClick={() => onAsk(question)}>
              {question}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
