import { describe, expect, it } from 'vitest'
import {
  fileAt,
  foundFile,
  locationOfFile,
  nameOfFile,
  READER_PATH,
} from '../../../src/files/fileLocation.ts'

describe('the location of a file', () => {
  it('gives the path of the file back', () => {
    const [address, path] = ['/system/styles/a.css', '/assets/a-12345678.css']
    const location = locationOfFile({ name: 'a.css', address, path }) ?? ''
    expect(fileAt(READER_PATH, location)).toBe(address)
  })

  it.each(['/notepad', '/notepads/a.txt', '/notepad//elsewhere.example/a', '/notepad/\\elsewhere'])(
    '%s names no file of this site',
    (location) => expect(fileAt(READER_PATH, location)).toBeNull(),
  )
})

describe('the name of a file', () => {
  it.each([
    ['/robots.txt', 'robots.txt'],
    ['/blog/hands-free.md', 'hands-free.md'],
    ['/a%20cup%20of%20tea.txt', 'a cup of tea.txt'],
    ['/100%.txt', '100%.txt'],
    ['/assets/error-CRsKU3Cd.mp3', 'error.mp3'],
    ['/assets/sounds/error-download.mp3', 'error-download.mp3'],
    ['/notes/error-CRsKU3Cd.mp3', 'error-CRsKU3Cd.mp3'],
  ])('at %s is %s', (path, name) => {
    expect(nameOfFile(path)).toBe(name)
  })
})

describe('the file at an address', () => {
  const list = [
    { shown: 'assets/images/grüne hügel.webp', path: '/assets/gr%C3%BCne%20h-12345678.webp' },
    { shown: 'robots.txt', path: '/robots.txt' },
  ]
  const hill = {
    status: 'found',
    path: '/assets/gr%C3%BCne%20h-12345678.webp',
    address: '/assets/images/grüne%20hügel.webp',
  }

  it.each([
    ['its place on the disk', '/assets/images/grüne%20hügel.webp'],
    ['its place on the disk, encoded', '/assets/images/gr%C3%BCne%20h%C3%BCgel.webp'],
    ['the path that serves it now', '/assets/grüne%20h-12345678.webp'],
  ])('is found by %s', (_, address) => expect(foundFile(address, list)).toEqual(hill))

  it('is lost where only an earlier build had it', () => {
    expect(foundFile('/assets/hill-87654321.webp', list)).toEqual({ status: 'lost' })
    expect(foundFile('/assets/images/hill.webp', list)).toEqual({ status: 'lost' })
  })

  it('may be one that is not listed', () => {
    const ico = { status: 'found', path: '/favicon.ico' }
    expect(foundFile('/favicon.ico', list)).toEqual(ico)
    expect(foundFile('/favicon.ico', null), 'without a list').toEqual(ico)
  })

  it('is not known while the list is not, and cannot be without it', () => {
    expect(foundFile('/robots.txt', undefined)).toEqual({ status: 'loading' })
    expect(foundFile('/assets/images/hill.webp', null)).toEqual({ status: 'failed' })
  })
})
