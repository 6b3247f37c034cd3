/** The fonts that come with the program, without those that an owner has put beside them. */
import { cpSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { type Fonts, openFonts } from '../../src/build/fonts/fonts.ts'
import { ROOT } from '../../src/build/scripts/root.mjs'
import { temporaryFolder } from './temporaryFolder.ts'

const FOLDER = path.join(ROOT, 'assets/fonts')

/** @param besides files that are opened, too */
export function openProgramFonts(...besides: readonly string[]): Promise<Fonts> {
  const folder = temporaryFolder()
  const own = readdirSync(FOLDER).filter((name) => /^(?:dejavu|fira)-/.test(name))
  for (const file of [...own.map((name) => path.join(FOLDER, name)), ...besides])
    cpSync(file, path.join(folder, path.basename(file)))
  return openFonts(folder)
}
