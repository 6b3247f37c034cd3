/** The line beside the results: what is searched, how much was found, or why the search fails. */
import type { Loading } from '../host/useData.ts'
import { RestedWords } from '../host/RestedWords.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from './search.module.css'

interface SearchStatusProps {
  readonly status: Loading<unknown>['status']
  readonly query: string
  readonly count: number
  readonly onRetry: () => void
}

export function SearchStatus({ status, query, count, onRetry }: SearchStatusProps) {
  const hasFailed = status === 'failed' || status === 'missing'
  return (
    <div className={styles.status}>
      <RestedWords words={hasFailed ? '' : words(status, query, count)} />
      {hasFailed && (
        <div role="alert">
          <p>The search could not be loaded. You may be offline.</p>
          <Button onClick={onRetry}>Try Again</Button>
        </div>
      )}
    </div>
  )
}

function words(status: SearchStatusProps['status'], query: string, count: number): string {
  const text = query.trim()
  if (text === '')
    return 'Articles, projects, skills, apps, pages and files are searched as you type.'
  if (status === 'loading') return 'Loading the search…'
  if (count === 0) return `Nothing on this site matches “${text}”. Try fewer or other words.`
  return count === 1 ? 'One result.' : `${count} results, the best first.`
}
