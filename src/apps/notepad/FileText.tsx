/** A file of the site to read: its text can be chosen and copied, not changed, so nothing but its location is kept. */
import { useRef, useState } from 'react'
import type { DataFile } from '../../base/services/files/dataFiles.ts'
import { hrefOf } from '../../owner/base.ts'
import { Button } from '../../ui/Button.tsx'
import field from '../../ui/field.module.css'
import { AppMenuBar } from '../../ui/menu/AppMenuBar.tsx'
import { runRow } from '../../ui/menu/menuItem.ts'
import type { AppViewProps } from '../host/app.ts'
import { appMenus } from '../host/menus/appMenus.ts'
import { nameOfFile, READER_PATH } from '../../files/fileLocation.ts'
import { useData } from '../host/useData.ts'
import { useFileAt } from '../host/useFiles.ts'
import { useReadingPosition } from '../host/documents/useReadingPosition.ts'
import { useTitle } from '../host/windowEffects.ts'
import { NOTEPAD_COMMANDS } from './commands.ts'
import menuText from './menus.txt?raw'
import styles from './notepad.module.css'
import '../../ui/scrollBars.css'

interface FileTextProps extends AppViewProps {
  readonly file: string
}

export function FileText({ window, close, open, file }: FileTextProps) {
  const { loading, retry } = useText({ window, open })
  const [isWrapped, setIsWrapped] = useState(true)
  const area = useRef<HTMLTextAreaElement>(null)
  const name = nameOfFile(file)
  const path = window.location?.path ?? ''
  useTitle({ window, open }, `${name} - Notepad`)
  useReadingPosition(window, area, { path, isShown: loading.status === 'loaded' })

  const menus = appMenus(menuText, NOTEPAD_COMMANDS, {
    isWrapped,
    close,
    toggleWrap: () => setIsWrapped(!isWrapped),
  })
  const tryAgain = (): void => {
    // The button goes away.
    area.current?.focus({ preventScroll: true })
    retry()
  }
  return (
    <div className={styles.client}>
      <AppMenuBar label="Notepad" menus={menus} onChoose={runRow} />
      {loading.status === 'missing' && (
        <p role="alert" className={styles.notice}>
          This site has no file {name}.
        </p>
      )}
      {loading.status === 'failed' && (
        <div role="alert" className={styles.notice}>
          <p>{name} could not be read. Check your connection and try again.</p>
          <Button onClick={tryAgain}>Try Again</Button>
        </div>
      )}
      <textarea
        ref={area}
        className={`${field.field} ${styles.text} luna-scroll`}
        aria-label="Text"
        aria-busy={loading.status === 'loading'}
        data-autofocus=""
        readOnly
        value={loading.status === 'loaded' ? loading.data : ''}
        {...(loading.status === 'loading' && { placeholder: `Reading ${name}…` })}
        wrap={isWrapped ? 'soft' : 'off'}
        spellCheck={false}
      />
      {/* Hidden from assistive technology, which says of the text itself that it is read-only. */}
      <p className={styles.status} aria-hidden="true">
        Read-Only
      </p>
    </div>
  )
}

function useText(props: Pick<AppViewProps, 'window' | 'open'>): ReturnType<typeof useData<string>> {
  const { file, retry } = useFileAt(props, READER_PATH)
  const data = useData(textOf(file.status === 'found' ? file.path : ''), file.status === 'found')
  switch (file.status) {
    case 'lost':
      return { loading: { status: 'missing' }, retry }
    case 'failed':
      return { loading: { status: 'failed' }, retry }
    default:
      return data
  }
}

function textOf(file: string): DataFile<string> {
  return { address: hrefOf(file), parse: String, isText: true }
}
