import { isDeepStrictEqual } from 'node:util'
import { fold } from '../../../resources/schema/fold'
import { importModel } from '../../../resources/schema/import-model'
import { repo } from '../repo'
import type { Work } from '../work'
import type { Job } from './job'
import { type FoundColumn, shapeOf } from './outcome'
import { type ImportModel, modelOf } from './recall'

/** How a file was read, where somebody said it. */
const readingOf = ({ reading }: Job): ImportModel['reading'] =>
  reading?.first && Object.keys(reading.said).length
    ? { said: reading.said, titles: reading.first.titles }
    : null

type Said = Required<Pick<ImportModel, 'columns' | 'reading' | 'constants' | 'answers'>>

/** What was said of a file, as the next ones of its shape are read by it. */
function keptOf(job: Job, columns: readonly FoundColumn[]): Said {
  const keys = (job.mapping ?? []).flatMap(({ index, key, also }) => {
    const column = columns.find((one) => one.index === index)
    return column
      ? [[fold(column.title), key === null || also === undefined ? key : ([key, also] as const)] as const]
      : []
  })
  return {
    columns: Object.fromEntries(keys),
    reading: readingOf(job),
    constants: job.constants ?? [],
    answers: job.answers ?? [],
  }
}

const isNothing = ({ columns, reading, constants, answers }: Said) =>
  !Object.keys(columns ?? {}).length && !reading && !constants?.length && !answers?.length

/** Whether a model says all of that already. */
const says = (model: ImportModel, said: Said): boolean =>
  Object.entries(said.columns ?? {}).every(([title, key]) =>
    isDeepStrictEqual(model.columns?.[title], key),
  ) &&
  isDeepStrictEqual(model.reading?.said, said.reading?.said) &&
  isDeepStrictEqual(model.constants ?? [], said.constants) &&
  isDeepStrictEqual(model.answers ?? [], said.answers)

const ownSql = `select id from import_model where user_id = $1 and target = $2 and shape = $3 and "deletedAt" is null
  order by used_at desc, id desc limit 1`

/** The person's own model of the shape of a file, where there is one. */
async function ownOf({ tx, actor }: Work, target: string, shape: string): Promise<ImportModel | undefined> {
  const [own] = await tx.query<{ id: number }>(ownSql, [actor.userId, target, shape])
  return own && modelOf(tx, own.id)
}

/** Notes that a model has read a file: of who uses a shared one, its owner's columns stay as they are. */
const count = (work: Work, { id, uses }: ImportModel) =>
  repo(work, importModel).update(id, { used_at: work.now.toISOString(), uses: uses + 1 }, { derived: true })

/**
 * Keeps what was said of a file with its import. Where its model says all of it, that is used once more; else it is said by the
 * person's own model of this shape.
 */
export async function keepModel(work: Work, job: Job, columns: readonly FoundColumn[]): Promise<void> {
  const said = keptOf(job, columns)
  const used = job.import_model_id === null ? undefined : await modelOf(work.tx, job.import_model_id)
  if (used && says(used, said)) return void (await count(work, used))
  if (isNothing(said)) return
  const { target, name } = job
  const shape = shapeOf(columns).join('\n')
  const own = await ownOf(work, target, shape)
  if (own) {
    await repo(work, importModel).update(own.id, { ...said })
    await count(work, own)
  }
  const id =
    own?.id ??
    (await repo(work, importModel).create({
      ...{ user_id: work.actor.userId, target, name: name.replace(/\.\w+$/, ''), shape, ...said },
      ...{ used_at: work.now.toISOString(), uses: 1 },
    }))
  await work.tx.query('update import_job set import_model_id = $2 where id = $1', [job.id, id])
}
