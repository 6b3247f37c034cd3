import type { Command } from '../../desktop/commands.ts'

export interface CalculatorSubject {
  copy(): void
  tellAbout(): void
}

export const CALCULATOR_COMMANDS: readonly Command<CalculatorSubject>[] = [
  { id: 'copy', title: 'Copy', hotkey: 'Ctrl+C', run: ({ copy }) => copy() },
  { id: 'about', title: 'About Calculator', run: ({ tellAbout }) => tellAbout() },
]
