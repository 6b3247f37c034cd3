/** The fonts that come with the program, without those that an owner has put beside them. */
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type Fonts, openFonts } from '../../src/build/fonts/fonts.ts'
import { ROOT } from '../../src/build/scripts/root.mjs'

const FOLDER = path.join(ROOT, 'assets/fonts')

/** @param besides files that are opened, too */
export async function openProgramFonts(...besides: readonly string[]): Promise<Fonts> {
  const folder = mkdtempSync(path.join(tmpdir(), 'meadow-fonts-'))
  const own = readdirSync(FOLDER).filter((name) => /^(?:dejavu|fira)-/.test(name))
  for (const file of [...own.map((name) => path.join(FOLDER, name)), ...besides])
    cpSync(file, path.join(folder, path.basename(file)))
  try {
    return await openFonts(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
