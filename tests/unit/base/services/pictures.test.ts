import { describe, expect, it } from 'vitest'
import { createPictures, type PictureHost } from '../../../../src/base/services/pictures.ts'

const BITMAP = {} as ImageBitmap

function host(changes: Partial<PictureHost>): PictureHost {
  return {
    createImage: () => ({ src: '', decode: () => Promise.resolve() }) as HTMLImageElement,
    fetch: () => Promise.resolve(new Response('pixels')),
    createImageBitmap: () => Promise.resolve(BITMAP),
    ...changes,
  }
}

describe('pictures', () => {
  it('come as decoded image elements', async () => {
    const image = await createPictures(host({})).image('data:image/webp;base64,')
    expect(image.src).toBe('data:image/webp;base64,')
  })

  it('fail as image elements where they cannot be decoded', async () => {
    const decode = (): Promise<void> => Promise.reject(new Error('no picture'))
    const createImage = () => ({ src: '', decode }) as HTMLImageElement
    await expect(createPictures(host({ createImage })).image('/a.png')).rejects.toThrow(
      'no picture',
    )
  })

  it('come as bitmaps', async () => {
    expect(await createPictures(host({})).bitmap('/a.avif')).toBe(BITMAP)
  })

  it('fail as bitmaps where the server answers with an error', async () => {
    const fetch = () => Promise.resolve(new Response('', { status: 404 }))
    await expect(createPictures(host({ fetch })).bitmap('/a.avif')).rejects.toThrow(
      '/a.avif answers with 404',
    )
  })
})
