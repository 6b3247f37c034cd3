/**
 * Which room of src may import which, as data. The import checker's rules are made from it
 * (imports.mjs); this file names no tool.
 */

/**
 * @typedef {object} Room
 * @property {string} name folder below src
 * @property {string} why one sentence for whoever breaks the rule
 * @property {readonly string[]} uses patterns of paths below src, besides the room's own files
 * @property {readonly string[]} [offers] sub-folders that other rooms may import from; what lies in
 *   any other sub-folder is the room's own business
 * @property {readonly string[]} packages names of npm packages; absent from the list means forbidden
 */

/** The model as everyone may see it: not its reducers or its React provider. */
const MODEL_READ =
  'desktop/(state|actions|manifest|selectors|placement|iconGrid|stacking|store/store)\\.ts$'
/** What an app or the shell may hold of the desktop: reading, and acting through the provider. */
const MODEL_USE = 'desktop/(?!store/(?!DesktopProvider))'
const SCHEDULER = 'base/motion/scheduler\\.ts$'
const KIT = 'base/kit/'
/** What an interactive figure is made with, and the geometry that one of the sample shows. */
const FOR_FIGURES = ['documents/living/', 'base/', 'display/scene/(occlusion|opaque)\\.ts$']

/**
 * From the ground floor up; a room uses rooms of lower floors, and of its own only what it lists.
 * @type {readonly Room[]}
 */
