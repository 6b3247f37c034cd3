import { type RefObject } from 'react'
import { Button } from '../../ui/Button.tsx'
import type { PaintSubject } from './commands.ts'
import styles from './paint.module.css'

interface BarProps {
  readonly subject: PaintSubject
  readonly file: RefObject<HTMLInputElement | null>
  readonly onFile: (file: File) => void
}

/** The buttons above the picture, and the input by which the browser asks for a file. */
export function Bar({ subject, file, onFile }: BarProps) {
  return (
    <div className={styles.bar}>
      <Button onClick={subject.begin}>New</Button>
      <Button onClick={subject.askFile}>Open</Button>
      <Button onClick={subject.save}>Save</Button>
      <Button disabled={!subject.canUndo} onClick={subject.undo}>
        Undo
      </Button>
      <Button disabled={!subject.canRedo} onClick={subject.redo}>
        Redo
      </Button>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label="Open a picture"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) onFile(chosen)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
