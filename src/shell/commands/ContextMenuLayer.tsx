import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { LazyLayer } from '../LazyLayer.tsx'
import type { ContextMenuProps } from './ContextMenu.tsx'

const contextMenu = lazyModule(() => import('./ContextMenu.tsx'))

export function ContextMenuLayer(props: ContextMenuProps) {
  const { target, request, commands } = props
  const which = 'id' in target ? target.id : ''
  return (
    <LazyLayer
      // Mounts a new menu if another one was open.
      key={[target.type, which, request?.at.x, request?.at.y].join(' ')}
      name="The menu"
      module={contextMenu}
      onClose={commands.close}
    >
      {({ default: ContextMenu }) => <ContextMenu {...props} />}
    </LazyLayer>
  )
}
