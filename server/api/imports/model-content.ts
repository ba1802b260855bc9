import { fold } from '../../../resources/schema/fold'
import { importModel } from '../../../resources/schema/import-model'
import { type AnyResource, titleOf } from '../../../resources/schema/resource'
import type { Actor } from '../../database/actor'
import type { Context } from '../context'
import { notFound } from '../error'
import { type ExportColumn, exportColumns } from '../exports/columns'
import { findRow, findRows } from '../read'
import { type Work, workOf } from '../work'
import type { SaidReading } from './file-reading'
import { type ImportModel, modelOf } from './recall'

/** What a model says of a file, in the words of its list. */
export interface ModelContent {
  /** Each title of its files, and the field that it is read as; nothing where its column is passed over, or known by its title alone. */
  columns: { title: string; field: string | null; passed: boolean }[]
  constants: { field: string; value: string }[]
  answers: { field: string; text: string; value: string | null }[]
  /** How its files are read, where that is not guessed. */
  reading: SaidReading
}

const numbered = /^#(\d{1,15})$/

/** What a value names: the row of a number that it gives, else itself. */
async function namesOf(
  work: Work,
  said: readonly { column: ExportColumn | undefined; value: string }[],
): Promise<Map<string, string>> {
  const wanted = new Map<string, number[]>()
  for (const { column, value } of said) {
    const [, id] = numbered.exec(value) ?? []
    const to = column?.declared.to
    if (id && to) wanted.set(to, [...(wanted.get(to) ?? []), Number(id)])
  }
  const names = new Map<string, string>()
  for (const [to, ids] of wanted) {
    const target = work.registry.get(to)
    for (const row of await findRows(work, target, [...new Set(ids)]))
      names.set(`${to} #${row.id}`, titleOf(target, row))
  }
  return names
}

function columnsSaid(
  { shape, columns }: ImportModel,
  {
    byKey,
    byTitle,
  }: { byKey: ReadonlyMap<string, ExportColumn>; byTitle: ReadonlyMap<string, ExportColumn> },
): ModelContent['columns'] {
  return shape.split('\n').map((title) => {
    const key = columns?.[title]
    const headers = [key ?? []].flat().map((one) => byKey.get(one)?.header ?? one)
    const known = key === undefined ? byTitle.get(title)?.header : undefined
    return { title, field: known ?? (headers.join(' + ') || null), passed: key === null }
  })
}

async function contentOf(work: Work, resource: AnyResource, model: ImportModel): Promise<ModelContent> {
  const { constants, answers, reading } = model
  const keys = [
    ...Object.values(model.columns ?? {}).flat(),
    ...[...(constants ?? []), ...(answers ?? [])].map(({ key }) => key),
  ]
  const paths = keys.flatMap((key) => key?.split('.').slice(0, -1).join('.') || [])
  const columns = exportColumns(work, resource, [...new Set(paths)])
  const byKey = new Map(columns.map((column) => [column.key, column]))
  const byTitle = new Map(columns.map((column) => [fold(column.header), column]))
  const said = [...(constants ?? []), ...(answers ?? [])].map(({ key, value }) => ({
    column: byKey.get(key),
    value: value ?? '',
  }))
  const names = await namesOf(work, said)
  const fieldOf = (key: string) => byKey.get(key)?.header ?? key
  const named = (key: string, value: string) => names.get(`${byKey.get(key)?.declared.to} ${value}`) ?? value
  return {
    columns: columnsSaid(model, { byKey, byTitle }),
    constants: (constants ?? []).map(({ key, value }) => ({ field: fieldOf(key), value: named(key, value) })),
    answers: (answers ?? []).map(({ key, text, value }) => ({
      field: fieldOf(key),
      text,
      value: value === null ? null : named(key, value),
    })),
    reading: reading?.said ?? {},
  }
}

/** What a model that the actor sees says of a file; err404 on any other. */
export const contentOfModel = ({ db, now }: Context, actor: Actor, id: number): Promise<ModelContent> =>
  db.read(actor, async (tx) => {
    const work = workOf(db, tx, now())
    const row = await findRow(work, importModel, id)
    const model = row && (await modelOf(tx, id))
    const resource = work.registry.find(String(row?.target))
    if (!model || !resource) throw notFound(importModel)
    return contentOf(work, resource, model)
  })
