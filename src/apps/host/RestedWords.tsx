/** Words that change as a visitor types. They are announced once they have rested, which does not interrupt the typing. */
import { useEffect, useState } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { ANNOUNCED_AFTER_MS } from '../../find/choice.ts'

interface RestedWordsProps {
  readonly words: string
  readonly className?: string | undefined
}

export function RestedWords({ words, className }: RestedWordsProps) {
  return (
    <>
      <p className={className} aria-hidden="true">
        {words}
      </p>
      <Announced words={words} />
    </>
  )
}

/** For assistive technology alone. The element is there before its words: those that arrive together with theirs are not announced everywhere. */
export function Announced({ words }: Pick<RestedWordsProps, 'words'>) {
  const { timers } = useServices()
  const [rested, setRested] = useState('')
  useEffect(() => timers.after(ANNOUNCED_AFTER_MS, () => setRested(words)), [timers, words])
  return (
    <p role="status" className="visually-hidden">
      {rested}
    </p>
  )
}
