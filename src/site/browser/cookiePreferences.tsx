import { createRoot, type Root } from 'react-dom/client'
import { count, counting } from 'virtual:counting'
import { answerOf, type Purposes, purposesOf } from '../../base/services/consent.ts'
import { createStorage } from '../../base/services/storage.ts'
import { CookieDialog } from '../../consent/CookieDialog.tsx'
import styles from './cookiePreferences.module.css'

const storage = createStorage(window)
let root: Root | null = null

/** Opens the dialog unless it is open. Closing it returns the focus to `opener`. */
export function openCookiePreferences(opener: HTMLElement): void {
  if (root) return
  const host = document.createElement('div')
  host.className = styles.host ?? ''
  document.body.append(host)
  root = createRoot(host)
  const close = (): void => {
    root?.unmount()
    root = null
    host.remove()
    opener.focus({ preventScroll: true })
  }
  const answer = (purposes: Purposes): boolean => {
    storage.write(answerOf(purposes, counting))
    if (counting && purposes.counting) count(document, counting)
    const isKept = purposesOf(storage.read(), counting).desk === purposes.desk
    if (isKept) close()
    return isKept
  }
  const allowed = purposesOf(storage.read(), counting)
  root.render(<CookieDialog allowed={allowed} onAnswer={answer} onClose={close} />)
}
