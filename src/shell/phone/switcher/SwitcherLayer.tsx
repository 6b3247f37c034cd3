import { lazyModule } from '../../../base/services/loading/lazyModule.ts'
import { LazyLayer } from '../../LazyLayer.tsx'

const switcher = lazyModule(() => import('./AppSwitcher.tsx'))

export function SwitcherLayer({ onClose }: { onClose(): void }) {
  return (
    <LazyLayer name="The switcher" module={switcher} onClose={onClose}>
      {({ AppSwitcher }) => <AppSwitcher onClose={onClose} />}
    </LazyLayer>
  )
}