export const ROOMS = [
  {
    name: 'base/kit',
    why: 'What every room may build on knows none of them.',
    uses: [],
    packages: ['react'],
  },
  {
    name: 'base/geometry',
    why: 'Integer boxes and regions are the base of everything else, and use nothing.',
    uses: [],
    packages: [],
  },
  {
    name: 'base/theme',
    why: 'Measures, colours and the size of texts are known everywhere, and use nothing.',
    uses: [],
    offers: ['blue/apps', 'schemes'],
    packages: [],
  },
  {
    name: 'base/motion',
    why: 'Motion is a function of time; who is moved is not its business.',
    uses: ['base/geometry/', KIT],
    packages: [],
  },
  {
    name: 'base/services',
    why: 'Impure things are injected; they know no screen.',
    uses: [KIT],
    offers: ['chat', 'display', 'files', 'loading', 'sound', 'time'],
    packages: ['react', 'valibot'],
  },
  {
    name: 'owner',
    why: 'What is made of the data alone, such as addresses, is the same wherever it is shown.',
    uses: [],
    // The schemas of the data, whose types everybody uses, and which run in the build alone.
    packages: ['valibot'],
  },
  {
    name: 'content',
    why: 'The words of the owner are data: they know their types, and nothing imports them but the build.',
    uses: ['owner/', ...FOR_FIGURES],
    packages: [],
  },
  {
    name: 'sample',
    why: 'The words of the sample are data, as those of an owner are.',
    uses: ['owner/', ...FOR_FIGURES],
    packages: [],
  },
  {
    name: 'ui',
    why: 'Shared DOM pieces know neither the desktop nor any app.',
    uses: ['base/theme/', 'base/services/ServicesContext\\.tsx$', KIT],
    offers: ['controls', 'focus', 'menu', 'pane'],
    packages: ['react', 'react-dom', '@base-ui/react'],
  },
  {
    name: 'desktop',
    why: 'The model is tested without a browser; apps hand in their manifests.',
    uses: ['base/geometry/', 'base/theme/', KIT],
    offers: ['store'],
    packages: ['immer', 'zustand', 'react'],
  },
  {
    name: 'files',
    why: 'What a file is called, shown as and opened by is the same for the build and for every app.',
    uses: ['owner/', 'desktop/locations\\.ts$'],
    packages: ['valibot'],
  },
  {
    name: 'help',
    why: 'What the site says of itself is data: windows, pages, search and assistant read it here.',
    uses: ['owner/', 'desktop/commands\\.ts$'],
    packages: [],
  },
  {
    name: 'find',
    why: 'Whoever searches finds by the same words, in the browser and in the service; what is shown of it is theirs.',
    uses: [KIT, 'owner/(base|paths)\\.ts$'],
    packages: ['minisearch', 'stemmer'],
  },
  {
    name: 'documents',
    why: 'What a page and a window of the same content share knows neither of them.',
    uses: ['base/', 'owner/', 'help/', 'find/', 'ui/'],
    offers: [
      'article',
      'article/contents',
      'article/related',
      'custom',
      'data',
      'help',
      'living',
      'postList',
      'profile',
      'resume',
      'searchBox',
    ],
    packages: ['react', 'react-dom', 'valibot'],
  },
  {
    name: 'consent',
    why: 'Pages and the desktop ask the same questions; the dialog that asks knows neither.',
    uses: ['base/', 'owner/', 'ui/'],
    packages: ['react', 'react-dom', '@base-ui/react'],
  },
  {
    name: 'display/scene',
    why: 'A kernel is data in, data out: no React, no Pixi, no DOM, no store.',
    uses: ['base/geometry/', 'base/theme/', KIT, MODEL_READ],
    packages: [],
  },
  {
    name: 'display/skin',
    why: 'What a frame looks like is shared by both painters, so it may belong to neither.',
    uses: ['base/geometry/', 'base/theme/', KIT, 'display/scene/(types|opaque)\\.ts$'],
    packages: [],
  },
  {
    name: 'display/input',
    why: 'Gestures become actions; what they look like is up to the painters.',
    uses: [
      'base/geometry/',
      'base/theme/',
      'desktop/',
      'display/scene/',
      'ui/swallowPress\\.ts$',
      SCHEDULER,
    ],
    packages: ['react', '@use-gesture/react'],
  },
  {
    name: 'display/compositor',
    why: 'The canvas painter never reaches into the DOM painter, the shell or an app.',
    uses: [
      'display/scene/',
      'display/skin/',
      'desktop/',
      'base/motion/',
      'base/geometry/',
      'base/theme/',
    ],
    packages: ['react', 'pixi\\.js', '@pixi/react'],
  },
  {
    name: 'display/overlay',
    why: 'The DOM painter never reaches into the canvas painter; the views of apps are handed in.',
    offers: ['painter'],
    uses: [
      'display/scene/',
      'display/skin/',
      'desktop/',
      'base/geometry/',
      'base/theme/',
      KIT,
      // What is touched is bound where it is made.
      'display/input/',
      'ui/',
      SCHEDULER,
    ],
    packages: ['react', 'react-dom'],
  },
  {
    name: 'memory',
    why: 'What is remembered knows neither who asks for it nor how it is shown.',
    uses: ['desktop/', 'base/'],
    offers: ['session'],
    packages: ['react', 'valibot', 'zustand'],
  },
  {
    name: 'apps',
    why: 'An app is a guest: it acts through the model and never sees a painter.',
    uses: [
      MODEL_USE,
      'memory/',
      'files/',
      'base/',
      'owner/',
      'help/',
      'find/',
      'documents/',
      'ui/',
    ],
    offers: [
      'host',
      'host/bars',
      'host/dialogs',
      'host/documents',
      'host/menus',
      'displayProperties',
      'displayProperties/saver',
    ],
    packages: ['react', 'react-dom', '@base-ui/react', '@use-gesture/react', 'valibot', 'zustand'],
  },
  {
    name: 'journey',
    why: 'The history follows what the model shows, in whichever layout, and knows no element.',
    uses: ['desktop/', 'memory/', 'base/', 'owner/', 'ui/focus/', 'apps/host/'],
    packages: ['react'],
  },
  {
    name: 'shell',
    why: 'Taskbar, menus and dialogs act on the model; painters are not theirs.',
    uses: [MODEL_USE, 'memory/', 'base/', 'owner/', 'consent/', 'ui/', 'apps/host/', 'journey/'],
    offers: [
      'commands',
      'dialogs',
      'notices',
      'notices/balloon',
      'notices/chatBubble',
      'phone',
      'snow',
      'taskbar',
    ],
    packages: ['react', 'react-dom', '@base-ui/react'],
  },
  {
    name: 'site',
    why: 'The pages work without the desktop; loading them must not load it.',
    uses: ['base/', 'owner/', 'help/', 'find/', 'documents/', 'consent/', 'ui/'],
    offers: ['browser', 'cards', 'feeds', 'head', 'kinds', 'layout', 'pages', 'pdf'],
    packages: ['react', 'react-dom', 'schema-dts'],
  },
  {
    name: 'offline',
    why: 'The service worker runs apart from every page, whatever version of the site they show.',
    uses: ['owner/(base|paths)\\.ts$'],
    packages: ['workbox-(precaching|routing|strategies|core)'],
  },
  {
    name: 'answers',
    why: 'What the assistant says is made from content alone, wherever it runs.',
    uses: ['owner/', 'help/', 'find/', 'base/services/chat/chatSchema\\.ts$'],
    offers: ['known'],
    packages: [],
  },
  {
    name: 'server/http',
    why: 'Files are served the same whatever they hold; the chat is a neighbour, not a part.',
    uses: ['owner/'],
    packages: ['mime-types', 'send'],
  },
  {
    name: 'server/chat',
    why: 'The chat service runs on hosts without a file server; it answers from content alone.',
    // What client and service say to each other is one schema for both.
    uses: [
      'owner/',
      'find/passage\\.ts$',
      'answers/',
      'base/services/chat/chatSchema\\.ts$',
      'server/http/securityHeaders\\.ts$',
    ],
    offers: ['hosts'],
    packages: ['hono', '@hono/node-server', 'valibot'],
  },
  {
    name: 'server',
    why: 'The server hands out files and answers; it runs no part of the client.',
    uses: ['owner/', 'base/services/chat/chatSchema\\.ts$'],
    packages: ['hono', '@hono/node-server', 'valibot'],
  },
  {
    name: 'boot',
    why: 'What stands before the program may look at everything but the program itself.',
    uses: ['base/', 'owner/', 'consent/', 'documents/', 'ui/', 'site/', 'shell/'],
    packages: ['react', 'react-dom'],
  },
  {
    name: 'app',
    why: 'The composition root puts the rooms together; it runs in the browser alone.',
    uses: [
      'base/',
      'owner/',
      'ui/',
      'desktop/',
      'consent/',
      'documents/',
      'memory/',
      'display/',
      'apps/',
      'journey/',
      'shell/',
      'boot/',
    ],
    packages: ['react', 'react-dom', 'immer', 'zustand', 'valibot'],
  },
  {
    name: 'build',
    why: 'The build may read everything but the program that it bundles.',
    uses: [
      'base/',
      'owner/',
      'files/',
      'help/',
      'find/',
      'documents/',
      'answers/',
      'site/',
      'boot/',
      'server/',
    ],
    offers: [
      'content/articles',
      'content/articles/markdown',
      'content/checks',
      'content/kinds',
      'content/pictures',
      'content/problems',
      'content/words',
    ],
    packages: ['.+'],
  },
]
