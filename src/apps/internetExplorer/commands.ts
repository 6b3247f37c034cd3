import type { Command } from '../../desktop/commands.ts'

export interface BrowserSubject {
  readonly canGoBack: boolean
  close(): void
  goHome(): void
}

export const BROWSER_COMMANDS: readonly Command<BrowserSubject>[] = [
  { id: 'close', title: 'Close', run: ({ close }) => close() },
  {
    id: 'back',
    title: 'Back',
    hotkey: 'Alt+Left Arrow',
    when: ({ canGoBack }) => canGoBack,
    run: ({ goHome }) => goHome(),
  },
  { id: 'home', title: 'Home Page', hotkey: 'Alt+Home', run: ({ goHome }) => goHome() },
]
