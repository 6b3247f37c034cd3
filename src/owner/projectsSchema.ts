import * as v from 'valibot'
import {
  differentTexts,
  fields,
  type Known,
  list,
  nameOf,
  text,
  webAddress,
} from './schemaParts.ts'

export const projectsSchema = (known: Known) =>
  list(
    'a list of projects',
    fields({
      title: text('a title'),
      /** Name of a picture, without its ending. */
      image: nameOf('the name of a picture, without its ending', known.picture),
      /** What the picture shows, for visitors who do not see it. */
      alt: text('what the picture shows, for those who do not see it'),
      description: text('what the project is'),
      tech: differentTexts('a list of one or more different techniques', 'a technique'),
      /** Where people can try the project: a whole address, `https://…`, or a path on this site. */
      demo: v.exactOptional(
        nameOf('where the project can be tried: https://…, or a path on this site', known.page),
      ),
      /** The whole address of its source code. */
      repository: v.exactOptional(webAddress('the whole address of the source code, https://…')),
      /** The slug of the article on how the project was made. */
      caseStudy: v.exactOptional(
        nameOf('the slug of the article about the project', known.publishedArticle),
      ),
    }),
  )
