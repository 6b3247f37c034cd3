import { useLoadFailure } from '../../../apps/host/useLoadFailure.ts'
import { lazyModule } from '../../../base/services/loading/lazyModule.ts'
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx'
import { Lazy } from '../../../ui/Lazy.tsx'

const switcher = lazyModule(() => import('./AppSwitcher.tsx'))

export function SwitcherLayer({ onClose }: { onClose(): void }) {
  const loadFailed = useLoadFailure()
  const giveUp = (): void => {
    onClose()
    loadFailed({
      message: 'The switcher could not be loaded.\nCheck your connection and try again.',
    })
  }
  return (
    <ErrorBoundary onError={giveUp}>
      <Lazy module={switcher}>{({ AppSwitcher }) => <AppSwitcher onClose={onClose} />}</Lazy>
    </ErrorBoundary>
  )
}
