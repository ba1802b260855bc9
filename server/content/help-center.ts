import type { HelpAnswer } from '../../resources/content/answers'
import { helpAnswer } from '../../resources/content/answers'
import type { file } from '../../resources/content/file'
import { f } from '../../resources/schema/f'
import type { RowOf } from '../../resources/schema/infer'
import { lookup } from '../../resources/schema/lookup'
import { parisDay } from '../../resources/schema/paris-time'
import { type Call, publicCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { attachment } from '../api/files/disposition'
import { storeKey } from '../api/files/keep-file'
import type { Actor } from '../database/actor'

const tag = "Centre d'aide"
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

const listCall = publicCall(
  'GET /helpcenter/helpcenterlist',
  {
    summary: "Documents du centre d'aide, ceux de l'application de la personne connectée",
    tag,
    knows: true,
    answers: [helpAnswer],
  },
  ({ context, request }) =>
    ask<HelpAnswer>(context, `${listSql} and ${madeFor(request.actor)} order by h.id`),
)

/** A document's file; only of one that the list shows. */
const downloadCall = publicCall(
  'GET /helpcenter/download/{id}',
  {
    summary: "Télécharge un document du centre d'aide",
    tag,
    knows: true,
    params: { id: f.int({ label: 'Document', required: true, min: 1 }) },
    file: '*/*',
  },
  async ({ context, params, request, reply }) => {
    const sql = `select f.filename, f.mime_type, f.path, f.unique_name ${shownSql} and ${madeFor(request.actor)} and h.id = $2`
    const [file] = await ask<HelpFile>(context, sql, params.id)
    const bytes = file && (await context.files.get(storeKey(file.path, file.unique_name)))
    if (!file || !bytes) throw new ApiError('err404')
    attachment(reply, file.filename, file.mime_type)
    return reply.send(bytes)
  },
)

const ask = <T extends object>({ db, now }: Context, sql: string, ...more: unknown[]) =>
  db.system('public page', (tx) => tx.query<T>(sql, [parisDay(now()), ...more]))

export const helpCenterCalls: Call[] = [listCall, downloadCall]
