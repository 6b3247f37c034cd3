/** How to find one's way on the desktop. Data only. */
import type { HelpFacts, WrittenTopic } from './topic.ts'

export function gettingAround(facts: HelpFacts): readonly WrittenTopic[] {
  return [start(facts), ...OTHERS]
}

function start({ ownerName }: HelpFacts): WrittenTopic {
  return {
    id: 'start',
    title: 'Find your way around',
    summary: `Double-click an icon to open it, or press **start** at the bottom left for a list of everything. About and Blog lead to ${ownerName} and the articles.`,
    parts: [
      {
        kind: 'list',
        items: [
          'Each window that is open has a button at the bottom. Press it to bring the window to the front, and press it again to minimize the window.',
          'The square beside **start** puts all windows aside to show the desktop. Press it again and they come back.',
          'To find a particular thing, [search](#search). To read without a desktop, go to the [plain pages](#pages).',
        ],
      },
      {
        kind: 'text',
        text: 'Much of the menu is there because it always was. An entry that has nothing behind it says that the application was not found, and does no harm. Neither do Log Off and Turn Off Computer: cancel, and everything is as you left it.',
      },
    ],
    words: 'begin start menu desktop first open taskbar use navigate explore',
    related: ['windows', 'search', 'pages'],
  }
}

const OTHERS: readonly WrittenTopic[] = [
  {
    id: 'windows',
    title: 'Move, resize and arrange windows',
    summary:
      'Drag a window by its title bar, and resize it by its edges or corners. Double-click the title bar and the window fills the desktop; do it again to get its size back. At the left or right edge of the screen a window takes half of the desktop.',
    parts: [
      {
        kind: 'list',
        items: [
          'Drag the title bar to the left or right edge to fill that half, or to the top to fill everything. An outline shows what will happen before you let go. Drag the window away again to get its old size back.',
          'Press `Escape` while you drag to put the window back where it was.',
          'Right-click a title bar, or the button at the bottom, for a menu with Restore, Move, Size, Minimize, Maximize and Close. Move and Size work with the arrow keys, too.',
          'A click on the button at the bottom with the middle mouse button closes that window.',
        ],
      },
      {
        kind: 'text',
        text: 'The button for maximizing is grey in every window: that is how this desktop was drawn. The title bar does its work.',
      },
    ],
    words:
      'maximize maximise minimize minimise close full screen half snap side drag title bar taskbar bigger smaller edge corner',
    related: ['keys', 'desk', 'icons'],
  },
  {
    id: 'icons',
    title: 'Arrange the icons',
    summary:
      'Drag the icons wherever you like on the desktop: they are still there at your next visit. Right-click the desktop and choose Arrange Icons By to sort them by name or type, or Auto Arrange to line them up again.',
    parts: [
      {
        kind: 'list',
        items: [
          'To select several, draw a box around them with the mouse, or click them with `Ctrl` or `Shift` held. `Enter` opens all that are selected, ten at most.',
          'Right-click an icon to open it, to copy a link to it, or to see what it is.',
          '**Reset desktop**, in the menu of the desktop, puts icons and windows back as they were at first.',
        ],
      },
    ],
    words:
      'icon order sort line up select several marquee drag place reset context menu right click',
    related: ['keys', 'desk'],
  },
  {
    id: 'keys',
    title: 'Keys',
    summary:
      'Everything here works without a mouse. `Tab` goes from one thing to the next and `Enter` opens it; `Ctrl+K` searches this site, `Ctrl` with the key above `Tab` switches between windows, and `Ctrl+Alt+Space` opens the menu of a window.',
    parts: [
      { kind: 'keys' },
      {
        kind: 'text',
        text: 'Where you type text, the keys for searching and for help are left to your browser. In a text, `F1` may open the help of the browser itself.',
      },
    ],
    words: 'keyboard shortcuts hotkeys key bindings control alt switch without mouse shortcut',
    related: ['windows', 'accessibility'],
  },
  {
    id: 'phone',
    title: 'On a phone',
    summary:
      'On a phone you get a grid of apps instead of a desktop. Tap an icon to open it; start, at the bottom left, goes back to the grid, and Switch apps shows everything that is open.',
    parts: [
      {
        kind: 'list',
        items: [
          'In **Switch apps** tap an app to return to it, or swipe it upwards to close it. Home minimizes them all.',
          'The Back button of your phone closes what is in front first.',
          'The box above the icons [searches this site](#search).',
          'Rest your finger on an app for its menu.',
          'Blog and About are ordinary pages, so you can zoom, share and bookmark them.',
        ],
      },
      {
        kind: 'text',
        text: 'The desktop with its windows appears on screens that are 768 pixels wide or more, such as a tablet or a computer.',
      },
    ],
    words: 'mobile tablet touch tap finger small screen smartphone android iphone ipad grid swipe',
    related: ['search', 'pages'],
  },
]
