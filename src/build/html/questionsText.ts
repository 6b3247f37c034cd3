/** Lists the questions that the assistant's window suggests. */
import { standingQuestions, type StandingQuestion } from '../../answers/known/standingQuestions.ts'
import { BLOG_PATH } from '../../owner/paths.ts'
import type { OwnersAnswer } from '../../owner/types.ts'

/** Nobody is offered more in one conversation, and the file stays small. */
const MOST = 120

/** A button of such a name could not be told from `Send` by somebody who says what to press. */
const SOUNDS_LIKE_SEND = /send/i

/** So many questions about the owner come before each one that an article answers. */
const OWN_BEFORE_EACH = 2

/** @param answers the owner's, then those of articles, newest first */
export function questionsText(
  answers: readonly OwnersAnswer[],
  site: Parameters<typeof standingQuestions>[0],
): string {
  const foreseen = answers
    .filter(({ language }) => language === undefined || language === site.site.language)
    .map(({ asked, links = [] }): StandingQuestion => ({ text: asked[0] ?? '', links }))
  const isOnArticle = ({ links }: StandingQuestion): boolean =>
    links.every((url) => url.startsWith(`${BLOG_PATH}/`))
  const onArticles = foreseen.filter(isOnArticle)
  const own = foreseen.filter((question) => !isOnArticle(question))
  const mixed = own.flatMap((question, index) => {
    const next = onArticles[Math.floor(index / OWN_BEFORE_EACH)]
    return (index + 1) % OWN_BEFORE_EACH === 0 && next ? [question, next] : [question]
  })
  const questions = [...new Set([...mixed, ...onArticles, ...standingQuestions(site)])]
  return JSON.stringify(questions.filter(({ text }) => !SOUNDS_LIKE_SEND.test(text)).slice(0, MOST))
}
