import { importTexts } from '../../../i18n/fr/exports'
import { isRequired } from '../../../resources/schema/check'
import { messages } from '../../../resources/schema/messages'
import type { Actor } from '../../database/actor'
import type { Context } from '../context'
import { viewerOf } from '../exports/plan'
import { type Job, jobAnswer } from './job'
import { templateColumns } from './template'

/** An import as it is told: its counters, its lines, its columns and what they may be. */
export function told(context: Context, actor: Actor, job: Job) {
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
  }
}
