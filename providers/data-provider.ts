import type { DataProvider, GetListResult, Identifier, RaRecord } from 'react-admin'
import { dataTexts } from '../i18n/fr/data'
import type { Registry } from '../resources/registry'
import type { AnyResource } from '../resources/schema/resource'
import { forForm, refusedInData, runBulk } from './data-errors'
import { type Http, HttpError } from './http'
import { type ListQuestion, type SearchAnswer, type SearchMeta, searchBody } from './search'
import { send, updateBody, type Values, writtenFields } from './write-calls'

/** Errors that the form shows itself: no toast of the wire. */
const handledByForm = ['err102', 'err400', 'err409'] as const
/** Largest page that the server answers. */
const pageMax = 100

const manyKinds = ['refs', 'children']

/** The associations of many rows of a resource: an edited record carries them all. */
const allToMany = (registry: Registry, resource: AnyResource): string[] =>
  Object.entries(resource.fields)
    .filter(([, field]) => manyKinds.includes(field.kind) && !field.secret)
    .map(([name]) => registry.association(resource, name))

/**
 * react-admin's wire to the API: every read is one PUT /search/, every write the call that the resource declares.
 * A refusal is an HttpError with the server's French text; when it names fields, its `body.errors` goes to the form.
 */
export function createDataProvider(http: Http, registry: Registry): DataProvider {
  const search = <T extends RaRecord>(name: string, question: ListQuestion, signal?: AbortSignal) =>
    http.put<SearchAnswer<T>>('/search/', searchBody(registry.get(name), question), { signal })

  async function list<T extends RaRecord>(
    name: string,
    question: ListQuestion,
    signal?: AbortSignal,
  ): Promise<GetListResult<T>> {
    const { data, total, total_capped } = await search<T>(name, question, signal)
    return { data, total, meta: { total_capped: total_capped === true } }
  }

  /** Rows by their ids, in pages of 100. */
  async function byIds<T extends RaRecord>(
    name: string,
    { ids, meta }: { ids: readonly Identifier[]; meta?: SearchMeta },
    signal?: AbortSignal,
  ): Promise<T[]> {
    const pages = Array.from({ length: Math.ceil(ids.length / pageMax) }, (_, n) =>
      ids.slice(n * pageMax, (n + 1) * pageMax),
    )
    const answers = await Promise.all(
      pages.map((page) => {
        const filter = { id: page.map(Number) }
        return search<T>(name, { filter, meta, pagination: { page: 1, perPage: pageMax } }, signal)
      }),
    )
    return answers.flatMap((answer) => answer.data)
  }

  async function one<T extends RaRecord>(
    name: string,
    { id, meta }: { id: Identifier; meta?: SearchMeta },
    signal?: AbortSignal,
  ): Promise<T> {
    const resource = registry.get(name)
    if (resource.calls.one && !meta)
      return send<T>(http, { resource, verb: 'one', record: { id } }, { signal })
    const whole = { toMany: allToMany(registry, resource), ...meta }
    const [row] = await byIds<T>(name, { ids: [id], meta: whole }, signal)
    if (!row) throw new HttpError({ status: 404, type: 'err404', display: dataTexts.notFound })
    return row
  }

  async function write<T extends RaRecord>(
    question: Parameters<typeof send>[1],
    quiet: boolean | readonly string[] = handledByForm,
  ): Promise<T> {
    try {
      const answer = await send<T>(http, question, { quiet })
      const refusal = refusedInData(answer)
      if (refusal) throw refusal
      return answer
    } catch (error) {
      throw forForm(error)
    }
  }

  const update = <T extends RaRecord>(
    resource: AnyResource,
    { id, data, previous }: { id: Identifier; data: Values; previous?: Values },
    quiet?: boolean,
  ) => {
    const record = { ...previous, ...data, id }
    return write<T>(
      { resource, verb: 'update', record, body: updateBody(resource, { id, data, previous }) },
      quiet,
    )
  }

  const remove = (resource: AnyResource, record: Values, quiet?: boolean) =>
    write({ resource, verb: 'remove', record }, quiet)

  return {
    supportAbortSignal: true,
    getList: (name, { signal, ...question }) => list(name, question, signal),
    getOne: async (name, { id, meta, signal }) => ({ data: await one(name, { id, meta }, signal) }),
    getMany: async (name, { ids, meta, signal }) => ({ data: await byIds(name, { ids, meta }, signal) }),
    getManyReference: (name, { target, id, filter, signal, ...rest }) =>
      list(name, { ...rest, filter: { ...filter, [target]: id } }, signal),
    async create(name, { data }) {
      const resource = registry.get(name)
      return {
        data: await write({ resource, verb: 'create', record: data, body: writtenFields(resource, data) }),
      }
    },
    /** Over the version that was read; where the caller has none, over the one that stands now. */
    async update(name, { id, data, previousData }) {
      const known = data.lock_version ?? previousData?.lock_version
      const previous = known === undefined ? (await byIds(name, { ids: [id] }))[0] : previousData
      return { data: await update(registry.get(name), { id, data, previous }) }
    },
    /** Reads the rows for their versions, then writes them one by one. */
    async updateMany(name, { ids, data }) {
      const resource = registry.get(name)
      const rows = new Map((await byIds(name, { ids })).map((row) => [String(row.id), row]))
      const done = await runBulk(ids, (id) =>
        update(resource, { id, data, previous: rows.get(String(id)) }, true),
      )
      return { data: done }
    },
    async delete(name, { id, previousData }) {
      await remove(registry.get(name), { ...previousData, id })
      return { data: { ...previousData, id } as never }
    },
    async deleteMany(name, { ids }) {
      const resource = registry.get(name)
      const needsRow = /\{(?!id\})/.test(resource.calls.remove ?? '')
      const rows = new Map(needsRow ? (await byIds(name, { ids })).map((row) => [String(row.id), row]) : [])
      return { data: await runBulk(ids, (id) => remove(resource, { ...rows.get(String(id)), id }, true)) }
    },
  }
}
