/**
 * Rules of dependency-cruiser: the room table of rooms.mjs, and what no table can say. It may
 * hold rules only, each with the reason that its breaker reads.
 */
import { ROOMS } from './rooms.mjs'

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */

/** The files of the composition root that only the desktop's layout needs. */
const DESKTOP_PART = '^src/app/(desktop|Desktop)'
const PIXI = '^node_modules/(pixi\\.js|@pixi)/'

/**
 * A room's own files and those of the rooms it may use; `assets` are pictures and sounds that
 * the build turns into addresses.
 * @param {import('./rooms.mjs').Room} room
 * @returns {Rule}
 */
function ownRoomsOnly({ name, why, uses }) {
  return {
    name: `${ruleName(name)}-rooms`,
    severity: 'error',
    comment: why,
    from: { path: `^src/${name}/`, pathNot: subRooms(name) },
    to: { path: '^src/', pathNot: [`^src/${name}/`, ...uses.map((use) => `^src/${use}`)] },
  }
}

/**
 * @param {import('./rooms.mjs').Room} room
 * @returns {Rule}
 */
function ownPackagesOnly({ name, why, packages }) {
  return {
    name: `${ruleName(name)}-packages`,
    severity: 'error',
    comment: why,
    from: { path: `^src/${name}/`, pathNot: subRooms(name) },
    to: {
      path: '^node_modules/',
      pathNot: packages.map((each) => `^node_modules/(@types/)?${each}/`),
    },
  }
}

/** @param {string} name of a room: `display/scene` */
function ruleName(name) {
  return name.replaceAll('/', '-')
}

/** @param {string} name @returns {string[]} patterns of the rooms inside, which have rules of their own */
function subRooms(name) {
  return ROOMS.filter((room) => room.name.startsWith(`${name}/`)).map(
    (room) => `^src/${room.name}/`,
  )
}

/** @type {Rule[]} */
const OTHER_RULES = [
  {
    name: 'no-cycles',
    severity: 'error',
    comment: 'Modules that import each other cannot be read, tested or moved one by one.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolvable',
    severity: 'error',
    comment: 'A path that leads nowhere fails on somebody else’s machine.',
    from: {},
    to: { couldNotResolve: true, pathNot: '^virtual:' },
  },
  {
    name: 'no-dev-packages-shipped',
    severity: 'error',
    comment: 'What visitors load must not come from the tools.',
    from: { path: '^src/', pathNot: '^src/(build|server)/' },
    to: {
      dependencyTypes: ['npm-dev'],
      dependencyTypesNot: ['type-only'],
      pathNot: '^node_modules/@types/',
    },
  },
  {
    name: 'no-node-in-the-browser',
    severity: 'error',
    comment: 'Only the server and the build run on Node.',
    from: { path: '^src/', pathNot: '^src/(build|server)/' },
    to: { dependencyTypes: ['core'] },
  },
  {
    name: 'pages-never-reach-pixi',
    severity: 'error',
    comment: 'A reader of the blog must not pay for the canvas.',
    from: { path: '^src/(base|content|ui|documents|consent|desktop|apps|shell|site|boot)/' },
    to: { path: PIXI, reachable: true },
  },
  {
    name: 'desktop-is-loaded-late',
    severity: 'error',
    comment: 'Phones and pages load neither Pixi nor the painters: app/desktop… is import()ed.',
    from: { path: '^src/app/', pathNot: DESKTOP_PART },
    to: {
      path: [DESKTOP_PART, '^src/display/'],
      dynamic: false,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'compositor-is-loaded-later-still',
    severity: 'error',
    comment: 'The desktop is usable before Pixi has arrived, and without it.',
    from: { path: '^src/', pathNot: '^src/display/compositor/' },
    to: { path: '^src/display/compositor/', dynamic: false, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'scene-is-handed-its-store',
    severity: 'error',
    comment: 'The scene reads a store that it is given; it neither makes one nor runs reducers.',
    from: { path: '^src/display/scene/' },
    to: { path: '^src/desktop/store/store\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no-app-knows-another',
    severity: 'error',
    comment: 'Apps meet through the model; only the registry beside their folders lists them all.',
    from: { path: '^src/apps/([^/]+)/' },
    to: {
      path: '^src/apps/',
      pathNot: ['^src/apps/$1/', '^src/apps/host/'],
    },
  },
  {
    name: 'src-never-imports-tests',
    severity: 'error',
    comment: 'The product works without its tests.',
    from: { path: '^src/' },
    to: { path: '^tests/' },
  },
]

/** @type {import('dependency-cruiser').IConfiguration} */
const configuration = {
  forbidden: [...ROOMS.map(ownRoomsOnly), ...ROOMS.map(ownPackagesOnly), ...OTHER_RULES],
  options: {
    doNotFollow: { path: '^node_modules/' },
    // Types count: a room that only names another's types depends on it all the same.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts'],
    },
  },
}

export default configuration
