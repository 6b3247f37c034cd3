/** Makes all pictures that the site shows, before anything is bundled. */
import { availableParallelism } from 'node:os'
import pMap from 'p-map'
import { picturesOf } from './articles/article.ts'
import type { PublishingRules } from './articles/publishing.ts'
import type { LoadedContent } from './kinds/content.ts'
import { allTexts, KINDS } from './kinds/kinds.ts'
import { ContentError, type Problem } from './problems/problem.ts'
import { AVATAR, pictureMaker } from './pictures/pictures.ts'

/** @throws {ContentError} naming every picture that cannot be read to its end */
export async function makePictures(content: LoadedContent, rules: PublishingRules): Promise<void> {
  const { make, names } = pictureMaker(content.place)
  const profile = [AVATAR, ...content.projects.map(({ image }) => image)]
  const used = [
    ...profile.filter((name) => names.includes(name)).map((name) => ({ name, from: undefined })),
    ...picturesOfTexts(content, rules),
  ]
  const found = await pMap(
    used,
    async ({ name, from }): Promise<readonly Problem[]> => {
      try {
        await make(name, from)
        return []
      } catch (error) {
        if (error instanceof ContentError) return error.problems
        throw error
      }
    },
    { concurrency: availableParallelism() },
  )
  const problems = new Map(found.flat().map((problem) => [problem.file, problem]))
  if (problems.size > 0) throw new ContentError([...problems.values()])
}

function picturesOfTexts(
  content: LoadedContent,
  rules: PublishingRules,
): readonly { readonly name: string; readonly from: string }[] {
  const shown = new Set(
    KINDS.flatMap((kind) => [
      ...(kind.texts?.(content, rules) ?? []).map(([, place]) => place),
      ...(kind.pages?.(content, rules) ?? []).map(({ place }) => place),
    ]),
  )
  return allTexts(content.place)
    .filter(({ place }) => shown.has(place))
    .flatMap((file) => picturesOf(file).map(({ text: name }) => ({ name, from: file.place })))
}
