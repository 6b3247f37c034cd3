/** The visitor's own wallpaper. It is kept in this browser and sent nowhere. */
const DATABASE = 'meadow-pictures'
const STORE = 'pictures'
const KEY = 'wallpaper'

/** The largest that is kept, in pixels: enough for a large screen. */
const MOST = { width: 2560, height: 1600 }
const QUALITY = 0.9

type Host = Pick<Window, 'indexedDB' | 'createImageBitmap' | 'document'>

/** What went wrong, for the visitor. */
export class PictureProblem extends Error {}

/** Undefined if there is none. @throws {Error} (rejects) if the browser denies its storage */
export async function readOwnPicture(host: Host): Promise<Blob | undefined> {
  const found = await request<unknown>(host, 'readonly', (store) => store.get(KEY))
  return found instanceof Blob ? found : undefined
}

/**
 * Keeps a picture in place of the last one, no larger than a screen.
 * @throws {PictureProblem} (rejects) with the reason in plain words
 */
export async function keepOwnPicture(host: Host, file: Blob): Promise<void> {
  const picture = await smaller(host, file)
  try {
    await request(host, 'readwrite', (store) => store.put(picture, KEY))
  } catch {
    throw new PictureProblem(
      'The browser does not let this site keep a picture, or has no room left for it.',
    )
  }
}

async function smaller(host: Host, file: Blob): Promise<Blob> {
  let bitmap: ImageBitmap
  try {
    bitmap = await host.createImageBitmap(file)
  } catch {
    throw new PictureProblem('This file is not a picture that the browser can show.')
  }
  const zoom = Math.min(1, MOST.width / bitmap.width, MOST.height / bitmap.height)
  const canvas = host.document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * zoom))
  canvas.height = Math.max(1, Math.round(bitmap.height * zoom))
  const context = canvas.getContext('2d')
  if (context) {
    context.imageSmoothingQuality = 'high'
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  }
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/webp', QUALITY),
  )
  if (!blob) throw new PictureProblem('The picture is too large for this browser.')
  return blob
}

async function request<Result>(
  { indexedDB }: Host,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const opening = indexedDB.open(DATABASE, 1)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE))
  const database = await resultOf(opening)
  try {
    return await resultOf(ask(database.transaction(STORE, mode).objectStore(STORE)))
  } finally {
    database.close()
  }
}

function resultOf<Result>(asked: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    asked.addEventListener('success', () => resolve(asked.result))
    asked.addEventListener('error', () => reject(asked.error ?? new Error('The storage failed')))
  })
}
