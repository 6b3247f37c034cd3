/** The name of a text's file is its address, so it holds what addresses do. */
import path from 'node:path'
import { SLUG, slugOf } from '../../../owner/slug.mjs'
import type { Problem } from '../problems/problem.ts'
import type { TextFile } from './article.ts'

export function findUnfitName({
  place,
  slug,
  matter,
}: Pick<TextFile, 'place' | 'slug' | 'matter'>): readonly Problem[] {
  if (SLUG.test(slug)) return []
  const fit = slugOf(slug) || 'a-name'
  const { slug: said = fit } = (matter.matter ?? {}) as { readonly slug?: string }
  const also = said === fit ? '' : `, and write slug: '${fit}' in it`
  const message = `its name: expected small letters, digits and single hyphens, but found '${slug}'; rename the file to ${fit}${path.extname(place)}, since its name is its address${also}`
  return [{ file: place, line: undefined, message }]
}
