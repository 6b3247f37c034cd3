/**
 * Which room of src may import which, as data. The import checker's rules are made from it
 * (imports.mjs); this file names no tool.
 */

/**
 * @typedef {object} Room
 * @property {string} name folder below src
 * @property {string} why one sentence for whoever breaks the rule
 * @property {readonly string[]} uses patterns of paths below src, besides the room's own files
 * @property {readonly string[]} packages names of npm packages; absent from the list means forbidden
 */

/** The model as everyone may see it: not its reducers or its React provider. */
const MODEL_READ = 'desktop/(state|actions|manifest|selectors|placement|stacking|store)\\.ts$'
/** What an app or the shell may hold of the desktop: reading, and acting through the provider. */
const MODEL_USE = 'desktop/(?!reducer|store)'
const SCHEDULER = 'motion/scheduler\\.ts$'

/** @type {readonly Room[]} */
export const ROOMS = [
  {
    name: 'geometry',
    why: 'Integer boxes and regions are the ground everything stands on; they know nobody.',
    uses: [],
    packages: [],
  },
  {
    name: 'theme',
    why: 'Measures and colours are constants; they know nobody.',
    uses: [],
    packages: [],
  },
  {
    name: 'content',
    why: "The site owner's data must be editable without knowing the program.",
    uses: [],
    packages: [],
  },
  {
    name: 'desktop',
    why: 'The model is tested without a browser; apps hand in their manifests.',
    uses: ['geometry/', 'theme/'],
    packages: ['immer', 'zustand', 'react'],
  },
  {
    name: 'scene',
    why: 'A kernel is data in, data out: no React, no Pixi, no DOM, no store.',
    uses: ['geometry/', 'theme/', MODEL_READ],
    packages: [],
  },
  {
    name: 'skin',
    why: 'What a frame looks like is shared by both painters, so it may belong to neither.',
    uses: ['geometry/', 'theme/', 'scene/(types|opaque)\\.ts$'],
    packages: [],
  },
  {
    name: 'motion',
    why: 'Motion is a function of time; who is moved is not its business.',
    uses: ['geometry/'],
    // The scheduler is handed down to components.
    packages: ['react'],
  },
  {
    name: 'input',
    why: 'Gestures become actions; what they look like is up to the painters.',
    uses: ['geometry/', 'theme/', 'desktop/', 'scene/', SCHEDULER],
    packages: ['react', '@use-gesture/react'],
  },
  {
    name: 'compositor',
    why: 'The canvas painter never reaches into the DOM painter, the shell or an app.',
    uses: ['scene/', 'skin/', 'desktop/', 'motion/', 'geometry/', 'theme/'],
    packages: ['react', 'pixi\\.js', '@pixi/react'],
  },
  {
    name: 'overlay',
    why: 'The DOM painter never reaches into the canvas painter; apps come from the registry.',
    uses: [
      'scene/',
      'skin/',
      'desktop/',
      'geometry/',
      'theme/',
      // What is touched is bound where it is made.
      'input/',
      'ui/',
      'apps/(registry|lateViews)\\.tsx?$',
      SCHEDULER,
    ],
    packages: ['react', 'react-dom'],
  },
  {
    name: 'shell',
    why: 'Taskbar, menus and dialogs act on the model; painters are not theirs.',
    uses: [
      MODEL_USE,
      'geometry/',
      'content/',
      'theme/',
      'motion/',
      'services/',
      'ui/',
      'apps/(lateViews|drafts|types)\\.ts$',
    ],
    packages: ['react', 'react-dom', '@base-ui/react'],
  },
  {
    name: 'apps',
    why: 'An app is a guest: it acts through the model and never sees a painter.',
    uses: [MODEL_USE, 'content/', 'theme/', 'motion/', 'services/', 'ui/'],
    packages: ['react', 'react-dom', '@base-ui/react'],
  },
  {
    name: 'ui',
    why: 'Shared DOM pieces know neither the desktop nor any app.',
    uses: ['theme/'],
    packages: ['react', 'react-dom', '@base-ui/react'],
  },
  {
    name: 'pages',
    why: 'The pages work without the desktop; loading them must not load it.',
    uses: [
      'content/',
      'theme/',
      'ui/',
      'services/',
      // The same components as in the windows, not the windows themselves.
      'apps/(blog|blogPost|about)/(?!manifest|View)',
      // Loaded when the footer's button is pressed.
      'shell/cookieBanner/(CookieDialog|useDialogFocus)',
      // The page of `/` is written with the others.
      'shell/firstFace/',
    ],
    packages: ['react', 'react-dom'],
  },
  {
    name: 'offline',
    why: 'The service worker runs apart from every page, whatever version of the site they show.',
    uses: [],
    packages: ['workbox-(precaching|routing|strategies|core)'],
  },
  {
    name: 'services',
    why: 'Impure things are injected; they know no screen.',
    uses: ['content/'],
    packages: ['react', 'valibot'],
  },
  {
    name: 'server',
    why: 'The server hands out files and answers; it runs no part of the client.',
    // What client and service say to each other is one schema for both.
    uses: ['content/', 'services/chatSchema\\.ts$'],
    packages: ['hono', 'minisearch', 'valibot'],
  },
]
