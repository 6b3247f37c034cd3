import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** @returns the absolute path of a new, empty folder, which is removed after all unit tests (temporaryFiles.ts) */
export function temporaryFolder(): string {
  return mkdtempSync(path.join(tmpdir(), 'folder-'))
}
