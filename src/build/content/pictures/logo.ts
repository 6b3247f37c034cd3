/** The owner's logo at the size of the page header, for one to three pixels per CSS pixel. */
import path from 'node:path'
import type { PictureSize } from '../../art/sizedFiles.ts'
import type { ContentPlace } from '../words/contentPlace.ts'
import { makePicture, pictureMaker } from './pictures.ts'

/** In CSS pixels: fits the header's height and leaves room for a name beside it on a phone. */
const LARGEST: PictureSize = { width: 160, height: 32 }
const DENSITIES = [1, 2, 3]

/** @returns its files, and the size in CSS pixels at which it is shown */
export async function makeLogo(place: ContentPlace, name: string) {
  const file = pictureMaker(place).sourceOf(name)
  const cache = path.join(place.root, '.cache/art/logo')
  const files = await makePicture(file, cache, logoWidths)
  return { ...files, shown: shownSize(files) }
}

export function shownSize({ width, height }: PictureSize): PictureSize {
  const scale = Math.min(LARGEST.width / width, LARGEST.height / height, 1)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

export function logoWidths(original: PictureSize): readonly number[] {
  const { width } = shownSize(original)
  return [...new Set(DENSITIES.map((density) => Math.min(width * density, original.width)))]
}
