import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { soundArticle } from '../../../../src/build/content/articles/article.ts'
import { POSTS } from '../../../../src/build/content/articles/publishing.ts'
import { textsIn } from '../../../../src/build/content/articles/textFiles.ts'
import { site } from '../../../../src/sample/site.ts'
import { anArticle, parseArticle, problemsOf, PROSE } from '../../../support/contentBuilders.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const read = (source: string) => soundArticle(parseArticle('a-post.mdx', source), site.owner).said

describe('the front matter of an article', () => {
  it('may leave out the read time, which is computed, and the author, who is the owner', () => {
    const source = anArticle('a-post', PROSE.repeat(3), { readTime: undefined, author: undefined })
    expect(problemsOf(source)).toEqual([])
    const { name, role } = site.owner
    expect(read(source)).toMatchObject({ readTime: '3 min read', authors: [{ name, role }] })
  })

  it('may follow a byte order mark, and be among files that only a system sees', () => {
    const folder = temporaryFolder()
    const place = { root: folder, words: '.', pictures: 'images', files: 'files' }
    mkdirSync(path.join(folder, 'posts'))
    writeFileSync(path.join(folder, 'posts/a-post.md'), `\ufeff${anArticle('a-post')}`)
    writeFileSync(path.join(folder, 'posts/._a-post.md'), Buffer.of(0, 5, 22, 7))
    writeFileSync(path.join(folder, 'posts/b-post.md'), Buffer.from(anArticle('b-post'), 'utf16le'))
    writeFileSync(path.join(folder, 'posts/c-post.md'), Buffer.from('Gr\u00fc\u00dfe', 'latin1'))
    const texts = textsIn(place, POSTS)
    expect(texts.map(({ matter: { matter }, broken }) => matter?.slug ?? broken)).toEqual([
      'a-post',
      ...['b-post', 'c-post'].map((slug) => [
        { file: `posts/${slug}.md`, line: undefined, message: expect.stringContaining('UTF-8') },
      ]),
    ])
  })

  it('is that above the text, whatever follows its dashes and whatever rules the text has', () => {
    const source = anArticle('a-post', `${PROSE}\n\n---\n\nslug: 'other'\n\n---\n`)
    const spaced = source.replace('---\n', '--- \t\n')
    expect(read(spaced)).toEqual(read(source))
    expect(problemsOf(spaced)).toEqual([])
  })

  it('tells the line of a mistake within several lines of YAML', () => {
    const source = anArticle('a-post', PROSE, { image: "\n  src: 'tower'\n  alt: ''" })
    expect(problemsOf(source)).toEqual([
      expect.stringMatching(/^a-post\.mdx:11: front matter, image\.alt: /),
    ])
  })
})
