/**
 * Albums: pictures that were met together, such as those of an article. The viewer takes the newest album that holds
 * its picture, for the names and the order of the pictures.
 */
import type { DraftStore } from './drafts.ts'

export interface AlbumPicture {
  /** The path on this site that serves it. */
  readonly path: string
  /** Its address on the disk, which no build changes; absent if it is not known, or not listed there. */
  readonly address?: string
  /** The title of its window: the name of its file or, in an article, what it shows. */
  readonly name: string
  /** What it shows, where the name does not say it. */
  readonly alt?: string
}

/** In the order in which they are met. */
export type Album = readonly AlbumPicture[]

const newestByStore = new WeakMap<DraftStore, Album>()

/** The album that was handed over last; empty if none was. */
export function newestAlbum(store: DraftStore): Album {
  return newestByStore.get(store) ?? []
}

/** Hands an album to the viewer that is about to open one of its pictures. */
export function handOverAlbum(store: DraftStore, album: Album): void {
  newestByStore.set(store, album)
}

/** The name of a picture's file. */
export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
