/** Writes Brotli and gzip copies, where they are smaller, so that the server never compresses. */
import { readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import pMap from 'p-map'
import { cachedParts, digestOf } from '../cache/cache.ts'
import { filesBelow } from './fileList.ts'

const COMPRESSIBLE = /\.(html|js|mjs|css|json|svg|txt|md|xml|webmanifest|map|ico|wasm)$/
/** A smaller response fits into one network packet anyway. */
const SMALLEST = 1024
/** Browsers cache these for a year. The next lower quality is four times as fast, and 1 % larger. */
const KEPT_FOR_LONG = /[\\/]assets[\\/][^\\/]+$/
const QUALITY = { kept: 11, others: 10 }

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

export async function compressFolder(folder: string, root: string): Promise<void> {
  const files = filesBelow(folder).filter((name) => COMPRESSIBLE.test(name))
  // The encoders run on their own threads.
  await pMap(files, (name) => compressFile(path.join(folder, name), root), {
    concurrency: availableParallelism(),
  })
}

async function compressFile(file: string, root: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < SMALLEST) return
  const quality = KEPT_FOR_LONG.test(file) ? QUALITY.kept : QUALITY.others
  const key = digestOf(process.versions.brotli, process.versions.zlib, quality, content)
  const { br, gz } = await cachedParts(root, 'compressed', key, () => compress(content, quality))
  if (br.length < content.length) await writeFile(`${file}.br`, br)
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz)
}

async function compress(content: Buffer, quality: number): Promise<{ br: Buffer; gz: Buffer }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  const [br, gz] = await Promise.all([
    toBrotli(content, { params }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  return { br, gz }
}
