/** What a visitor can set, keep and hand on, and what is kept of a visit. Data only. */
import { onCounting } from './counting.ts'
import type { HelpFacts, WrittenTopic } from './topic.ts'

export function yours(facts: HelpFacts): readonly WrittenTopic[] {
  return [...OTHERS, cookies(facts)]
}

const OTHERS: readonly WrittenTopic[] = [
  {
    id: 'desk',
    title: 'Keep your windows and notes',
    summary:
      'Your windows and notes come back when you reload the page, and are forgotten when you close the tab. To find them again at your next visit, right-click the desktop and tick Remember this desk.',
    parts: [
      {
        kind: 'list',
        items: [
          'What is remembered lies in your browser alone. Untick **Remember this desk** and it is forgotten. The [cookie preferences](#cookies) have the same switch.',
          '**Reset desktop**, in the same menu, closes all windows and puts the icons back. Your notes stay in START, under My Recent Documents.',
          'The Back and Forward buttons of your browser lead through the windows that you have opened.',
        ],
      },
    ],
    words: 'remember desk session reload restore reset windows notes saved next visit lost back',
    related: ['notepad', 'cookies', 'links'],
  },
  {
    id: 'links',
    title: 'Share what you see',
    summary:
      'The address in your browser always belongs to the window in front, so you can copy it, bookmark it or send it to somebody. Copy link, at the top of a window, copies the address of the plain page.',
    parts: [
      {
        kind: 'list',
        items: [
          'Icons and files have **Copy link** in their menus: right-click one, or rest your finger on it.',
          '**Copy link to this desktop**, in the menu of the desktop, makes an address that opens the same windows at the same places elsewhere. Nothing that you have typed is part of it.',
        ],
      },
    ],
    words: 'share link url address copy bookmark send friend back button',
    related: ['pages', 'desk'],
  },
  {
    id: 'snow',
    title: 'Snow',
    summary:
      'It snows on the desktop in December and January. The snowflake at the bottom right, beside the clock, turns the snow off and on, and your choice is kept for your next visit.',
    parts: [
      {
        kind: 'text',
        text: 'The snow falls on the desktop alone, never on a phone or on the plain pages. It does not fall if your system asks for less motion: then the snowflake cannot be pressed.',
      },
    ],
    words: 'snowflake winter flakes weather turn off stop animation december january',
    related: ['sound', 'accessibility'],
  },
  {
    id: 'sound',
    title: 'Sound',
    summary:
      'The only sound is that of an error message. The speaker at the bottom right, beside the clock, mutes it, and your choice is kept for your next visit.',
    parts: [
      {
        kind: 'text',
        text: 'There is no music, and nothing ever plays by itself while you read.',
      },
    ],
    words: 'mute volume turn off audio speaker music noise silent ding loud quiet',
    related: ['snow'],
  },
  {
    id: 'accessibility',
    title: 'Accessibility',
    summary:
      'Everything here can be done with a keyboard alone, and has a name that screen readers can say. If your system asks for less motion, nothing moves by itself: no snow, no fading, and answers appear at once.',
    parts: [
      {
        kind: 'list',
        items: [
          'The [table of keys](#keys) says how to move, resize and switch windows. Each window is a dialog with its title as its name.',
          'Press `Tab` as the very first key on the desktop and you reach a link to the [plain pages](#pages), which have headings, landmarks and nothing that moves.',
          'Zoom in as far as you like: windows keep to the space that there is, and from 768 pixels downwards you get the layout of a phone.',
          'Texts take the colours of a high contrast theme that is set in your system.',
        ],
      },
      {
        kind: 'text',
        text: 'The site aims at level AA of the Web Content Accessibility Guidelines 2.2. If something stops you, please [say so](#contact).',
      },
    ],
    words:
      'accessible a11y screen reader blind contrast motion reduced keyboard zoom wcag disability voiceover nvda large text',
    related: ['keys', 'pages', 'dark'],
  },
]

function cookies({ counting, assistantName }: HelpFacts): WrittenTopic {
  const conversation = assistantName === null ? '' : 'your conversation with the assistant, '
  return {
    id: 'cookies',
    title: 'Cookies and privacy',
    summary: `${onCounting(counting)} Your browser’s local storage remembers which notices you closed, whether sound is muted, whether it snows, how you arranged the icons and what you chose in the cookie preferences and, only if you allow it there, your windows and notes. This tab keeps ${conversation}your open windows, your notes, a message that you are writing and what you read last until you close it, and a copy of the pages is stored so that you can read them offline. The Cookies icon on the desktop opens the preferences, and so does the button at the foot of every page.`,
    parts: [
      {
        kind: 'list',
        items: [
          ...(counting
            ? []
            : [
                'Nothing is loaded from other sites: no fonts, no scripts, no pictures. Only the home page of Internet Explorer may ask another site for its logo, once you open it.',
              ]),
          ...(assistantName === null
            ? []
            : [
                'A question to the assistant is sent to its service to be answered, and is not kept there.',
              ]),
          'To forget everything at once, delete the data of this site in the settings of your browser.',
        ],
      },
    ],
    words:
      'cookie privacy data storage tracking gdpr consent preferences analytics statistics delete forget personal',
    related: ['desk', 'offline'],
    app: { appName: 'Cookies', text: 'Open the cookie preferences' },
  }
}
