import { toolApp } from '../host/manifests.ts'

export const taskManager = toolApp({
  appName: 'Task Manager',
  title: 'Task Manager',
  icon: 'task-manager',
  size: { type: 'fixed', width: 400, height: 481 },
  offset: { type: 'xy', x: 120, y: 60 },
  isInTaskbarMenu: true,
  startMenu: 'allPrograms',
  words: ['taskmgr', 'tasks', 'processes', 'performance', 'frames', 'fps'],
  load: () => import('./View.tsx'),
})
