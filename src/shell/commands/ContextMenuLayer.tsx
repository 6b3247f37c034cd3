/** Shows a context menu. Its code is loaded when the first one is opened. */
import { useLoadFailure } from '../../apps/host/useLoadFailure.ts'
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { Lazy } from '../../ui/Lazy.tsx'
import type { ContextMenuProps } from './ContextMenu.tsx'

const contextMenu = lazyModule(() => import('./ContextMenu.tsx'))

export function ContextMenuLayer(props: ContextMenuProps) {
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
      <Lazy module={contextMenu}>{({ default: ContextMenu }) => <ContextMenu {...props} />}</Lazy>
    </ErrorBoundary>
  )
}

function keyOf({ target, request }: ContextMenuProps): string {
  const which = 'id' in target ? target.id : ''
  return [target.type, which, request?.at.x, request?.at.y].join(' ')
}
