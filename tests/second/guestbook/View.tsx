/** The client area of the app that only tests have. */
import type { AppViewProps } from '../../../src/apps/host/app.ts'

export default function GuestbookView({ window, close }: AppViewProps) {
  return (
    <form data-fixture="guestbook">
      <p>Shown at {window.location?.path}</p>
      <button type="button" onClick={close}>
        Sign and leave
      </button>
    </form>
  )
}
