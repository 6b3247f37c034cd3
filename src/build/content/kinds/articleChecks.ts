/** Mistakes in the front matter of articles, within one and across all of them. */
import { DRAFT_WORDS } from '../../scripts/templates.mjs'
import { SLUG } from '../../../owner/slug.mjs'
import { categoryPath, tagPath, topicSlug } from '../../../owner/paths.ts'
import type { FrontMatter } from '../../../owner/types.ts'
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
  const problems: Problem[] = []
  const tell = (path: readonly string[], message: string | undefined, isWarning?: true): void => {
    if (message === undefined) return
    const warning = isWarning && { isWarning }
    problems.push({
      file: place,
      line: lineOf(path),
      message: `front matter, ${message}`,
      ...warning,
    })
  }
  // Of two articles with one slug, the mistake is in the one with another name.
  const namesake = articles.find((each) => each !== article && each.slug === said.slug)
  if (said.slug !== slug && SLUG.test(slug)) {
    const whose = namesake ? `, which is the slug of ${namesake.place}` : ''
    tell(['slug'], `slug: expected '${slug}', the file's name, but found '${said.slug}'${whose}`)
  }
  if (said.slug === slug && namesake && namesake.place < place)
    tell(['slug'], `slug: '${slug}' is already used by ${namesake.place}`)
  for (const alias of said.aliases ?? []) {
    const other = articles.find(
      (each) =>
        each.slug === alias || (each.place < place && each.matter.matter?.aliases?.includes(alias)),
    )
    if (other) tell(['aliases'], `aliases: '${alias}' is already used by ${other.place}`)
  }
  for (const { key, name } of topicsOf(said))
    if (key !== 'series' && topicSlug(name) === '')
      tell([key], `${key}: expected letters or digits in '${name}'`)
  const cover = content.pictureAt(said.image.src, place)
  if (cover.problem !== undefined) tell(['image', 'src'], `image.src: ${cover.problem}`)
  if (tree && said.readTime !== undefined)
    tell(['readTime'], readTimeMismatch(said.readTime, countWords(tree)))
  for (const [index, { section }] of (said.questions ?? []).entries()) {
    if (section === undefined || !tree || article.facts.ids.some(({ text }) => text === section))
      continue
    const expected = 'expected the id of a section of this article'
    tell(
      ['questions', String(index)],
      `questions[${index}].section: ${expected}, but found '${section}'`,
    )
  }
  if (cover.isMoving === true)
    tell(
      ['image', 'src'],
      `image.src: '${said.image.src}' moves, and only its first frame is shown in lists and above the text`,
      true,
    )
  return problems
}

/** What is published as `npm run new` wrote it, and an article without a text. */
export function findUnwritten({ place: file, tree, matter }: Article): readonly Problem[] {
  const { matter: said, lineOf } = matter
  if (!said || said.draft === true) return []
  const drafted = [
    { path: ['excerpt'], words: said.excerpt, draft: DRAFT_WORDS.excerpt },
    { path: ['image', 'alt'], words: said.image.alt, draft: DRAFT_WORDS.alt },
  ]
  const found = drafted.flatMap(({ path, words, draft }): readonly Problem[] => {
    if (words !== draft) return []
    const message = `front matter, ${path.join('.')}: expected words of your own, but found those of a new draft`
    return [{ file, line: lineOf(path), message, isWarning: true }]
  })
  if (!tree || tree.children.some(({ type }) => type !== 'yaml' && type !== 'mdxjsEsm'))
    return found
  const message = "it has no text: expected some below the second line '---'"
  return [...found, { file, line: tree.position?.end.line, message, isWarning: true }]
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
    return topicsOf(matter).flatMap(({ key, name, path }): readonly Problem[] => {
      // What has no letters is told for that.
      if (topicSlug(name) === '') return []
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

/** Its tags, its category and its series, each with the path or the name by which it is known. */
function topicsOf({ tags, category, series }: FrontMatter) {
  return [
    ...tags.map((name) => ({ key: 'tags', name, path: tagPath(name) })),
    { key: 'category', name: category, path: categoryPath(category) },
    ...(series === undefined ? [] : [{ key: 'series', name: series, path: topicSlug(series) }]),
  ]
}
