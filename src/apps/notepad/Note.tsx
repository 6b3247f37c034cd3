/** A note: menu bar and text. The text area keeps its own undo history; the draft only follows. */
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { AppMenuBar } from '../../ui/menu/AppMenuBar.tsx'
import { runRow } from '../../ui/menu/menuItem.ts'
import field from '../../ui/field.module.css'
import { useDraft } from '../../memory/drafts.ts'
import type { AppViewProps } from '../host/app.ts'
import { appMenus } from '../host/menus/appMenus.ts'
import { useClosingWord } from '../host/documents/useClosingWord.ts'
import { EMPTY_NOTE } from './draft.ts'
import { NOTEPAD_COMMANDS } from './commands.ts'
import menuText from './menus.txt?raw'
import styles from './notepad.module.css'
import { timeDate, typeText, useTabKey } from './typing.ts'
import '../../ui/scrollBars.css'

export function Note({ window, close }: AppViewProps) {
  const { clock, phone } = useServices()
  const [empty] = useState({ ...EMPTY_NOTE, isWrapped: phone.matches() })
  const draft = useDraft(window.id, empty)
  const [kept] = useState(draft.read)
  const [isWrapped, setIsWrapped] = useState(kept.isWrapped)
  const area = useRef<HTMLTextAreaElement>(null)
  const hintId = useId()
  const tabKey = useTabKey(kept === empty)

  const keep = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement) => {
    draft.keep({ text: value, isWrapped, selection: [selectionStart, selectionEnd] })
  }
  useLayoutEffect(() => {
    const note = draft.read()
    // After a reload it is no new one.
    draft.keep(note)
    area.current?.setSelectionRange(...note.selection)
  }, [draft])

  useClosingWord(window.id, area, 'note')

  const toggleWrap = () => {
    draft.keep({ ...draft.read(), isWrapped: !isWrapped })
    setIsWrapped(!isWrapped)
  }
  const menus = appMenus(menuText, NOTEPAD_COMMANDS, {
    isWrapped,
    close,
    toggleWrap,
    typeTimeDate: () => typeTimeDate(area.current, clock.now()),
  })
  return (
    <div className={styles.client}>
      <AppMenuBar label="Notepad" menus={menus} onChoose={runRow} />
      <textarea
        ref={area}
        className={`${field.field} ${styles.text} luna-scroll`}
        aria-label="Text"
        aria-describedby={hintId}
        data-autofocus=""
        defaultValue={kept.text}
        onChange={({ target }) => keep(target)}
        onSelect={({ currentTarget }) => keep(currentTarget)}
        wrap={isWrapped ? 'soft' : 'off'}
        spellCheck={false}
        autoComplete="off"
        {...tabKey.handlers}
      />
      <span id={hintId} hidden>
        {tabKey.hint}
      </span>
      <p aria-live="polite" className={tabKey.word === '' ? 'visually-hidden' : styles.status}>
        {tabKey.word}
      </p>
    </div>
  )
}

function typeTimeDate(area: HTMLTextAreaElement | null, now: Date): void {
  if (!area) return
  area.setSelectionRange(area.value.length, area.value.length)
  typeText(area, timeDate(now))
  area.scrollTop = area.scrollHeight
}
