import { importTexts } from '../../../i18n/fr/exports'
import { isRequired } from '../../../resources/schema/check'
import { messages } from '../../../resources/schema/messages'
import type { Actor } from '../../database/actor'
import type { Context } from '../context'
import { viewerOf } from '../exports/plan'
import type { Job } from './job'
import { toldModels } from './model-told'
import { told as mostTold } from './outcome'
import { templateColumns } from './template'

/** How a file is read, as a person is told of it: what may be said otherwise, and what was passed over. */
function toldReading({ reading, header }: Job) {
  if (!reading) return null
  const { encoding = null, separator = null, sheets, read, said } = reading
  const { line = 0, count = 1, left = [], passed = 0 } = header ?? {}
  const titles = { line: line - count + 1, count }
  return { encoding, separator, sheets, read, said, titles, left, passed }
}

/** What a call answers about an import; `fields` is what the errors modal shows, `choices` the fields that a column may be. */
function jobAnswer(job: Job, choices: readonly { key: string; label: string }[]) {
  const { id, target, name, state, total, handled, complete, errors, created, updated, unchanged } = job
  const messages = (job.messages ?? []).slice(0, mostTold)
  const fields = messages.map(({ line, product_name, errors: reasons }) => ({
    line,
    name: product_name,
    errors: reasons,
  }))
  const counts = { total, handled, complete, errors, created, updated, unchanged }
  const found = {
    changes: job.changes ?? [],
    columns: job.header?.columns ?? [],
    choices,
    asks: job.asks ?? [],
    made: job.made ?? [],
  }
  const said = { constants: job.constants ?? [], answers: job.answers ?? [], reading: toldReading(job) }
  const read = { read_by: job.model }
  return { id, model: target, name, state, ...counts, messages, fields, ...found, ...said, ...read }
}

/** An import as it is told: its counters, its lines, its columns and what they may be, the models that may read it. */
export async function told(context: Context, actor: Actor, job: Job) {
  const resource = context.db.registry.find(job.target)
  const columns =
    resource && job.state === 'checked' ? templateColumns(viewerOf(context, actor), resource) : []
  const own = columns.map(({ key, header }) => ({ key, label: header }))
  const present = new Set((job.header?.columns ?? []).map(({ key, guess }) => key ?? guess))
  const isRefused = (label: string) =>
    (job.messages ?? []).some(({ errors }) => errors.includes(`${label} : ${messages.required}`))
  const isNeeded = (key: string) =>
    resource !== undefined &&
    resource.fields[key]?.default === undefined &&
    resource.fields[key]?.kind !== 'embed' &&
    isRequired(resource, key, {})
  const isHopeless = job.errors > 0 && job.complete === 0 && !present.has('id')
  const given = new Set((job.constants ?? []).map(({ key }) => key))
  const isMissing = ({ key, label }: { key: string; label: string }) =>
    !present.has(key) && !given.has(key) && (isRefused(label) || (isHopeless && isNeeded(key)))
  return {
    ...jobAnswer(job, own.length ? [{ key: 'id', label: importTexts.identifier }, ...own] : []),
    // What lines are refused for because the file has no column of it, or would be once they can be read.
    missing: own.filter(isMissing),
    models: own.length ? await toldModels(context, actor, job.target) : [],
  }
}
