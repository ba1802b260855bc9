import { fold } from '../../../resources/schema/fold'
import type { Actor } from '../../database/actor'
import { pastRights } from '../../database/past-rights'
import type { Context } from '../context'
import type { Work } from '../work'
import type { Constant, Mapping } from './header'
import type { Job } from './job'
import type { FoundColumn } from './outcome'
import type { ValueAnswer } from './values'

/** By folded title the field that a column is read as, or null where it is passed over. */
type ByTitle = Readonly<Record<string, string | null>>

interface Model extends Record<string, unknown> {
  user_id: number
  shape: string
  columns: ByTitle | null
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

const modelsSql = `select user_id, shape, columns, constants, answers from import_model
  where target = $1 order by used_at desc, id desc limit ${looked}`

/** The models of a list: the actor's own, and those of people whom the actor sees. */
async function modelsOf({ db }: Context, actor: Actor, target: string): Promise<Model[]> {
  const all = await db.system('imports', (tx) => tx.query<Model>(modelsSql, [target]))
  if (!all.length) return []
  const people = [...new Set(all.map(({ user_id }) => user_id))]
  const seen = await db.read(actor, (tx) =>
    tx.query<{ id: number }>('select id from "user" where id = any($1::bigint[])', [people]),
  )
  const ids = new Set(seen.map(({ id }) => Number(id)))
  return all.filter(({ user_id }) => ids.has(Number(user_id)))
}

const shapeOf = (columns: readonly FoundColumn[]): string[] => columns.map(({ title }) => fold(title))

/** How much of a file an earlier one has: 1 where their titles are the same ones. */
function likeness(now: ReadonlySet<string>, then: ReadonlySet<string>): number {
  const shared = [...now].filter((title) => then.has(title)).length
  return shared / Math.max(now.size, then.size, 1)
}

/**
 * What the model says that this file resembles most, the last used among several: a supplier's file is read as the last time,
 * wherever its columns stand, with the constants and the meanings of values that were given then. Without an unknown title only
 * the very same titles count. Nothing where no model changes how it is read.
 */
export async function recalled(
  context: Context,
  actor: Actor,
  { target, columns }: { target: string; columns: readonly FoundColumn[] },
): Promise<Recalled | undefined> {
  const titles = new Set(shapeOf(columns))
  const least = columns.some(({ unknown }) => unknown) ? alike : 1
  const models = (await modelsOf(context, actor, target))
    .map((model) => ({ ...model, like: likeness(titles, new Set(model.shape.split('\n'))) }))
    .filter(({ like }) => like >= least)
  const [best] = models.sort((a, b) => b.like - a.like)
  if (!best) return undefined
  const keys = new Map(Object.entries(best.columns ?? {}))
  const mapping = columns.flatMap(({ index, title }) => {
    const key = keys.get(fold(title))
    return key === undefined ? [] : [{ index, key, recalled: true }]
  })
  const isOther = ({ index, key }: Mapping[number]) =>
    columns.some((column) => column.index === index && (column.unknown || column.key !== key))
  const found = { mapping: mapping.some(isOther) ? mapping : [], ...saidIn(best) }
  return found.mapping.length || found.constants.length || found.answers.length ? found : undefined
}

const saidIn = ({ constants, answers }: Model) => ({ constants: constants ?? [], answers: answers ?? [] })

const keepSql = `insert into import_model (user_id, target, name, shape, columns, constants, answers, used_at, "createdAt", "updatedAt")
  values ($1, $2, $3, $4, $5, $6, $7, $8, $8, $8)`

/** Keeps what was said of a file with its import, over what the person's model of the same shape said before. */
export async function keepModel(work: Work, job: Job, columns: readonly FoundColumn[]): Promise<void> {
  const { mapping, constants, answers, target, name } = job
  if (!mapping?.length && !constants?.length && !answers?.length) return
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
      ...[Object.fromEntries(keys), constants ?? [], answers ?? []].map((one) => JSON.stringify(one)),
      work.now,
    ])
  })
}
