import { Button } from '../../ui/Button.tsx'
import type { PaintSubject } from './commands.ts'
import styles from './paint.module.css'

interface BarProps {
  readonly subject: PaintSubject
}

/** The buttons above the picture. */
export function Bar({ subject }: BarProps) {
  return (
    <div className={styles.bar}>
      <Button onClick={subject.begin}>New</Button>
      <Button onClick={subject.ask}>Open</Button>
      <Button onClick={subject.save}>Save</Button>
      <Button disabled={!subject.canUndo} onClick={subject.undo}>
        Undo
      </Button>
      <Button disabled={!subject.canRedo} onClick={subject.redo}>
        Redo
      </Button>
    </div>
  )
}
