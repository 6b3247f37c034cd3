/**
 * Writes a Brotli and a gzip twin beside every file of a folder that they make smaller, so that the
 * server need not compress anything while it answers.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(html|js|mjs|css|json|svg|txt|md|xml|webmanifest|map|ico|wasm)$/
/** Below this a response fits one network packet anyway. */
const SMALLEST = 1024

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** @param folder absolute path; its subfolders are included */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue
    await compressFile(path.join(entry.parentPath, entry.name))
  }
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  if (content.length < SMALLEST) return
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  if (brotli.length < content.length) await writeFile(`${file}.br`, brotli)
  if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped)
}
