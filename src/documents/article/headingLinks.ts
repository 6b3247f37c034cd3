/** A press on a heading, which leads to itself, copies the address of its section and says so. */
import { copyText } from '../../base/services/clipboard.ts'

const COPIED = 'Link copied'

/** Returns a function that ends it. */
export function copyHeadingLinks(root: ParentNode): () => void {
  const body = root.querySelector('[data-part="body"]')
  const status = document.createElement('span')
  status.role = 'status'
  status.className = 'visually-hidden'
  body?.after(status)

  let said: HTMLElement | undefined
  const say = (link: HTMLElement | undefined): void => {
    delete said?.dataset['said']
    if (link) link.dataset['said'] = COPIED
    status.textContent = link ? COPIED : ''
    said = link
  }
  const press = (event: Event): void => {
    const link =
      event.target instanceof Element ? event.target.closest(':is(h2, h3, h4) > a') : null
    if (!(link instanceof HTMLAnchorElement) || !isPlain(event as MouseEvent)) return
    // The link leads to its section in any case, so the address bar has the address if copying fails.
    copyText(link.href).then(
      () => say(link),
      () => say(undefined),
    )
  }
  const listening = new AbortController()
  const { signal } = listening
  body?.addEventListener('click', press, { signal })
  body?.addEventListener('focusout', () => say(undefined), { signal })
  return () => {
    listening.abort()
    status.remove()
  }
}

function isPlain({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !ctrlKey && !metaKey && !shiftKey && !altKey
}
