/** Addresses of files in the text of a module. Until a plugin knows them, marks stand for them. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Rolldown } from 'vite'

const MARKED = /served-file:([^\s"]+)/g

/** @param file absolute path */
export function markOf(file: string): string {
  return `served-file:${encodeURIComponent(file)}`
}

type Place = Pick<Rolldown.PluginContext, 'emitFile' | 'getFileName' | 'environment'>

/** Replaces the marks. A build emits their files, as the bundler emits those that are imported. */
export function withAddresses(code: string, place: Place): string {
  const known = new Map<string, string>()
  return code.replaceAll(MARKED, (_mark, encoded: string) => {
    const address = known.get(encoded) ?? addressOf(decodeURIComponent(encoded), place)
    known.set(encoded, address)
    return address
  })
}

function addressOf(file: string, place: Place): string {
  const { base, command, root } = place.environment.config
  const originalFileName = path.relative(root, file).split(path.sep).join('/')
  if (command === 'serve') return base + encodeURI(originalFileName)
  const [name, source] = [path.basename(file), readFileSync(file)]
  const emitted = place.emitFile({ type: 'asset', name, originalFileName, source })
  return base + encodeURI(place.getFileName(emitted))
}
