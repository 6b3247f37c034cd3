import { useEffect, useRef, useState } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { loadImage } from '../../base/services/pictures.ts'
import { windowById } from '../../desktop/selectors.ts'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { useDraft } from '../../memory/drafts.ts'
import { useMemory } from '../../memory/MemoryProvider.ts'
import { listDraft, useResumed } from '../../memory/resumed.ts'
import type { AppViewProps } from '../host/app.ts'
import { createDrawing, type Drawing } from './core/drawing.ts'
import { blankPicture, type Picture } from './core/picture.ts'
import { Editor } from './Editor.tsx'
import { pictureOf, pngOf } from './images.ts'
import { keptPicture, readKept } from './kept.ts'
import { TOO_LARGE } from './messages.ts'

const WHITE = 0xffffffff
const SIZE = { width: 560, height: 360 }
/** Fits a narrow phone. */
const PHONE_SIZE = { width: 300, height: 300 }

const UNTITLED = 'untitled'

/** Shows the picture that the memory of the desk keeps for the window, and keeps it there. */
export default function PaintView(props: AppViewProps) {
  const { window, open } = props
  const { phone } = useServices()
  const store = useOSAppState()
  const memory = useMemory()
  const draft = useDraft<unknown>(window.id, undefined)
  const resumed = useResumed(window)
  const [kept] = useState(() => readKept(resumed ?? draft.read()))
  const [title, setTitle] = useState(kept?.title ?? UNTITLED)
  const blank = (): Picture => {
    const { width, height } = phone.matches() ? PHONE_SIZE : SIZE
    return blankPicture(width, height, WHITE)
  }
  const [drawing, setDrawing] = useState<Drawing | null>(() =>
    kept ? kept.drawing : createDrawing(blank()),
  )
  const png = drawing ? null : (kept?.png ?? null)
  const begin = useRef(blank)
  useEffect(() => {
    if (png === null) return undefined
    let isWanted = true
    const show = (picture: Picture): void => {
      if (isWanted) setDrawing(createDrawing(picture))
    }
    loadImage(png)
      .then(pictureOf)
      .then(show, () => show(begin.current()))
    return () => {
      isWanted = false
    }
  }, [png])
  const resting = useRef<(() => void) | null>(null)
  useEffect(
    () => () => {
      if (!windowById(store.getState(), window.id)) resting.current?.()
    },
    [store, window.id],
  )
  const isTold = useRef(false)
  /** Once a window, and not while the session's text is being written. */
  const tellTooLarge = (): void => {
    if (isTold.current) return
    isTold.current = true
    queueMicrotask(() => open(TOO_LARGE))
  }
  const keep = (changed: Drawing, name: string, isUntouched: boolean): void => {
    const next = keptPicture(name, changed, pngOf, tellTooLarge, isUntouched)
    resting.current = next.rest
    draft.keep(next)
  }
  if (!drawing) return null
  return (
    <Editor
      {...props}
      drawing={drawing}
      title={title}
      blank={blank}
      onChange={(name, isUntouched) => {
        setTitle(name)
        keep(drawing, name, isUntouched)
      }}
      onReplace={() => {
        resting.current?.()
        return listDraft(memory, window)
      }}
    />
  )
}
