import { fold } from '../../../resources/schema/fold'
import type { Actor } from '../../database/actor'
import { pastRights } from '../../database/past-rights'
import type { Context } from '../context'
import type { Work } from '../work'
import type { SaidReading } from './file-reading'
import type { Constant, Mapping } from './header'
import type { Job } from './job'
import { type FoundColumn, shapeOf } from './outcome'
import type { ValueAnswer } from './values'

/** By folded title the field that a column is read as, or null where it is passed over. */
type ByTitle = Readonly<Record<string, string | null>>

export interface ImportModel extends Record<string, unknown> {
  user_id: number
  shape: string
  columns: ByTitle | null
  /** How its files are read, and the folded titles that are found in them by guessing. */
  reading: { said: SaidReading; titles: readonly string[] } | null
  constants: readonly Constant[] | null
  answers: readonly ValueAnswer[] | null
}

/** What an earlier file of the same shape says of this one. */
export interface Recalled {
  mapping: Mapping
  constants: readonly Constant[]
  answers: readonly ValueAnswer[]
}

/** Models of a list that are looked at, and the share of a file's titles that makes it another one's likeness. */
const [looked, alike] = [200, 0.6]

const modelsSql = `select user_id, shape, columns, reading, constants, answers from import_model
  where target = $1 order by used_at desc, id desc limit ${looked}`

/** The models of a list: the actor's own, and those of people whom the actor sees. */
async function modelsOf({ db }: Context, actor: Actor, target: string): Promise<ImportModel[]> {
  const all = await db.system('imports', (tx) => tx.query<ImportModel>(modelsSql, [target]))
  if (!all.length) return []
  const people = [...new Set(all.map(({ user_id }) => user_id))]
  const seen = await db.read(actor, (tx) =>
    tx.query<{ id: number }>('select id from "user" where id = any($1::bigint[])', [people]),
  )
  const ids = new Set(seen.map(({ id }) => Number(id)))
  return all.filter(({ user_id }) => ids.has(Number(user_id)))
}

/** How much of a file an earlier one has: 1 where their titles are the same ones. */
function likeness(now: ReadonlySet<string>, then: ReadonlySet<string>): number {
  const shared = [...now].filter((title) => then.has(title)).length
  return shared / Math.max(now.size, then.size, 1)
}

/** The titles of a file of a model: as it is read, and as it is found before anybody says how. */
const shapesOf = ({ shape, reading }: ImportModel) => [
  shape.split('\n'),
  ...(reading ? [reading.titles] : []),
]

/**
 * The model that a file resembles most, the last used among several. Without an unknown title only the very same titles count.
 */
export async function findModel(
  context: Context,
  actor: Actor,
  { target, columns }: { target: string; columns: readonly FoundColumn[] },
): Promise<ImportModel | undefined> {
  const titles = new Set(shapeOf(columns))
  const least = columns.some(({ unknown }) => unknown) ? alike : 1
  const likest = (model: ImportModel) =>
    Math.max(...shapesOf(model).map((shape) => likeness(titles, new Set(shape))))
  const models = (await modelsOf(context, actor, target))
    .map((model) => ({ model, like: likest(model) }))
    .filter(({ like }) => like >= least)
  return models.sort((a, b) => b.like - a.like)[0]?.model
}

/** Whether a file that is read as its model says has become one of its shape. */
export const isLike = ({ shape }: ImportModel, columns: readonly FoundColumn[]): boolean =>
  likeness(new Set(shapeOf(columns)), new Set(shape.split('\n'))) >= alike

/**
 * What a model says of a file: read as the last time, wherever its columns stand, with the constants and the meanings of values
 * that were given then. Nothing where that changes nothing.
 */
export function recalledBy(model: ImportModel, columns: readonly FoundColumn[]): Recalled | undefined {
  const keys = new Map(Object.entries(model.columns ?? {}))
  const mapping = columns.flatMap(({ index, title }) => {
    const key = keys.get(fold(title))
    return key === undefined ? [] : [{ index, key, recalled: true }]
  })
  const isOther = ({ index, key }: Mapping[number]) =>
    columns.some((column) => column.index === index && (column.unknown || column.key !== key))
  const found = { mapping: mapping.some(isOther) ? mapping : [], ...saidIn(model) }
  return found.mapping.length || found.constants.length || found.answers.length ? found : undefined
}

const saidIn = ({ constants, answers }: ImportModel) => ({
  constants: constants ?? [],
  answers: answers ?? [],
})

const keepSql = `insert into import_model (user_id, target, name, shape, columns, reading, constants, answers, used_at, "createdAt", "updatedAt")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $9)`

/** How a file was read, where somebody said it. */
const readingOf = ({ reading }: Job): ImportModel['reading'] =>
  reading?.first && Object.keys(reading.said).length
    ? { said: reading.said, titles: reading.first.titles }
    : null

/** Keeps what was said of a file with its import, over what the person's model of the same shape said before. */
export async function keepModel(work: Work, job: Job, columns: readonly FoundColumn[]): Promise<void> {
  const { mapping, constants, answers, target, name } = job
  const reading = readingOf(job)
  if (!mapping?.length && !constants?.length && !answers?.length && !reading) return
  const shape = shapeOf(columns).join('\n')
  const keys = (mapping ?? []).flatMap(({ index, key }) => {
    const column = columns.find((one) => one.index === index)
    return column ? [[fold(column.title), key] as const] : []
  })
  const { userId } = work.actor
  await pastRights(work.tx, 'imports', async (tx) => {
    await tx.query('delete from import_model where user_id = $1 and target = $2 and shape = $3', [
      ...[userId, target, shape],
    ])
    await tx.query(keepSql, [
      ...[userId, target, name.replace(/\.\w+$/, ''), shape],
      ...[Object.fromEntries(keys), reading, constants ?? [], answers ?? []].map((one) =>
        JSON.stringify(one),
      ),
      work.now,
    ])
  })
}
