import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { copyText } from '../../base/services/clipboard.ts'
import { report } from '../../base/services/report.ts'
import { wideMessage } from '../../desktop/wideMessage.ts'
import { useDraft } from '../../memory/drafts.ts'
import { AppMenuBar } from '../../ui/menu/AppMenuBar.tsx'
import { runRow } from '../../ui/menu/menuItem.ts'
import type { AppViewProps } from '../host/app.ts'
import { appMenus } from '../host/menus/appMenus.ts'
import { useFittingWindow } from '../host/dialogs/useFittingWindow.ts'
import {
  calculatorFrom,
  displayed,
  hasMemory,
  type Key,
  KEYS,
  pasted,
  press,
} from './calculator.ts'
import styles from './calculator.module.css'
import { CALCULATOR_COMMANDS } from './commands.ts'
import { keyTyped } from './keyboard.ts'
import menuText from './menus.txt?raw'

const ABOUT = 'It calculates with 48 decimal digits and shows 32 of them.'

export default function CalculatorView({ window, open }: AppViewProps) {
  const draft = useDraft<unknown>(window.id, undefined)
  const [state, setState] = useState(() => calculatorFrom(draft.read()))
  const scroller = useRef<HTMLDivElement>(null)
  const equals = useRef<HTMLButtonElement>(null)
  useEffect(() => draft.keep(state), [draft, state])
  useFittingWindow(window.id, scroller, '')

  const shown = displayed(state)
  const enter = (key: Key): void => setState((last) => press(last, key))
  const handleKey = (event: KeyboardEvent): void => {
    const { key, target, ctrlKey, altKey, metaKey, defaultPrevented } = event
    if (ctrlKey || altKey || metaKey || defaultPrevented) return
    // A button is pressed by its own key.
    const isOnButton = target instanceof Element && target.closest('button') !== null
    const typed = isOnButton && key === 'Enter' ? undefined : keyTyped(key)
    if (typed === undefined) return
    event.preventDefault()
    enter(typed)
  }
  const handleCopy = (event: ClipboardEvent): void => {
    event.preventDefault()
    event.clipboardData.setData('text/plain', shown)
  }
  const handlePaste = ({ clipboardData }: ClipboardEvent): void => {
    const text = clipboardData.getData('text/plain')
    setState((last) => pasted(last, text))
  }
  const menus = appMenus(menuText, CALCULATOR_COMMANDS, {
    copy: () => {
      copyText(shown).catch((error: unknown) => report('The number was not copied', error))
    },
    tellAbout: () => open(wideMessage('About Calculator', ABOUT, { tone: 'information' })),
  })
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the whole window
    <div className={styles.client} onKeyDown={handleKey} onCopy={handleCopy} onPaste={handlePaste}>
      <AppMenuBar label="Calculator" menus={menus} onChoose={runRow} />
      <div ref={scroller} className={styles.scroller}>
        <div className={styles.pad}>
          <output
            aria-label="Display"
            className={styles.display}
            data-whole={/^-?\d+$/.test(shown)}
          >
            {shown}
          </output>
          <span
            className={styles.memory}
            {...(hasMemory(state) && { role: 'img', 'aria-label': 'A number is in memory' })}
          >
            {hasMemory(state) && 'M'}
          </span>
          {KEYS.map((key) => (
            <button
              key={key}
              ref={key === '=' ? equals : undefined}
              type="button"
              className={styles.key}
              data-kind={kindOf(key)}
              data-autofocus={key === '=' ? '' : undefined}
              onClick={({ detail }) => {
                enter(key)
                // Enter goes on meaning the result, whatever the mouse has pressed.
                if (detail > 0) equals.current?.focus({ preventScroll: true })
              }}
            >
              {key}
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}

function kindOf(key: Key): 'digit' | 'function' | 'wide' | 'operator' {
  if (/^(?:\d|\.|\+\/-)$/.test(key)) return 'digit'
  if (/^(?:Backspace|CE?)$/.test(key)) return 'wide'
  return /^(?:sqrt|%|1\/x)$/.test(key) ? 'function' : 'operator'
}
