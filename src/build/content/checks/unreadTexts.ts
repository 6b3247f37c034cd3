/** Finds text files that no page shows because of their folder or file extension. */
import path from 'node:path'
import type { Problem } from '../problems/problem.ts'
import type { Content } from '../kinds/content.ts'

export function findUnreadTexts({ unread, place }: Content): readonly Problem[] {
  return unread.map((file) => {
    const [folder = ''] = path.posix.relative(place.words, file).split('/')
    const { name } = path.posix.parse(file)
    const wanted = ['mdx', 'md'].map((ending) => `${place.words}/${folder}/${name}.${ending}`)
    const message = `it is not read: expected ${wanted.join(' or ')}`
    return { file, line: undefined, message }
  })
}
