import { resolve } from 'node:path'
import { type Page, sourceHtml } from '../server/pages'

/** What the bundler knows of the modules. */
export interface Graph {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

const applications: readonly Page[] = ['back-office', 'front-office', 'tenders']
const lightPages: readonly Page[] = ['login', 'public-notices']

/** The moments of who orders: the front office itself, then the screens that a phone opens first. */
const moments: Readonly<Record<string, readonly string[]>> = {
  ordering: [sourceHtml('front-office')],
  shop: ['src/screens/shop/ShopScreen.tsx'],
  welcome: ['src/screens/home/FrontOfficeHome.tsx'],
  carts: ['src/screens/orders/CartPages.tsx', 'src/screens/orders/CartScreen.tsx'],
  reception: ['src/screens/receptions/ReceptionScreen.tsx', 'src/screens/receptions/DayScreen.tsx'],
}
/** The addresses that open one of them, with the files that they wait for: home asks the declarations. */
export const filesByAddress: Readonly<Record<string, readonly string[]>> = {
  '/front-office/': ['welcome', 'declared'],
  '/front-office/catalogs': ['shop'],
  '/front-office/carts': ['carts'],
  '/front-office/orders/receive': ['reception'],
}
/** The moments of the office: its page and a list, what opens over it, then a record. */
const officeMoments: Readonly<Record<string, readonly string[]>> = {
  office: [sourceHtml('back-office'), sourceHtml('tenders'), 'src/admin/list/ResourceList.tsx'],
  popups: [
    'src/layout/keys/KeysDialog.tsx',
    'src/layout/notifications/NotificationPopup.tsx',
    'src/layout/palette/Palette.tsx',
  ],
  homes: ['src/screens/home/BackOfficeHome.tsx', 'src/screens/home/TendersHome.tsx'],
  dialogs: [
    'src/admin/list/cell-edit/CellEdits.tsx',
    'src/admin/list/ColumnsDialog.tsx',
    'src/admin/filters/FilterPopover.tsx',
  ],
  records: [
    'src/admin/form/ResourceEdit.tsx',
    'src/admin/show/ResourceShow.tsx',
    'src/admin/list/BulkTools.tsx',
  ],
}

/** The declarations that no first screen waits for, which every application reads soon after. */
const laterDeclarations = 'resources/later-resources.ts'

const isPackage = (id: string) => id.includes('node_modules')
/** What a page alone does, as to start its application: other pages that share its code must not. */
const isOwnOfPage = (id: string) => id.includes('/src/apps/')
/** A package's list of all that it offers: who takes one thing of it needs no other. */
const isOffer = (id: string) =>
  /node_modules\/(@mui\/[\w-]+|(react-admin|ra-[\w-]+))\/((esm|dist|src)\/)*index\.m?js$/.test(id)

/** Every module that some files load at once, and those that they may load later where asked. */
export function reachedFrom(
  files: readonly string[],
  graph: Graph,
  { isLaterToo = false, without = isPackage } = {},
) {
  const reached = new Set<string>()
  const waiting = files.map((file) => resolve(file))
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || without(id)) continue
    reached.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    waiting.push(...importedIds, ...(isLaterToo ? dynamicallyImportedIds : []))
  }
  return reached
}

function chunkNames(graph: Graph): (id: string) => string | null {
  const atOnce = applications.map((page) => reachedFrom([sourceHtml(page)], graph))
  const isLaterToo = true
  const light = lightPages.map((page) => reachedFrom([sourceHtml(page)], graph, { isLaterToo }))
  const without = isOffer
  const lightWhole = reachedFrom(lightPages.map(sourceHtml), graph, { isLaterToo, without })
  const reachedIn = (all: Readonly<Record<string, readonly string[]>>) =>
    Object.entries(all).map(([name, files]) => [name, reachedFrom(files, graph, { without })] as const)
  const [office, ordering] = [reachedIn(officeMoments), reachedIn(moments)]
  const declared = reachedFrom([laterDeclarations], graph)
  const momentOf = (all: typeof office, id: string) => all.find(([, ids]) => ids.has(id))?.[0]
  return (id) => {
    if (atOnce.every((ids) => ids.has(id))) return light.some((ids) => ids.has(id)) ? 'common' : 'application'
    if (lightWhole.has(id) || isOwnOfPage(id)) return null
    const own = momentOf(ordering, id)
    if (!own) return declared.has(id) && !momentOf(office, id) ? 'declared' : null
    const moment = momentOf(office, id) ?? own
    if (moment === 'office') return isPackage(id) ? null : moment
    return isPackage(id) ? `${moment}-parts` : moment
  }
}

/** What each separate use takes becomes a file; those under so many bytes go to the nearest. */
const byUse = { entriesAware: true, entriesAwareMergeThreshold: 6_000 }

/**
 * Files are few, for on a telephone's line each one waits for a round trip, and small ones compress worse: what every
 * application loads at once is one (what the light pages use too stays apart, so that they load no more than they need), and
 * so is what each moment of who orders adds. What the office's first list needs of it stays apart as well.
 */
export function sharedChunks() {
  let nameOf: ReturnType<typeof chunkNames> | undefined
  const group = (name: string, more: object = {}) => ({
    debugName: name,
    name: (id: string, graph: Graph) => {
      nameOf ??= chunkNames(graph)
      return nameOf(id) === name ? name : null
    },
    ...more,
  })
  const names = [...Object.keys(officeMoments), ...Object.keys(moments)]
  return [
    group('common', byUse),
    group('application'),
    ...names.map((name) => group(`${name}-parts`)),
    group('declared', { includeDependenciesRecursively: false }),
    ...names.map((name) => group(name, { includeDependenciesRecursively: false })),
  ]
}
