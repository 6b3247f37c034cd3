/** The Markdown files on disk, each parsed again only when its text changes. */
import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import type * as v from 'valibot'
import type { ContentPlace } from '../words/contentPlace.ts'
import { parseText, TEXT_FILE, type TextFile, unreadableText } from './article.ts'
import { readSource } from './readSource.ts'

/** A folder of Markdown files, below the owner's words. */
export interface TextFolder<Matter = unknown> {
  readonly name: string
  readonly schema: v.GenericSchema<unknown, Matter>
  /** The path of the page that shows the file of this name. */
  pathOf(slug: string): string
}

/** By absolute path. All plugins share it, so a file is parsed once. */
const parsed = new Map<string, { readonly source: string; readonly text: TextFile }>()

/** Sorted by file name. */
export function textsIn<Matter>(
  { root, words }: ContentPlace,
  folder: TextFolder<Matter>,
): readonly TextFile<Matter>[] {
  const absolute = path.join(root, words, folder.name)
  if (!existsSync(absolute)) return []
  const names = readdirSync(absolute).filter((name) => TEXT_FILE.test(name) && !isHidden(name))
  return names.sort().map((name) => textAt(path.join(absolute, name), root, folder))
}

/** Such as `._hello.md`, which a Mac writes beside `hello.md` on some disks. */
function isHidden(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('.'))
}

export function textAt<Matter>(
  file: string,
  root: string,
  { schema }: Pick<TextFolder<Matter>, 'schema'>,
  source: string | undefined = readSource(file),
): TextFile<Matter> {
  const place = path.relative(root, file).split(path.sep).join('/')
  if (source === undefined) return unreadableText(place)
  const known = parsed.get(file)
  // Each folder has one schema.
  if (known?.source === source) return known.text as TextFile<Matter>
  const text = parseText(place, source, schema)
  parsed.set(file, { source, text })
  return text
}
