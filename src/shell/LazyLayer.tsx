import { type ComponentProps, useCallback } from 'react'
import { useLoadFailure } from '../apps/host/useLoadFailure.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { Lazy } from '../ui/Lazy.tsx'

/** @param name begins the sentence of the message: `The menu` */
export function useNotLoaded(name: string): () => void {
  const loadFailed = useLoadFailure()
  return useCallback(
    () =>
      loadFailed({
        message: `${name} could not be loaded.\nCheck your connection and try again.`,
      }),
    [loadFailed, name],
  )
}

interface LazyLayerProps<Module> extends ComponentProps<typeof Lazy<Module>> {
  readonly name: string
  readonly onClose: () => void
}

/** Shows what is loaded when it is first opened. A failure closes it, with a message. */
export function LazyLayer<Module>({ name, onClose, ...lazy }: LazyLayerProps<Module>) {
  const tell = useNotLoaded(name)
  const giveUp = () => {
    onClose()
    tell()
  }
  return (
    <ErrorBoundary onError={giveUp}>
      <Lazy {...lazy} />
    </ErrorBoundary>
  )
}
