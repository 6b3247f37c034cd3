/** Opens the pictures of a page inside a window in the viewer: one by a double-click, all of them one after the other. */
import { type RefObject, useLayoutEffect } from 'react'
import type { Album } from '../../../memory/deskState.ts'
import { useMemory } from '../../../memory/MemoryProvider.ts'
import { sitePathOf } from '../../../owner/base.ts'
import type { OpenAction } from '../app.ts'
import { fileName, viewerPath } from '../../../files/fileLocation.ts'
import { useRegistry } from '../RegistryContext.tsx'

/** Narrower pictures are ornaments, such as emblems. In CSS pixels, by the element's attribute. */
const LEAST_WIDTH = 100

/** Returns what opens the first picture. If `isOn` is false, presses on pictures mean nothing. */
export function useDocumentPictures(
  scroller: RefObject<HTMLElement | null>,
  isOn: boolean,
  open: (action: OpenAction) => void,
): (() => void) | null {
  const memory = useMemory()
  const { openLink } = useRegistry()
  const show = (pressed?: Element): void => {
    const pictures = picturesIn(scroller.current)
    const picture = pressed ? pictures.find((each) => each === pressed) : pictures[0]
    const action = picture && openLink(viewerPath(pathOf(picture)))
    if (!action) return
    memory.setState({ album: albumOf(pictures) })
    open(action)
  }
  useLayoutEffect(() => {
    const element = isOn ? scroller.current : null
    const press = ({ target }: MouseEvent): void => {
      if (target instanceof Element) show(target)
    }
    element?.addEventListener('dblclick', press)
    return () => element?.removeEventListener('dblclick', press)
  })
  const hasViewer = openLink(viewerPath('/')) !== null
  return hasViewer ? () => show() : null
}

/** The pictures that are no ornaments, such as an author's portrait, and no links: a press on those leads elsewhere. */
function picturesIn(root: HTMLElement | null): readonly HTMLImageElement[] {
  const images = [...(root?.querySelectorAll<HTMLImageElement>('img[src]') ?? [])]
  return images.filter(
    (image) =>
      Number(image.getAttribute('width')) >= LEAST_WIDTH && !image.closest('a, [data-ornament]'),
  )
}

/** `src` is the largest size. */
function pathOf(image: HTMLImageElement): string {
  return sitePathOf(image.getAttribute('src') ?? '')
}

function albumOf(images: readonly HTMLImageElement[]): Album {
  return images.map((image) => {
    const path = pathOf(image)
    return { path, name: image.alt === '' ? fileName(path) : image.alt }
  })
}
