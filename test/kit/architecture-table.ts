/** The rooms, and what each may import beside itself. */
export const rooms: Record<string, readonly string[]> = {
  resources: [],
  i18n: ['resources'],
  providers: ['resources', 'i18n'],
  server: ['resources', 'i18n'],
  src: ['resources', 'i18n', 'providers'],
  scripts: ['resources', 'i18n', 'providers', 'server', 'src'],
  examples: ['resources', 'i18n', 'server', 'src'],
  test: ['resources', 'i18n', 'providers', 'server', 'src', 'scripts', 'examples'],
}

/** Rooms that run in the browser, or are shared with it: nothing of Node.js. */
export const browserRooms = ['resources', 'i18n', 'providers', 'src']

/**
 * The floors inside a room, the lowest first: a part imports its own floor and those under it. `*` stands for every
 * other folder (the domains), `/` for the files of the room itself.
 */
export const floors: Record<string, readonly (readonly string[])[]> = {
  // Which kinds there are is the project's to say: the vocabulary takes them from there.
  resources: [['schema', 'french-kinds'], ['*'], ['/']],
  server: [
    ['config.ts', 'config-values.ts', 'far', 'pages.ts', 'secret-key.ts', 'seal.ts', 'envelope.ts'],
    ['database'],
    ['api', 'mail', 'paper', 'spreadsheet', 'storage'],
    ['trade'],
    ['*'],
    ['application.ts', 'jobs', 'seed'],
    ['/'],
    ['main.ts'],
  ],
  src: [
    ['theme'],
    ['widgets'],
    ['fields'],
    ['admin'],
    ['layout'],
    ['trade'],
    ['screens', 'login'],
    ['apps'],
    ['/'],
  ],
}

/** Rooms whose domains (`*`) do not import each other. */
export const separateDomains = ['server']

/** Folders whose own folders do not import each other: what two of them share stands on a floor below. */
export const separateFolders = ['src/screens/']

/** Pairs of folders that import each other: as few as there are, and no more. */
export const mostTwoWayPairs = 5

/** Files of a kind's folder that belong to another room than the folder: what is seen of it, what its tests take. */
export const placed: readonly (readonly [path: RegExp, place: string])[] = [
  [/^resources\/(?:schema\/|\w+-)kinds\/(\w+\/(?:input|cell)(?:\.tsx?)?)$/, 'src/fields/kinds/$1'],
  [/^resources\/(?:schema\/|\w+-)kinds\/(\w+\/sample(?:\.ts)?)$/, 'test/kinds/$1'],
]

/** The rooms of the engine, which know nothing of the trade. */
export const engineRooms = [
  'resources/schema/',
  'server/database/',
  'server/api/',
  'src/admin/',
  'src/fields/',
  'src/widgets/',
  'providers/',
]

/** What the engine stands on beside its own rooms. */
export const engineGround = [
  'i18n/',
  'resources/french-kinds/index.ts',
  'resources/registry.ts',
  'server/config.ts',
  'server/config-values.ts',
  'server/seal.ts',
  'server/envelope.ts',
  'server/secret-key.ts',
  'server/paper/',
  'server/spreadsheet/',
  'server/storage/',
  'src/theme/',
]

/** What of the engine's rooms is the trade's all the same: the portal's wires. */
export const tradeRooms = ['providers/trade/']

/** What an application of its own may import: the doors to the engine. */
export const doors = ['i18n/en/engine.ts', 'resources/engine.ts', 'server/engine.ts', 'src/engine.ts']

/** What never reaches the login page, even through another file. */
export const heavyPackages = /^(react-admin|ra-|@mui\/|@emotion\/|react-hook-form|@tanstack\/)/

/** The network and its relatives: a browser room calls them in `providers` only. */
export const network = /\b(fetch\s*\(|XMLHttpRequest\b|EventSource\b|WebSocket\b|sendBeacon\b|axios\b)/

export const maxLines = 200
