/** How the site is read: on pages, on paper, in the dark, without a network. Data only. */
import { hrefOf } from '../owner/base.ts'
import { BLOG_PATH, FEED_PATH, RESUME_PATH, ABOUT_PATH } from '../owner/paths.ts'
import type { HelpFacts, WrittenTopic } from './topic.ts'

export function reading(facts: HelpFacts): readonly WrittenTopic[] {
  return [pages(facts), DARK, print(facts), offline(facts), FEED]
}

function pages({ hasResume }: HelpFacts): WrittenTopic {
  const resume = hasResume ? `, the [résumé](${RESUME_PATH})` : ''
  const all = `the [articles](${BLOG_PATH}), [About](${ABOUT_PATH})${resume}`
  return {
    id: 'pages',
    title: 'Plain pages instead of the desktop',
    summary:
      'Everything that can be read here is also an ordinary web page, fast and without any windows. Choose Plain site in START, or press Tab as the very first key on the desktop.',
    parts: [
      {
        kind: 'list',
        items: [
          `The pages are ${all} and this help. They work without JavaScript, in the reader mode of a browser and on paper.`,
          '**Open as page**, at the top of a window, shows what you are reading as a page. **Open on the desktop**, at the top of a page, leads the other way.',
        ],
      },
    ],
    words: 'plain site simple normal website page reader mode text only javascript accessible',
    related: ['print', 'dark', 'links'],
  }
}

const DARK: WrittenTopic = {
  id: 'dark',
  title: 'Dark or light',
  summary:
    'The pages are dark when your system or your browser is set to dark, and light otherwise. The desktop and its windows always keep the light colours of their time.',
  parts: [
    {
      kind: 'text',
      text: 'To read an article on a dark ground, set your system to dark and choose **Open as page** at the top of its window. Printed pages are always light.',
    },
  ],
  words: 'dark mode night theme light colours colors scheme black white eyes',
  related: ['pages', 'accessibility', 'print'],
}

function print({ hasResume }: HelpFacts): WrittenTopic {
  return {
    id: 'print',
    title: 'Print an article',
    summary:
      'Yes, articles can be printed. Open an article’s page and print it from your browser, on paper or as a PDF. Printed pages leave out menus, buttons and anything else that makes no sense on paper.',
    parts: [
      {
        kind: 'steps',
        items: [
          'In a window, choose **Open as page** first: a window itself cannot be printed.',
          'Print with `Ctrl+P`, or `Cmd+P` on a Mac.',
        ],
      },
      ...(hasResume
        ? [
            {
              kind: 'text',
              text: `The [résumé](${RESUME_PATH}) has a button that prints it, and another that downloads it as a PDF.`,
            } as const,
          ]
        : []),
    ],
    words: 'print printer paper pdf save download',
    related: ['pages'],
  }
}

function offline({ assistantName }: HelpFacts): WrittenTopic {
  return {
    id: 'offline',
    title: 'Without a connection',
    summary: `Yes, the site works offline. After your first visit you can read the newest articles and the About page without a connection, and use the parts of the desktop that you have already opened, as long as your browser supports service workers.${
      assistantName === null
        ? ''
        : ` ${assistantName} is the exception: it answers from the site’s server, so it needs a connection.`
    }`,
    parts: [
      {
        kind: 'text',
        text: 'Nothing has to be set up, and searching works offline, too. Your browser may offer to install the site, so that it opens like an app.',
      },
      {
        kind: 'text',
        text: 'As soon as you are connected again you see the newest version. To remove what is kept, delete the data of this site in the settings of your browser.',
      },
    ],
    words: 'offline network internet connection train plane install app pwa cache service worker',
    related: ['cookies', 'feed'],
  }
}

const FEED: WrittenTopic = {
  id: 'feed',
  title: 'Hear of new articles',
  summary: `There is an Atom feed with the full text of the newest articles at ${hrefOf(FEED_PATH)}, and any feed reader will show you when there is a new one. There is no e-mail newsletter.`,
  parts: [
    {
      kind: 'list',
      items: [
        `Give the address of the [feed](${FEED_PATH}), or simply that of this site, to your feed reader.`,
        'To follow a single subject, choose one of the tags of an article. The list that opens has a feed of its own.',
      ],
    },
  ],
  words: 'feed rss atom subscribe newsletter follow updates new reader',
  related: ['offline', 'pages'],
}
