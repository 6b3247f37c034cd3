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
    // The key mounts a new menu if another one was open.
    <ErrorBoundary key={keyOf(props)} onError={failed}>
      <Lazy module={contextMenu}>{({ default: ContextMenu }) => <ContextMenu {...props} />}</Lazy>
    </ErrorBoundary>
  )
}

function keyOf({ target, request }: ContextMenuProps): string {
  const which = 'id' in target ? target.id : ''
  return [target.type, which, request?.at.x, request?.at.y].join(' ')
}
