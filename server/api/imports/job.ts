import { subMilliseconds } from 'date-fns/subMilliseconds'
import { importTexts } from '../../../i18n/fr/exports'
import type { Actor } from '../../database/actor'
import type { Context } from '../context'
import { ApiError } from '../error'
import type { FileReading, KeptRows, Reread } from './file-reading'
import type { Constant, Mapping } from './header'
import { modelSql, type ToldModel } from './model-told'
import { emptyOutcome, type LineChange, type LineErrors, type MadeValue, type Outcome } from './outcome'
import type { ValueAnswer } from './value-answer'

export type JobState = 'checking' | 'checked' | 'committing' | 'done' | 'failed' | 'undoing' | 'undone'

/** Those that a process has in hand. */
export const importAtWork: readonly JobState[] = ['checking', 'committing']
/** Those that nobody carried out: they are forgotten after two days. */
export const importAwaiting: readonly JobState[] = ['checking', 'checked']
/** Those whose rows are there: the same file is not imported again. */
export const importCarriedOut: readonly JobState[] = ['done', 'undoing']

/** An import as the database keeps it, so that any process can tell how far it is. */
export interface Job extends Omit<Outcome, 'messages' | 'changes' | 'made'> {
  id: number
  target: string
  name: string
  fingerprint: string
  stored: string | null
  sent: string | null
  state: JobState
  handled: number
  messages: LineErrors[] | null
  changes: LineChange[] | null
  made: MadeValue[] | null
  reading: FileReading | null
  mapping: Mapping | null
  constants: readonly Constant[] | null
  answers: readonly ValueAnswer[] | null
  /** The model that it is read by. */
  import_model_id: number | null
  model: ToldModel | null
  updatedAt: string
}

/** Milliseconds without a sign of life after which an import is held to be interrupted. */
const silence = 90_000

const columns =
  'id, target, name, fingerprint, stored, sent, state, total, handled, complete, errors, created, updated, unchanged, messages, changes, header, reading, mapping, constants, asks, made, answers, import_model_id, "updatedAt"'

/** Who has given no sign of life since then is held to be interrupted. */
export const silentBefore = (now: Date): Date => subMilliseconds(now, silence)

const isRunning = ({ state }: Job) => importAtWork.includes(state)

/** The actor's own import; err404 on anybody else's. */
export async function getJob(context: Context, actor: Actor, id: number): Promise<Job> {
  const [job] = await context.db.read(actor, (tx) =>
    tx.query<Job & Record<string, unknown>>(
      `select ${columns}, ${modelSql} as model from import_job j where id = $1 and created_by = $2`,
      [id, actor.userId],
    ),
  )
  if (!job) throw new ApiError('err404')
  const silent = context.now().getTime() - Date.parse(job.updatedAt) > silence
  return isRunning(job) && silent ? { ...job, state: 'failed' } : job
}

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value))

/** Writes down a file whose rows are kept and will be checked. */
export async function addJob(
  context: Context,
  actor: Actor,
  {
    target,
    name,
    rows,
    model = null,
  }: { target: string; name: string; rows: KeptRows; model?: number | null },
): Promise<number> {
  const [row] = await context.db.write(actor, (tx) =>
    tx.query<{ id: number }>(
      `insert into import_job (target, name, fingerprint, stored, total, created_by, updated_by, "createdAt", "updatedAt", sent, reading, import_model_id)
       values ($1, $2, $3, $4, $5, $6, $6, $7, $7, $8, $9, $10) returning id`,
      [
        ...[target, name, rows.fingerprint, rows.stored, rows.total, actor.userId, context.now(), rows.sent],
        ...[json(rows.reading), model],
      ],
    ),
  )
  return row?.id ?? 0
}

