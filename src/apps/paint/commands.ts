import type { Command } from '../../desktop/commands.ts'

export interface PaintSubject {
  readonly canUndo: boolean
  readonly canRedo: boolean
  begin(): void
  ask(): void
  save(): void
  undo(): void
  redo(): void
  clear(): void
  tellAbout(): void
  close(): void
}

export const PAINT_COMMANDS: readonly Command<PaintSubject>[] = [
  { id: 'new', title: 'New', run: ({ begin }) => begin() },
  { id: 'open', title: 'Open...', run: ({ ask }) => ask() },
  { id: 'save', title: 'Save', hotkey: 'Ctrl+S', run: ({ save }) => save() },
  { id: 'exit', title: 'Exit', run: ({ close }) => close() },
  {
    id: 'undo',
    title: 'Undo',
    hotkey: 'Ctrl+Z',
    when: ({ canUndo }) => canUndo,
    run: ({ undo }) => undo(),
  },
  {
    id: 'redo',
    title: 'Redo',
    hotkey: 'Ctrl+Y',
    when: ({ canRedo }) => canRedo,
    run: ({ redo }) => redo(),
  },
  { id: 'clear', title: 'Clear Image', run: ({ clear }) => clear() },
  { id: 'about', title: 'About Paint', run: ({ tellAbout }) => tellAbout() },
]
