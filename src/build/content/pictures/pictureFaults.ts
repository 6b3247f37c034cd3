/** What is wrong with a file that is named like a picture, by its head, before anything is made. */
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { onceFor } from '../../cache/cache.ts'
import { elementsIn } from '../../elements.ts'

/** The largest width that is served, in pixels. */
export const LARGEST_WIDTH = 1600
/** The most pixels that WebP can have on a side. */
const LONGEST_SIDE = 16_383
const LFS = 'version https://git-lfs'
const RUNNING = new Set(['script', 'iframe', 'object', 'embed', 'handler', 'listener'])
const RUNNING_XML = /<!ENTITY|<\?xml-stylesheet/i

export interface PictureFacts {
  /** What is wrong with it: `is empty`. */
  readonly fault?: string
  /** In pixels, as it is shown; missing if it cannot be read. */
  readonly size?: { readonly width: number; readonly height: number }
  /** Whether it has several frames. */
  readonly isMoving?: boolean
}

export const pictureFacts = onceFor(async (file): Promise<PictureFacts> => {
  if (statSync(file).size === 0) return { fault: 'is empty' }
  if (headOf(file) === LFS)
    return { fault: 'is a pointer of Git LFS and not the picture itself; git lfs pull fetches it' }
  const found = /\.svg$/i.test(file) ? runningPart(readFileSync(file, 'utf8')) : undefined
  if (found !== undefined)
    return { fault: `holds ${found}, which could run; save it without scripts` }
  try {
    const { autoOrient, format, compression, pages = 1 } = await sharp(file).metadata()
    const { width, height } = autoOrient
    const facts = { size: { width, height }, isMoving: pages > 1 }
    if (format === 'heif' && compression === 'hevc')
      return { ...facts, fault: 'is HEIC inside, which browsers do not show; save it as JPEG' }
    const served = (height * Math.min(width, LARGEST_WIDTH)) / width
    if (served <= LONGEST_SIDE) return facts
    const fault = `is ${width} x ${height} pixels, and would be served ${Math.round(served)} pixels high; the most is ${LONGEST_SIDE}, so cut it in parts`
    return { ...facts, fault }
  } catch (error) {
    return { fault: unreadable(error) }
  }
})

/** @param error of the library that reads pictures */
export function unreadable(error: unknown): string {
  const [said = ''] = (error instanceof Error ? error.message : String(error)).trim().split('\n')
  return `cannot be read as a picture (${said.replace(/:\s*$/, '')}); open it, and save it again`
}

function headOf(file: string): string {
  const head = Buffer.alloc(LFS.length)
  const opened = openSync(file, 'r')
  readSync(opened, head)
  closeSync(opened)
  return head.toString('latin1')
}

/** What in a drawing could run where somebody opens its address. */
function runningPart(svg: string): string | undefined {
  if (RUNNING_XML.test(svg)) return 'an entity or a style sheet of XML'
  for (const { tagName, properties } of elementsIn(svg)) {
    if (RUNNING.has(tagName.toLowerCase())) return `<${tagName}>`
    for (const [name, value] of Object.entries(properties)) {
      if (/^on/i.test(name)) return `${name.toLowerCase()}="…"`
      if (/^\s*(?:javascript|data:text)/i.test(String(value))) return `an address that is code`
    }
  }
  return undefined
}

/** As a message about the picture: `'tower' (assets/images/tower.jpg) is empty`. */
export function faultOf(name: string, file: string, root: string, fault: string): string {
  return `'${name}' (${path.relative(root, file).split(path.sep).join('/')}) ${fault}`
}
