import { useDataProvider } from 'react-admin'
import type { Registry } from '../../../resources/registry'
import { type AnyResource, listTitle } from '../../../resources/schema/resource'
import { recordTitle } from '../../admin/form/title-of'
import { editPath, listPath } from '../../admin/paths'
import { useAllowed, useEngine } from '../../fields/engine'
import { useFound } from '../../widgets/type-ahead'
import { useApp } from '../app-context'
import type { FoundKind } from './found-kind'
import { groupMax, type PaletteItem } from './palette-item'
import { sayPalette } from './say-palette'

/** Letters that a search of rows needs. */
const shortest = 2

interface FoundRow {
  id: number
  [name: string]: unknown
}

const at = (row: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value ? Object(value)[name] : undefined), row)

function besideOf(row: FoundRow, paths: readonly string[] = []): string {
  return paths
    .map((path) => at(row, path))
    .filter((value) => typeof value === 'string' && value !== '')
    .join(' · ')
}

interface Answer {
  kind: FoundKind
  resource: AnyResource
  rows: readonly FoundRow[]
  total: number
}

function itemsOf({ kind, resource, rows, total }: Answer, text: string): PaletteItem[] {
  const group = listTitle(resource)
  const found = rows.map((row) => ({
    to: kind.address ? kind.address(row.id) : editPath(resource, row.id),
    label: recordTitle(resource, row),
    beside: besideOf(row, kind.beside),
    group,
  }))
  const list = kind.list === undefined ? listPath(resource) : kind.list
  if (total <= rows.length || list === null) return found
  const to = `${list}?filterBy=${encodeURIComponent(`q|${text}`)}`
  return [...found, { to, label: sayPalette('palette.more', { text }), beside: String(total), group }]
}

/** The kinds of rows that this person may look for. */
function kindsOf(kinds: readonly FoundKind[], registry: Registry, isAllowed: (name?: string) => boolean) {
  return kinds.flatMap((kind) => {
    const resource = registry.find(kind.resource)
    return resource && isAllowed(kind.permission ?? resource.access.view) ? [{ kind, resource }] : []
  })
}

/** The rows of the application's kinds that fit what is typed; each kind is asked by itself, one that fails is left out. */
export function useFoundRows(text: string) {
  const { found = [] } = useApp()
  const { registry } = useEngine()
  const isAllowed = useAllowed()
  const data = useDataProvider()
  async function ask(search: string, signal: AbortSignal): Promise<PaletteItem[]> {
    await registry.whole()
    const asked = kindsOf(found, registry, (name) => isAllowed(name)).map(async ({ kind, resource }) => {
      const { data: rows, total = 0 } = await data.getList<FoundRow>(resource.name, {
        filter: { q: search },
        pagination: { page: 1, perPage: groupMax },
        meta: { associations: kind.associations ?? [] },
        signal,
      })
      return itemsOf({ kind, resource, rows, total }, search)
    })
    const answers = await Promise.allSettled(asked)
    if (answers.length > 0 && answers.every(({ status }) => status === 'rejected'))
      throw new Error('no answer')
    return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
  }
  return useFound({ key: ['palette'], text, ask, isAsked: (search) => search.length >= shortest })
}
