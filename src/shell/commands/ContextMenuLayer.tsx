/** Shows the menu of a thing. The menu's code is loaded when the first one is opened. */
import { useLoadFailure } from '../../apps/host/useLoadFailure.ts'
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { Lazy } from '../../ui/Lazy.tsx'
import type { ThingMenuProps } from './ThingMenu.tsx'

const thingMenu = lazyModule(() => import('./ThingMenu.tsx'))

export function ThingMenuLayer(props: ThingMenuProps) {
  const loadFailed = useLoadFailure()
  const failed = (): void => {
    props.commands.close()
    loadFailed({
      message: 'The menu could not be loaded.\nCheck your connection and try again.',
    })
  }
  return (
    // A menu opened while another one is open must mount anew.
    <ErrorBoundary key={keyOf(props)} onError={failed}>
      <Lazy module={thingMenu}>{({ default: ThingMenu }) => <ThingMenu {...props} />}</Lazy>
    </ErrorBoundary>
  )
}

function keyOf({ thing, asked }: ThingMenuProps): string {
  const which = 'id' in thing ? thing.id : ''
  return [thing.type, which, asked?.at.x, asked?.at.y].join(' ')
}
