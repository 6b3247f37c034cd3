/** What Open asks: one of the site's own pictures, or a file of the visitor's. */
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { type PlacedFile, placedFile } from '../../files/fileLocation.ts'
import { hrefOf } from '../../owner/base.ts'
import { Button } from '../../ui/Button.tsx'
import { useFiles } from '../host/useFiles.ts'
import styles from './openPanel.module.css'

interface OpenPanelProps {
  readonly onPicture: (picture: PlacedFile) => void
  readonly onBrowse: () => void
  readonly onClose: () => void
}

/** Has the focus until it is answered, and then gives it back. */
export function OpenPanel({ onPicture, onBrowse, onClose }: OpenPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  const { list, retry } = useFiles(true)
  const isKnown = list !== undefined
  useEffect(() => {
    if (isKnown) panel.current?.querySelector('button')?.focus()
  }, [isKnown])
  useEffect(() => {
    const { activeElement } = document
    return () => {
      if (activeElement instanceof HTMLElement) activeElement.focus()
    }
  }, [])
  const pictures = (list ?? []).filter(({ inPictures }) => inPictures).map(placedFile)
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    onClose()
  }
  return (
    <div ref={panel} role="dialog" aria-label="Open" className={styles.panel} onKeyDown={handleKey}>
      <h2 className={styles.title}>Look in: My Pictures</h2>
      {list === null && (
        <p role="alert">
          The pictures could not be loaded. <Button onClick={retry}>Try Again</Button>
        </p>
      )}
      <ul className={`${styles.pictures} luna-scroll`}>
        {pictures.map((picture) => (
          <li key={picture.path}>
            <button type="button" className={styles.picture} onClick={() => onPicture(picture)}>
              <img src={hrefOf(picture.small ?? picture.path)} alt="" width={64} height={48} />
              <span>{picture.name}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <Button onClick={onBrowse}>From this computer...</Button>
        <Button onClick={onClose}>Cancel</Button>
      </div>
    </div>
  )
}
