import { resolve } from 'node:path'
import { type Page, sourceHtml } from '../server/pages'

/** What the bundler knows of the modules. */
interface Graph {
  getModuleInfo: (id: string) => {
    importedIds: readonly string[]
    dynamicallyImportedIds: readonly string[]
  } | null
}

const applications: readonly Page[] = ['back-office', 'front-office', 'tenders']
const lightPages: readonly Page[] = ['login', 'public-notices']

/** Every module that a page loads at once, and those that it may load later where asked. */
function reachedFrom(page: Page, graph: Graph, isLaterToo = false): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [resolve(sourceHtml(page))]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id) || id.includes('node_modules')) continue
    reached.add(id)
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(id) ?? {}
    waiting.push(...importedIds, ...(isLaterToo ? dynamicallyImportedIds : []))
  }
  return reached
}

function chunkNames(graph: Graph) {
  const atOnce = applications.map((page) => reachedFrom(page, graph))
  const light = lightPages.map((page) => reachedFrom(page, graph, true))
  return (id: string) => {
    if (!atOnce.every((ids) => ids.has(id))) return null
    return light.some((ids) => ids.has(id)) ? 'common' : 'application'
  }
}

/**
 * What every application loads at once is one file: eighty small ones compress worse. What the light pages use too stays
 * in files of its own, so that they load no more than they need.
 */
export function sharedChunks() {
  let nameOf: ReturnType<typeof chunkNames> | undefined
  const group = (name: string, entriesAware: boolean) => ({
    debugName: name,
    entriesAware,
    name: (id: string, graph: Graph) => {
      nameOf ??= chunkNames(graph)
      return nameOf(id) === name ? name : null
    },
  })
  return [group('common', true), group('application', false)]
}
