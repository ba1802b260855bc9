import type { Query, QueryClient } from '@tanstack/react-query'
import type { ChangedIds } from '../../../providers/live-events'
import type { Registry } from '../../../resources/registry'
import { isHeld, tellForms } from '../../admin/live/held-records'
import { hasUnsaved } from '../../widgets/unsaved'
import { markChanged } from './mark-changed'

/** Milliseconds in which further changes are gathered while the first is read. */
const gatheredFor = 500

interface Deps {
  queryClient: QueryClient
  registry: Registry
  /** The person's own number: what one changes oneself is not marked. */
  self: () => number | undefined
}

/**
 * The resources that a query shows besides the one that its key begins with: `meta: { of: ['order'] }`, and the one whose model it
 * asks for (`PUT /search/groups`).
 */
function othersOf({ meta, queryKey }: Query, registry: Registry): readonly string[] {
  if (Array.isArray(meta?.of)) return meta.of
  const model = Reflect.get(Object(queryKey[2]), 'model')
  return typeof model === 'string'
    ? registry.all.filter((one) => one.model === model).map(({ name }) => name)
    : []
}

/** The ids that a key names: those of react-admin's `getOne` and `getMany`, or the number after the name. */
function idsIn([, kind, last]: Query['queryKey']): readonly unknown[] | undefined {
  if (typeof kind === 'number') return [kind]
  if (kind === 'record') return [Number(last)]
  if (kind === 'getOne') return [Number(Reflect.get(Object(last), 'id'))]
  const ids = kind === 'getMany' ? Reflect.get(Object(last), 'ids') : undefined
  return Array.isArray(ids) ? ids.map(Number) : undefined
}

function isConcerned(query: Query, changes: ChangedIds, registry: Registry): boolean {
  const own = changes[String(query.queryKey[0])]
  if (own !== undefined) {
    const ids = idsIn(query.queryKey)
    if (!ids || own === null || own.some((id) => ids.includes(id))) return true
  }
  return othersOf(query, registry).some((name) => changes[name] !== undefined)
}

const ofReactAdmin = ['getList', 'getOne', 'getMany', 'getManyReference']

/**
 * Whether an answer may become another while the person is at it: not what somebody types into (a form's record, a copy that is
 * kept for one screen), and of hand-made screens nothing while something unsaved stands on the page.
 */
function isFree(query: Query): boolean {
  const { queryKey, meta, gcTime } = query
  if (queryKey[1] === 'record') return !isHeld(queryKey)
  if (meta?.of || ofReactAdmin.includes(String(queryKey[1]))) return true
  return gcTime > 0 && !hasUnsaved()
}

/** Reads again what is shown of changed rows, and marks what has become another. */
export function createReread({ queryClient, registry, self }: Deps) {
  const isShared = (query: Query) =>
    registry.has(String(query.queryKey[0])) || othersOf(query, registry).length > 0
  let pending: ((query: Query) => boolean)[] = []
  let isReading = false

  async function read(): Promise<void> {
    isReading = true
    try {
      await readAll()
    } finally {
      isReading = false
    }
  }
  async function readAll(): Promise<void> {
    while (pending.length) {
      const taken = pending
      pending = []
      const predicate = (query: Query) => taken.some((concerns) => concerns(query)) && isFree(query)
      const shown = queryClient.getQueryCache().findAll({ type: 'active', predicate })
      const before = shown.map((query) => query.state.data)
      await queryClient.invalidateQueries({ predicate })
      markChanged(
        shown.map(({ state }, at) => [before[at], state.data]),
        self(),
      )
      await new Promise((done) => setTimeout(done, gatheredFor))
    }
  }
  const ask = (concerns: (query: Query) => boolean) => {
    pending.push(concerns)
    if (!isReading) void read()
  }
  return {
    changed: (changes: ChangedIds) => {
      tellForms(changes)
      ask((query) => isConcerned(query, changes, registry))
    },
    /** Something may have been missed. */
    all: () => {
      tellForms()
      ask(isShared)
    },
  }
}
