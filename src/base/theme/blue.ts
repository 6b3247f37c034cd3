import { base } from './blue/base.ts'
import { blueCanvas } from './blueCanvas.ts'
import { buttons } from './blue/buttons.ts'
import { calculator } from './blue/apps/calculator.ts'
import { chat } from './blue/chat.ts'
import { checkBoxes } from './blue/checkBoxes.ts'
import { dialogs } from './blue/dialogs.ts'
import { documents } from './blue/documents.ts'
import { explorer } from './blue/explorer.ts'
import { help } from './blue/help.ts'
import { menus } from './blue/menus.ts'
import { minesweeper } from './blue/apps/minesweeper.ts'
import { notices } from './blue/notices.ts'
import { phone } from './blue/phone.ts'
import { player } from './blue/apps/player.ts'
import { powerDialog } from './blue/powerDialog.ts'
import { scrollBars } from './blue/scrollBars.ts'
import { searchEngine } from './blue/searchEngine.ts'
import { startMenu } from './blue/startMenu.ts'
import { taskbar } from './blue/taskbar.ts'
import { taskManager } from './blue/apps/taskManager.ts'
import { windows } from './blue/windows.ts'
import type { Theme } from './theme.ts'

export const blue: Theme = {
  ...blueCanvas,
  name: 'blue',
  taskbar: [
    [0, '#1f2f86'],
    [0.03, '#3165c4'],
    [0.06, '#3682e5'],
    [0.1, '#4490e6'],
    [0.12, '#3883e5'],
    [0.15, '#2b71e0'],
    [0.18, '#2663da'],
    [0.2, '#235bd6'],
    [0.23, '#2258d5'],
    [0.38, '#2157d6'],
    [0.54, '#245ddb'],
    [0.86, '#2562df'],
    [0.89, '#245fdc'],
    [0.92, '#2158d4'],
    [0.95, '#1d4ec0'],
    [0.98, '#1941a5'],
  ],
  start: {
    face: [
      [0, '#2f410b'],
      [0.06, '#69ad69'],
      [0.22, '#3f9740'],
      [0.4, '#39953a'],
      [0.58, '#3e9e3f'],
      [0.72, '#40a041'],
      [0.88, '#3c903c'],
      [1, '#347c38'],
    ],
    edges:
      'linear-gradient(to right, rgb(255 255 255 / 0.3) 0, rgb(255 255 255 / 0) 6px, ' +
      'rgb(35 111 35 / 0) calc(100% - 16px), #236f23 100%)',
  },
  browserBar: { desktop: '#245edb', light: '#0054e3', dark: '#033082' },
  card: {
    paper: '#fff',
    pane: '#6b8fe0',
    kicker: '#0b3fbf',
    title: '#0a1c40',
    text: '#333',
    windowShadow: '#0008',
    letterShadow: '#00000099',
    button: '#1e52b7',
  },
  tokens: {
    base,
    buttons,
    checkBoxes,
    scrollBars,
    taskbar,
    startMenu,
    powerDialog,
    notices,
    menus,
    windows,
    explorer,
    help,
    searchEngine,
    player,
    minesweeper,
    calculator,
    dialogs,
    taskManager,
    chat,
    phone,
    documents,
  },
}
