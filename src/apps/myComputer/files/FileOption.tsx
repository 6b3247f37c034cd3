/** One file or folder: its picture above its name. */
import { type ComponentProps, useState } from 'react'
import { hrefOf } from '../../../owner/base.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { iconOf, type Node, thumbnailOf } from './folder.ts'
import styles from './files.module.css'

interface FileOptionProps {
  readonly node: Node
  readonly isSelected: boolean
  readonly isTabStop: boolean
  /** Id of an element that says `Folder`. */
  readonly folderWordId: string
  readonly handlers: ComponentProps<'div'>
}

export function FileOption(props: FileOptionProps) {
  const { node, isSelected, isTabStop, folderWordId, handlers } = props
  return (
    <div
      role="option"
      aria-selected={isSelected}
      // Its picture says so to those who see it.
      aria-describedby={node.type === 'folder' ? folderWordId : undefined}
      data-type={node.type === 'folder' ? 'folder' : 'file'}
      tabIndex={isTabStop ? 0 : -1}
      {...(isTabStop && { 'data-autofocus': '' })}
      className={styles.option}
      data-tip={node.name}
      {...handlers}
    >
      <span className={styles.picture}>
        <Picture node={node} />
      </span>
      <span className={styles.name} data-tip-text>
        {node.name}
      </span>
    </div>
  )
}

function Picture({ node }: { readonly node: Node }) {
  const [hasFailed, setHasFailed] = useState(false)
  const thumbnail = thumbnailOf(node)
  if (thumbnail === undefined || hasFailed) return <Icon name={iconOf(node)} size={48} />
  return (
    <img
      className={styles.thumbnail}
      // Drawings have no size of their own, or a tiny one.
      data-drawing={/\.(?:svg|ico)$/i.test(node.name)}
      src={hrefOf(thumbnail)}
      alt=""
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setHasFailed(true)}
    />
  )
}
