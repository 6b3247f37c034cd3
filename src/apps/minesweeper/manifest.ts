import { toolApp } from '../host/manifests.ts'

export const minesweeper = toolApp({
  appName: 'Minesweeper',
  title: 'Minesweeper',
  icon: 'minesweeper-mine',
  // A beginner's board; the view asks for what others need.
  size: { type: 'fixed', width: 242, height: 331 },
  offset: { type: 'xy', x: 200, y: 80 },
  resizable: false,
  startMenu: 'allPrograms',
  words: ['winmine', 'mines', 'game', 'games', 'play'],
  // The view checks it.
  keptDraft: (game) => game,
  load: () => import('./View.tsx'),
})
