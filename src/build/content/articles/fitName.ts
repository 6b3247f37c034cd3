/** The name of a text's file is its address, so it holds what addresses do. */
import path from 'node:path'
import { SLUG } from '../../../owner/slug.mjs'
import type { Problem } from '../problems/problem.ts'
import type { TextFile } from './article.ts'

/** A name for the same file that is fit for an address; '' if it has no Latin letters or digits. */
export function fitName(slug: string): string {
  const plain = slug.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}

export function findUnfitName({
  place,
  slug,
  matter,
}: Pick<TextFile, 'place' | 'slug' | 'matter'>): readonly Problem[] {
  if (SLUG.test(slug)) return []
  const fit = fitName(slug) || 'a-name'
  const { slug: said = fit } = (matter.matter ?? {}) as { readonly slug?: string }
  const also = said === fit ? '' : `, and write slug: '${fit}' in it`
  const message = `its name: expected small letters, digits and single hyphens, but found '${slug}'; rename the file to ${fit}${path.extname(place)}, since its name is its address${also}`
  return [{ file: place, line: undefined, message }]
}
