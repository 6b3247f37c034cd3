/** Notepad's client area: a note of the visitor's or, where the window's location names one, a file of the site. */
import type { AppViewProps } from '../host/app.ts'
import { fileAt, READER_PATH } from '../../files/fileLocation.ts'
import { FileText } from './FileText.tsx'
import { Note } from './Note.tsx'

export default function NotepadView(props: AppViewProps) {
  const file = fileAt(READER_PATH, props.window.location?.path ?? '')
  return file === null ? <Note {...props} /> : <FileText {...props} file={file} />
}
