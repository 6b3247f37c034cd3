import { MY_DOCUMENTS_PATH, MY_PICTURES_PATH } from '../../owner/paths.ts'
import { toolApp } from '../host/manifests.ts'
import { DISK_PATH } from '../../files/disk.ts'
import { keptSelection } from './files/places.ts'

export const myComputer = toolApp({
  appName: 'My Computer',
  title: 'My Computer',
  icon: 'my-computer',
  size: { type: 'fixed', width: 660, height: 500 },
  offset: { type: 'xy', x: 260, y: 50 },
  opens: [DISK_PATH, `${DISK_PATH}/*`, MY_DOCUMENTS_PATH, MY_PICTURES_PATH],
  places: [
    { label: 'Local Disk (C:)', path: DISK_PATH, icon: 'drive-hdd' },
    { label: 'My Documents', path: MY_DOCUMENTS_PATH, icon: 'folder-user-docs' },
    { label: 'My Pictures', path: MY_PICTURES_PATH, icon: 'pictures' },
  ],
  desktopIcon: { id: 2 },
  words: ['explorer', 'computer', 'files', 'folders', 'disk'],
  keptDraft: keptSelection,
  load: () => import('./View.tsx'),
})
