import { describe, expect, it } from 'vitest'
import { checkContent } from '../../../../src/build/content/checks/checkContent.ts'
import { linkMismatch } from '../../../../src/build/content/checks/linkChecks.ts'
import { describeProblem } from '../../../../src/build/content/problems/problem.ts'
import { anArticle, PROSE, RULES, someContent } from '../../../support/contentBuilders.ts'

function check(body: string) {
  const content = someContent({
    'a-post': anArticle('a-post', `${body}\n\n## It’s here\n\n${PROSE}`),
    other: anArticle('other', `## Its part\n\n<span id="spot">Here.</span> ${PROSE}`),
  })
  return checkContent(content, RULES).map(describeProblem)
}

describe('a link that leads somewhere', () => {
  it.each([
    'https://elsewhere.example/lost#anything',
    'mailto:robin@example.com',
    '/',
    '/?culling=off',
    '/about',
    '/about#content',
    '/robots.txt',
    '/blog/other',
    '/blog/other.md',
    '/blog/other#its-part',
    '/blog/other#spot',
    '#its-here',
    '/blog/a-post#its-here',
    'https://site.example/blog/other#its-part',
  ])('%s', (link) => {
    expect(check(`[text](${link})`)).toEqual([])
  })
})

describe('a site whose address has a path', () => {
  const paths = new Set(['/', '/about', '/garden'])
  const site = { address: 'https://me.example/garden', paths, ids: new Map() }

  it.each([
    '/',
    '/about',
    '/garden',
    'https://me.example/garden/about',
    'https://me.example/other',
  ])('has paths that leave it out, and neighbours on its host: %s', (link) => {
    expect(linkMismatch(link, '/blog/a', site)).toBeUndefined()
  })

  it('is told of links that say it twice, and of whole ones that lead nowhere', () => {
    expect(linkMismatch('/garden/about', '/', site)).toBe(
      "link '/garden/about' leads nowhere: this site has no /garden/about; expected /about, since the site's own links leave /garden/ out",
    )
    expect(linkMismatch('https://me.example/garden/lost', '/', site)).toMatch(/has no \/lost; /)
  })
})

describe('a dead link is reported with file, line and what is expected', () => {
  it.each([
    ['/blog/lost', /leads nowhere: .* no \/blog\/lost; did you mean .*\/blog/],
    ['/abuot', /link '\/abuot' leads nowhere: this site has no \/abuot; did you mean \/about,/],
    ['#lost', /leads nowhere: \/blog\/a-post has no #lost; expected one of #its-here$/],
    ['/blog/other#lost', /\/blog\/other has no #lost; expected one of #its-part, #spot$/],
    ['https://site.example/lost', /leads nowhere: this site has no \/lost/],
    ['other', /link 'other': expected \/path on this site, #heading on this page, https/],
    ['./other', /link '\.\/other': expected \/path on this site/],
    ['../about', /link '\.\.\/about': expected \/path on this site/],
    ['//elsewhere.example/', /expected \/path on this site/],
    ['javascript:alert(1)', /link 'javascript:alert\(1\)': expected \/path on this site/],
    ['https://', /link 'https:\/\/' is not a valid address$/],
  ])('%s', (link, message) => {
    const found = check(`[text](${link})`)
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(/^a-post\.mdx:12: /)
    expect(found[0]).toMatch(message)
  })

  it('however it is written', () => {
    const found = check('<a href="/lost-1">text</a>\n\n[text][there]\n\n[there]: /lost-2')
    expect(found.map((each) => each.slice(0, 35))).toEqual([
      "a-post.mdx:12: link '/lost-1' leads",
      "a-post.mdx:16: link '/lost-2' leads",
    ])
  })
})
