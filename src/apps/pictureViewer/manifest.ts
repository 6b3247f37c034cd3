import { toolApp } from '../host/manifests.ts'

export const pictureViewer = toolApp({
  appName: 'Picture Viewer',
  title: 'Picture Viewer',
  icon: 'pictures',
  size: { type: 'fixed', width: 640, height: 520 },
  offset: { type: 'center' },
  // As in files/fileLocation.ts, which is loaded with the first picture.
  opens: ['/picture-viewer/*'],
  words: ['pictures', 'viewer'],
  // Validated by the view (album.ts), so that the check loads with it.
  keptDraft: (album) => album,
  load: () => import('./View.tsx'),
})
