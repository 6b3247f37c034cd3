/** The menus, the tools, the picture and the colors of one window. */
import { type KeyboardEvent, useReducer, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { AppMenuBar } from '../../ui/menu/AppMenuBar.tsx'
import { runRow } from '../../ui/menu/menuItem.ts'
import type { AppViewProps } from '../host/app.ts'
import { appMenus } from '../host/menus/appMenus.ts'
import { useClosingWord } from '../host/documents/useClosingWord.ts'
import { useTitle } from '../host/windowEffects.ts'
import { Colors } from './tools/Colors.tsx'
import { PAINT_COMMANDS, type PaintSubject } from './commands.ts'
import type { Drawing } from './core/drawing.ts'
import type { Settings } from './core/pen.ts'
import { blankPicture, inkOf, type Picture } from './core/picture.ts'
import { savePng } from './images.ts'
import menuText from './menus.txt?raw'
import { ABOUT } from './messages.ts'
import styles from './paint.module.css'
import { BLACK, WHITE } from './tools/palette.ts'
import { Surface, type SurfaceHandle } from './Surface.tsx'
import { useOpening } from './useOpening.tsx'
import { ToolBox } from './tools/ToolBox.tsx'

interface EditorProps extends AppViewProps {
  readonly drawing: Drawing
  readonly title: string
  readonly blank: () => Picture
  /** Called whenever the picture or its name has changed. */
  readonly onChange: (title: string, isUntouched: boolean) => void
  /** Called before another picture takes its place. @returns whether it was put among the recent documents */
  readonly onReplace: () => boolean
}

const FIRST: Settings = {
  tool: 'pencil',
  color: BLACK,
  ground: WHITE,
  lineWidth: 2,
  shapeFill: 'outline',
}

export function Editor(props: EditorProps) {
  const { window, close, open, drawing, title, blank, onChange, onReplace } = props
  const [settings, setSettings] = useState(FIRST)
  const [, renderAgain] = useReducer((times: number) => times + 1, 0)
  const surface = useRef<SurfaceHandle>(null)
  // The word lies there, clear of what is pressed next.
  const desk = useRef<HTMLDivElement>(null)
  const sayKept = useClosingWord(window.id, desk, 'picture')
  useTitle({ window, open }, `${title} - Paint`)

  const choose = (changes: Partial<Settings>): void => {
    surface.current?.finish()
    setSettings({ ...settings, ...changes })
  }
  const changed = (name = title, isUntouched = false): void => {
    renderAgain()
    onChange(name, isUntouched)
  }
  const step = (way: 'undo' | 'redo'): void => {
    surface.current?.finish()
    surface.current?.paint(drawing[way]())
    changed()
  }
  const show = (picture: Picture, name: string): void => {
    surface.current?.finish()
    if (onReplace()) sayKept()
    drawing.replace(picture)
    changed(name, true)
  }
  const opening = useOpening(show, open)
  const subject = {
    canUndo: drawing.canUndo(),
    canRedo: drawing.canRedo(),
    begin: () => show(blank(), 'untitled'),
    ask: opening.ask,
    save() {
      surface.current?.finish()
      savePng(drawing.picture(), title)
    },
    undo: () => step('undo'),
    redo: () => step('redo'),
    clear() {
      const { width, height } = drawing.picture()
      surface.current?.finish()
      drawing.replace(blankPicture(width, height, inkOf(settings.ground)))
      changed()
    },
    tellAbout: () => open(ABOUT),
    close,
  }
  const handleKey = (event: KeyboardEvent): void => {
    const command = commandByKey(event)
    if (!command) return
    event.preventDefault()
    subject[command]()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the whole window
    <div className={styles.client} onKeyDown={handleKey}>
      <AppMenuBar
        label="Paint"
        menus={appMenus(menuText, PAINT_COMMANDS, subject)}
        onChoose={runRow}
      />
      <Bar subject={subject} />
      <div className={styles.middle}>
        <ToolBox settings={settings} onChoose={choose} />
        <Surface
          ref={surface}
          desk={desk}
          drawing={drawing}
          settings={settings}
          onChange={() => changed()}
          onPick={choose}
        />
      </div>
      <Colors settings={settings} onChoose={choose} />
      {opening.parts}
    </div>
  )
}

function commandByKey(event: KeyboardEvent): 'save' | 'undo' | 'redo' | undefined {
  const { target, ctrlKey, metaKey, altKey, shiftKey } = event
  // What is typed into the picture has an undo of its own.
  const isTyping = target instanceof HTMLInputElement && target.type === 'text'
  if (!(ctrlKey || metaKey) || altKey || isTyping) return undefined
  switch (event.key.toLowerCase()) {
    case 's':
      return 'save'
    case 'y':
      return 'redo'
    case 'z':
      return shiftKey ? 'redo' : 'undo'
    default:
      return undefined
  }
}

function Bar({ subject }: { readonly subject: PaintSubject }) {
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