/** Takes a checked import for carrying out; false when another request has it already. */
export async function claimJob(context: Context, actor: Actor, id: number): Promise<boolean> {
  const before = silentBefore(context.now())
  const rows = await context.db.write(actor, (tx) =>
    tx.query(
      `update import_job set state = 'committing', handled = 0, "updatedAt" = $3
       where id = $1 and created_by = $2 and errors = 0 and (state = 'checked' or (state = 'committing' and "updatedAt" < $4)) returning id`,
      [id, actor.userId, context.now(), before],
    ),
  )
  return rows.length > 0
}

/** What a person or a model says of a file. */
export interface Said {
  id: number
  mapping?: Mapping | undefined
  constants?: readonly Constant[] | undefined
  answers?: readonly ValueAnswer[] | undefined
  /** The file read again as the person says: its columns are others then. */
  again?: Reread | undefined
  /** The model that says it. */
  model?: number
}

/** Takes an import for checking it again with what the person says of it; what is not said stays. False while it is at work, or over. */
export async function mapColumns(
  context: Context,
  actor: Actor,
  { id, mapping, constants, answers, again }: Said,
): Promise<boolean> {
  const rows = await context.db.write(actor, (tx) =>
    tx.query(
      `update import_job set state = 'checking', handled = 0, "updatedAt" = $4, mapping = coalesce($3, case when $7::text is null then mapping end),
         constants = coalesce($5, constants), answers = coalesce($6, answers),
         stored = coalesce($7, stored), reading = coalesce($8, reading), fingerprint = coalesce($9, fingerprint)
       where id = $1 and created_by = $2 and state = 'checked' and stored is not null returning id`,
      [
        ...[id, actor.userId, json(mapping), context.now(), json(constants), json(answers)],
        ...[again?.stored ?? null, json(again?.reading), again?.fingerprint ?? null],
      ],
    ),
  )
  return rows.length > 0
}

type Sql = { query: (text: string, values?: readonly unknown[]) => Promise<unknown> }

/** Keeps what a model says of the file of an import. */
export const keepSaid = (
  tx: Sql,
  id: number,
  { mapping, constants, answers, again, model }: Omit<Said, 'id'>,
): Promise<unknown> =>
  tx.query(
    `update import_job set mapping = $2, constants = $3, answers = $4, stored = coalesce($5, stored),
       reading = coalesce($6, reading), fingerprint = coalesce($7, fingerprint), import_model_id = $8 where id = $1`,
    [
      ...[id, json(mapping), json(constants), json(answers)],
      ...[again?.stored ?? null, json(again?.reading), again?.fingerprint ?? null, model ?? null],
    ],
  )

/** Writes the state and the counters of an import. */
export function saveJob(
  tx: Sql,
  id: number,
  { state, outcome, now }: { state: JobState; outcome: Outcome; now: Date },
): Promise<unknown> {
  const { complete, errors, created, updated, unchanged, messages, changes, header, asks, made, total } =
    outcome
  return tx.query(
    `update import_job set state = $2, handled = $3, complete = $4, errors = $5, created = $6, updated = $7, unchanged = $8,
       messages = $9, "updatedAt" = $10, total = case when $2 in ('checked', 'done') and $3 > 0 then $3 else total end,
       changes = $11, header = $12, asks = $14, made = $15 where id = $1 and ($2 <> 'failed' or state = any($13))`,
    [
      id,
      state,
      total,
      complete,
      errors,
      created,
      updated,
      unchanged,
      JSON.stringify(messages),
      now,
      JSON.stringify(changes),
      JSON.stringify(header),
      importAtWork,
      JSON.stringify(asks ?? []),
      JSON.stringify(made),
    ],
  )
}

/** Tells that an import ended without a result, and why. */
export const failJob = (
  context: Context,
  actor: Actor,
  { id, why = importTexts.interrupted }: { id: number; why?: string },
): Promise<unknown> => {
  const messages = [{ line: 0, product_name: null, errors: [why] }]
  const outcome = { ...emptyOutcome(), errors: 1, messages }
  return context.db.write(actor, (tx) => saveJob(tx, id, { state: 'failed', outcome, now: context.now() }))
}
