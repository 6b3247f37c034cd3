/** What a visitor can do here. Data only. */
import { ABOUT_PATH, RESUME_PATH } from '../owner/paths.ts'
import type { HelpFacts, WrittenTopic } from './topic.ts'

export function doing(facts: HelpFacts): readonly WrittenTopic[] {
  return [
    {
      id: 'search',
      title: 'Search this site',
      summary:
        'Press `Ctrl+K`, or `Cmd+K` on a Mac, or choose Search in START. The search knows articles by their sections, projects, skills, apps, pages and files, and it forgives typing errors.',
      parts: [
        {
          kind: 'list',
          items: [
            'Results appear as you type. Go through them with the arrow keys and open one with `Enter`.',
            'On a phone the search is the box above the icons. The list of articles has a search box of its own.',
            '**Run**, in START, opens a program by its name, such as notepad, or a place, such as C:\\blog.',
          ],
        },
        {
          kind: 'text',
          text: 'The search page in Internet Explorer is a prop and never finds anything, although it may ask whether you meant one of the articles.',
        },
      ],
      words: 'find look up run query ctrl k command',
      related: ['start', 'keys'],
      app: { appName: 'Search', text: 'Open Search' },
    },
    {
      id: 'notepad',
      title: 'Write notes',
      summary:
        'Notepad is an ordinary text editor for your own notes. They stay in your browser, nobody else sees them, and they are there again after a reload.',
      parts: [
        {
          kind: 'list',
          items: [
            'A note that you close is not lost: as long as it has text in it, you find it in START under **My Recent Documents**, and on a phone in **Switch apps**.',
            'When you close the tab, your notes are forgotten, unless you let the site [remember your desk](#desk).',
            'Nothing is saved as a file. To keep a text elsewhere, copy it.',
          ],
        },
      ],
      words: 'notepad note text editor write save file recent documents lost',
      related: ['desk', 'cookies'],
      app: { appName: 'Notepad', text: 'Open Notepad' },
    },
    {
      id: 'pictures',
      title: 'Look at pictures',
      summary:
        'Double-click a picture in an article to see it in the Picture Viewer, where you can zoom, move, rotate and page through the pictures.',
      parts: [
        {
          kind: 'list',
          items: [
            'Zoom with the mouse wheel or with two fingers. A double-click switches between the whole picture and its actual size.',
            'Slide show goes through all the pictures by itself. A click or the arrow keys go on to another picture. P or the button in the corner pauses the show, and Escape or the button beside that one ends it.',
            'Pictures on the disk C:, in My Computer, open in the same way: right-click one and choose Open.',
          ],
        },
        { kind: 'text', text: 'The viewer has [keys of its own](#keys).' },
      ],
      words: 'picture viewer image photo zoom slide show rotate pan gallery screenshot',
      related: ['keys', 'windows'],
    },
    contact(facts),
    ...assistant(facts),
  ]
}

function contact({ ownerName, hasResume, hasEmail }: HelpFacts): WrittenTopic {
  const resume = hasResume ? ` The [résumé](${RESUME_PATH}) tells what ${ownerName} has done.` : ''
  return {
    id: 'contact',
    title: `Write to ${ownerName}`,
    summary: hasEmail
      ? 'Choose Contact in START and write your message. Send hands it over to your own mail program; this site itself sends nothing.'
      : 'Choose Contact in START for links to profiles on other sites. This site itself sends nothing.',
    parts: [
      {
        kind: 'list',
        items: [
          'To send a message in another way, press **Copy** and paste it wherever you write.',
          'What you have written stays a draft, sent or not: after a reload, and when you close the window. **Discard** forgets it.',
          'Below the message are links to profiles and an entry for your address book.',
        ],
      },
      {
        kind: 'text',
        text: `On the plain pages, [About](${ABOUT_PATH}) has the same links.${resume}`,
      },
    ],
    words: 'contact mail e-mail email message send hire letter vcard address book profile',
    related: ['pages', 'cookies'],
    app: { appName: 'Mail', text: 'Write a message' },
  }
}

function assistant({ ownerName, assistantName }: HelpFacts): readonly WrittenTopic[] {
  if (assistantName === null) return []
  return [
    {
      id: 'assistant',
      title: `Ask ${assistantName}`,
      summary: `${assistantName} answers questions about ${ownerName} from what is written on this site, and links to the place where it is written. Where the site says nothing, it tells you so instead of guessing.`,
      parts: [
        {
          kind: 'list',
          items: [
            'Ask in English and in whole sentences, 1,000 characters at most.',
            'Your question is sent to the service of this site, which keeps no record of it. The conversation stays in this tab until you close it.',
            'It needs a connection, and takes 20 questions a minute.',
            'Ask “Are you an AI?” and it says whether a language model words its answers.',
            'Its window cannot be closed, only minimized: press its button at the bottom to bring it back.',
          ],
        },
      ],
      words: 'assistant chat bot question ask answer ai',
      related: ['search', 'cookies'],
      app: { appName: 'Assistant', text: `Open ${assistantName}` },
    },
  ]
}
