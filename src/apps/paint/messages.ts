import type { OpenAction } from '../host/app.ts'
import { WIDE_MESSAGE } from '../host/properties.ts'

export const ABOUT: OpenAction = {
  type: 'message/shown',
  title: 'About Paint',
  message: 'What you paint stays in this browser.\nSave hands it over to your downloads as a PNG.',
  tone: 'information',
  size: WIDE_MESSAGE,
}

export const TOO_LARGE: OpenAction = {
  type: 'message/shown',
  title: 'Paint',
  message: 'This picture is too large to be kept over a reload.\nSave it if you want to keep it.',
  tone: 'warning',
  size: WIDE_MESSAGE,
}

export function notReadable(name: string): OpenAction {
  return {
    type: 'message/shown',
    title: 'Open',
    message: `Paint cannot read ${name.slice(0, 100)}.\nIt is not a picture that your browser knows.`,
    tone: 'warning',
    size: WIDE_MESSAGE,
  }
}
