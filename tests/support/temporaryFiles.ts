/** Set up once for all unit tests: what they write to temporary folders is removed with one folder at the end. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

export default function setup(): () => void {
  const root = mkdtempSync(path.join(tmpdir(), 'meadow-tests-'))
  // Workers inherit it, and so do the programs that tests start.
  process.env['TMPDIR'] = root
  return () => rmSync(root, { recursive: true, force: true })
}
