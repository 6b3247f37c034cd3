/** Mistakes in the front matter of articles, within one and across all of them. */
import { SLUG } from '../../../owner/slug.mjs'
import { categoryPath, tagPath, topicSlug } from '../../../owner/paths.ts'
import type { Article } from '../articles/article.ts'
import { countWords, readTimeMismatch } from '../articles/readTime.ts'
import type { Problem } from '../problems/problem.ts'
import type { Content } from './content.ts'

export function findMatterProblems(
  article: Article,
  articles: readonly Article[],
  content: Content,
): readonly Problem[] {
  const { place, slug, tree } = article
  const { matter: said, lineOf } = article.matter
  if (!said) return []
  const slugTaken = articles.find(
    (each) => each.place < place && each.matter.matter?.slug === said.slug,
  )
  const aliases = (said.aliases ?? []).flatMap((alias) => {
    const other = articles.find(
      (each) =>
        each.slug === alias || (each.place < place && each.matter.matter?.aliases?.includes(alias)),
    )
    return other ? [`aliases: '${alias}' is already used by ${other.place}`] : []
  })
  const unnamed = [said.category, ...said.tags].find((topic) => topicSlug(topic) === '')
  const cover = content.pictureAt(said.image.src, place)
  const lost = (said.questions ?? []).findIndex(
    ({ section }) =>
      section !== undefined && tree && !article.facts.ids.some(({ text }) => text === section),
  )
  const time =
    tree && said.readTime !== undefined && readTimeMismatch(said.readTime, countWords(tree))
  const found: readonly (readonly [
    path: readonly string[],
    message: string | false | undefined,
  ])[] = [
    [
      ['slug'],
      said.slug !== slug &&
        SLUG.test(slug) &&
        `slug: expected '${slug}', the file's name, but found '${said.slug}'`,
    ],
    [['slug'], slugTaken && `slug: '${said.slug}' is already used by ${slugTaken.place}`],
    ...aliases.map((message) => [['aliases'], message] as const),
    [['tags'], unnamed !== undefined && `tags: expected letters or digits in '${unnamed}'`],
    [['image', 'src'], cover.problem && `image.src: ${cover.problem}`],
    [['readTime'], time],
    [
      ['questions', String(lost)],
      lost >= 0 &&
        `questions[${lost}].section: expected the id of a section of this article, but found '${said.questions?.[lost]?.section ?? ''}'`,
    ],
  ]
  const problems = found.flatMap(([path, message]): readonly Problem[] =>
    message ? [{ file: place, line: lineOf(path), message: `front matter, ${message}` }] : [],
  )
  if (cover.isMoving !== true) return problems
  const stands = `front matter, image.src: '${said.image.src}' moves, and only its first frame is shown in lists and above the text`
  return [
    ...problems,
    { file: place, line: lineOf(['image', 'src']), message: stands, isWarning: true },
  ]
}

/**
 * Finds tags, categories and series whose names differ only in what a URL drops: `R&D`, `r d`. A name in other
 * capitals is told once, since it is shown as the first one (oneSpelling.ts).
 */
export function findUnequalNames(articles: readonly Article[]): readonly Problem[] {
  const known = new Map<string, string>()
  const told = new Set<string>()
  return articles.flatMap(({ place, matter: { matter, lineOf } }) => {
    if (!matter) return []
    const { tags, category, series } = matter
    const names = [
      ...tags.map((name) => ({ key: 'tags', name, path: tagPath(name) })),
      { key: 'category', name: category, path: categoryPath(category) },
      ...(series === undefined ? [] : [{ key: 'series', name: series, path: topicSlug(series) }]),
    ]
    return names.flatMap(({ key, name, path }): readonly Problem[] => {
      const other = known.get(path) ?? name
      known.set(path, other)
      if (other === name || told.has(`${path} ${name}`)) return []
      if (other.toLowerCase() === name.toLowerCase()) {
        told.add(`${path} ${name}`)
        const message = `front matter, ${key}: '${name}' is shown as '${other}', as another article spells it`
        return [{ file: place, line: lineOf([key]), message, isWarning: true }]
      }
      const both = path.startsWith('/') ? `; both would be ${path}` : ''
      const message = `front matter, ${key}: expected '${other}', as in another article, but found '${name}'${both}`
      return [{ file: place, line: lineOf([key]), message }]
    })
  })
}
