import { useRef, useState } from 'react'
import { loadImage } from '../../base/services/pictures.ts'
import { hrefOf } from '../../owner/base.ts'
import type { OpenAction } from '../host/app.ts'
import type { Picture } from './core/picture.ts'
import { pictureOf } from './images.ts'
import { notReadable } from './messages.ts'
import { OpenPanel } from './OpenPanel.tsx'

/** `ask` shows the panel that offers pictures. Render `parts`: the panel, and a hidden input for files of the visitor's. */
export function useOpening(
  show: (picture: Picture, name: string) => void,
  open: (message: OpenAction) => void,
) {
  const [isAsking, setAsking] = useState(false)
  const file = useRef<HTMLInputElement>(null)
  const openImage = (image: Promise<ImageBitmap | HTMLImageElement>, name: string): void => {
    setAsking(false)
    image.then(pictureOf).then(
      (picture) => show(picture, name),
      () => open(notReadable(name)),
    )
  }
  const parts = (
    <>
      <input
        ref={file}
        type="file"
        accept="image/*"
        hidden
        aria-label="Open a picture"
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) openImage(createImageBitmap(chosen), chosen.name)
          // The same file may be chosen again.
          currentTarget.value = ''
        }}
      />
      {isAsking && (
        <OpenPanel
          onPicture={({ path, name }) => openImage(loadImage(hrefOf(path)), name)}
          onBrowse={() => file.current?.click()}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
  return { ask: () => setAsking(true), parts }
}
