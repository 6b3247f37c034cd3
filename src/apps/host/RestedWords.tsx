/** Words that change as a visitor types. They are announced once they have rested, which does not interrupt the typing. */
import { useEffect, useState } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { ANNOUNCED_AFTER_MS } from '../../documents/find/announcement.ts'

interface RestedWordsProps {
  readonly words: string
  readonly className?: string | undefined
}

export function RestedWords({ words, className }: RestedWordsProps) {
  const { timers } = useServices()
  const [rested, setRested] = useState('')
  useEffect(() => timers.after(ANNOUNCED_AFTER_MS, () => setRested(words)), [timers, words])
  return (
    <>
      <p className={className} aria-hidden="true">
        {words}
      </p>
      {/* Always there, so that assistive technology announces its changes. */}
      <p role="status" className="visually-hidden">
        {rested}
      </p>
    </>
  )
}
