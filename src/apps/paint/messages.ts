import { wideMessage } from '../../desktop/wideMessage.ts'
import type { OpenAction } from '../host/app.ts'

export const ABOUT = wideMessage(
  'About Paint',
  'What you paint stays in this browser.\nSave hands it over to your downloads as a PNG.',
  { tone: 'information' },
)

export const TOO_LARGE = wideMessage(
  'Paint',
  'This picture is too large to be kept over a reload.\nSave it if you want to keep it.',
  { tone: 'warning' },
)

export function notReadable(name: string): OpenAction {
  const message = `Paint cannot read ${name.slice(0, 100)}.\nIt is not a picture that your browser knows.`
  return wideMessage('Open', message, { tone: 'warning' })
}
