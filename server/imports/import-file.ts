import { importTexts } from '../../i18n/fr/exports'
import { scheduledTexts as texts } from '../../i18n/fr/scheduled-imports'
import type { AnyResource } from '../../resources/schema/resource'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { checkImport } from '../api/imports/check-import'
import { commitImport, refuseTwice } from '../api/imports/commit-import'
import { addJob, claimJob, getJob, type Job } from '../api/imports/job'
import { readSent } from '../api/imports/read-sent'
import { modelOf } from '../api/imports/recall'
import type { SentWorkbook } from '../api/imports/receive'
import type { Actor } from '../database/actor'

/** What became of a file: imported whole, refused whole, known already, or left for the next time. */
export interface Imported {
  state: 'done' | 'refused' | 'known' | 'waiting'
  /** A French line of the report. */
  said: string
  /** Its import, where it came to be checked. */
  job?: Job
}

const counts = ({ created, updated, unchanged }: Job) =>
  texts.counts({ created: String(created), updated: String(updated), unchanged: String(unchanged) })

/** The first refused lines, each with its number in the file and why. */
const reasons = ({ messages }: Job): string =>
  (messages ?? [])
    .slice(0, 3)
    .map(({ line, errors }) =>
      line ? texts.line({ line: String(line + 1), why: errors.join(', ') }) : errors.join(', '),
    )
    .join(' ; ')

/** Imports one file as a person would by hand: read, checked, carried out whole or not at all, with that person's rights; as a model says where one is chosen. */
export async function importFile(
  context: Context,
  actor: Actor,
  { resource, sent, model }: { resource: AnyResource; sent: SentWorkbook; model: number | null },
): Promise<Imported> {
  const { name } = sent
  const refused = (why: string, job?: Job): Imported => ({ state: 'refused', said: `${name} : ${why}`, job })
  try {
    if (model !== null && !(await context.db.read(actor, (tx) => modelOf(tx, model))))
      return refused(texts.noModel)
    const rows = await readSent({ context, actor, resource }, sent)
    await refuseTwice(context, resource, rows.fingerprint)
    const id = await addJob(context, actor, { target: resource.name, name, rows, model })
    await checkImport(context, actor, { resource, job: await getJob(context, actor, id) })
    const checked = await getJob(context, actor, id)
    if (checked.errors || !(await claimJob(context, actor, id)))
      return refused(texts.refusedLines({ n: String(checked.errors), why: reasons(checked) }), checked)
    await commitImport(context, actor, { resource, job: await getJob(context, actor, id) })
    const over = await getJob(context, actor, id)
    if (over.state !== 'done') return refused(reasons(over) || importTexts.interrupted, over)
    return { state: 'done', said: `${name} : ${counts(over)}`, job: over }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.type === 'err570'
      ? { state: 'known', said: `${name} : ${error.message}` }
      : refused(error.message)
  }
}
