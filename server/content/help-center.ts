import type { HelpAnswer } from '../../resources/content/answers'
import type { file } from '../../resources/content/file'
import { helpEndpoints } from '../../resources/content/help-endpoints'
import type { RowOf } from '../../resources/schema/infer'
import { lookup } from '../../resources/schema/lookup'
import { parisDay } from '../../resources/schema/paris-time'
import type { Call } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { storeKey } from '../api/files/keep-file'
import { serve } from '../api/serve'
import type { Actor } from '../database/actor'

/** The application that a type of profile works in; the back office, which keeps the documents, sees those of all. */
const applicationOf: Readonly<Record<number, number>> = lookup({ 2: 2, 3: 4 })
/** Who is not known yet sees what is made for all three applications, or for the public notices. */
const ofEverybody = '(array[3]::bigint[] && of.ids or array[1, 2, 4]::bigint[] <@ of.ids)'

/** Which documents somebody sees, by the application that the person works in. */
function madeFor(actor: Actor | undefined): string {
  if (!actor) return ofEverybody
  const application = applicationOf[actor.profileTypeId]
  return application ? `${application} = any(of.ids)` : 'true'
}

/** Documents that may be seen now: enabled, active, and not of the future (specification 2 §5). */
const shownSql = `from help_document h join "file" f on f.id = h.file_id and f."deletedAt" is null
  cross join lateral (select array(select j.application_id from help_document_application_ids j where j.help_document_id = h.id) as ids) of
  where h."deletedAt" is null and h.enable and h.active and h.application_date <= $1::date`

const listSql = `select h.id, h.file_label, h.application_date, h.enable, h.active,
  coalesce((select jsonb_agg(jsonb_build_object('machine_name', a.machine_name) order by a.id)
    from help_document_application_ids j join application a on a.id = j.application_id where j.help_document_id = h.id), '[]') as "Application",
  (select jsonb_build_object('label', d.label) from documenttype d where d.id = h.document_type_id) as "Document_type",
  jsonb_build_object('id', f.id, 'mime_type', f.mime_type, 'file_name', f.filename, 'path', f.path, 'unique_name', f.unique_name) as "File",
  (select jsonb_build_object('id', i.id, 'path', i.path, 'unique_name', i.unique_name) from "file" i
    where i.id = h.image_file_id and i.public and i."deletedAt" is null) as "Image"
  ${shownSql}`

type HelpFile = RowOf<typeof file, 'filename' | 'mime_type' | 'path' | 'unique_name'>

const ask = <T extends object>({ db, now }: Context, sql: string, ...more: unknown[]) =>
  db.system('public page', (tx) => tx.query<T>(sql, [parisDay(now()), ...more]))

export const helpCenterCalls: Call[] = serve(helpEndpoints, {
  list: ({ context, request }) =>
    ask<HelpAnswer>(context, `${listSql} and ${madeFor(request.actor)} order by h.id`),
  /** Only of a document that the list shows. */
  async download({ context, params: { id }, request }) {
    const sql = `select f.filename, f.mime_type, f.path, f.unique_name ${shownSql} and ${madeFor(request.actor)} and h.id = $2`
    const [file] = await ask<HelpFile>(context, sql, id)
    const bytes = file && (await context.files.get(storeKey(file.path, file.unique_name)))
    if (!file || !bytes) throw new ApiError('err404')
    return { name: file.filename, book: bytes, type: file.mime_type }
  },
})
