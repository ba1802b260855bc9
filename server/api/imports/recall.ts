import { fold } from '../../../resources/schema/fold'
import { importModel } from '../../../resources/schema/import-model'
import type { Actor } from '../../database/actor'
import { select } from '../../database/select'
import type { Tx } from '../../database/tx'
import type { Context } from '../context'
import type { SaidReading } from './file-reading'
import type { Constant, Mapping } from './header'
import { type FoundColumn, shapeOf } from './outcome'
import type { ValueAnswer } from './value-answer'

/** By folded title the field that a column is read as, or the two that it fills, or null where it is passed over. */
type ByTitle = Readonly<Record<string, string | readonly [string, string] | null>>

export interface ImportModel extends Record<string, unknown> {
  id: number
  user_id: number
  target: string
  uses: number
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

const modelSql = select(
  importModel,
  ['id', 'user_id', 'target', 'uses', 'shape', 'columns', 'reading', 'constants', 'answers'],
  'where "deletedAt" is null',
)

/** A model that the actor sees; one's own, or shared with one's profile. */
export async function modelOf(tx: Pick<Tx, 'query'>, id: number): Promise<ImportModel | undefined> {
  const [model] = await tx.query<ImportModel>(`${modelSql} and id = $1`, [id])
  return model
}

/**
 * Takes an import to be read by a model that somebody chose, or by none: what was said of its columns and values is forgotten.
 * False while it is at work, or over.
 */
export async function chooseModel(
  { db, now }: Context,
  actor: Actor,
  { id, model }: { id: number; model: number | null },
): Promise<boolean> {
  const rows = await db.write(actor, (tx) =>
    tx.query(
      `update import_job set state = 'checking', handled = 0, "updatedAt" = $3, import_model_id = $4, constants = null, answers = null,
         mapping = case when $4::bigint is null then '[]'::jsonb end
       where id = $1 and created_by = $2 and state = 'checked' and stored is not null returning id`,
      [id, actor.userId, now(), model],
    ),
  )
  return rows.length > 0
}

/** The models of a list that the actor sees: its own before those that are shared with its profile. */
const modelsOf = ({ db }: Context, actor: Actor, target: string): Promise<ImportModel[]> =>
  db.read(actor, (tx) =>
    tx.query<ImportModel>(
      `${modelSql} and target = $1 order by user_id = $2 desc, used_at desc, id desc limit ${looked}`,
      [target, actor.userId],
    ),
  )

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
 * The model that a file resembles most; among several one's own before a shared one, then the last used. Without an unknown title only the very same titles count.
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
    if (key === undefined) return []
    const [first, also] = typeof key === 'string' || key === null ? [key] : key
    return [{ index, key: first, ...(also === undefined ? {} : { also }), recalled: true }]
  })
  const isOther = ({ index, key, also }: Mapping[number]) =>
    columns.some(
      (column) => column.index === index && (column.unknown || column.key !== key || column.also !== also),
    )
  const found = { mapping: mapping.some(isOther) ? mapping : [], ...saidIn(model) }
  return found.mapping.length || found.constants.length || found.answers.length ? found : undefined
}

const saidIn = ({ constants, answers }: ImportModel) => ({
  constants: constants ?? [],
  answers: answers ?? [],
})
