import type { file } from '../../resources/content/file'
import { f } from '../../resources/schema/f'
import type { RowOf } from '../../resources/schema/infer'
import { publicCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { attachment } from '../api/files/disposition'
import { storeKey } from '../api/files/keep-file'
import { printOf } from '../secret-key'
import { ask, noticeParams, only, papersOf, shownSql } from './shown-notices'

interface DocumentFile extends RowOf<typeof file, 'filename' | 'mime_type' | 'path' | 'unique_name'> {
  label: string
}

const fileSql = `select d.label, f.filename, f.mime_type, f.path, f.unique_name from tender_document d join "file" f on f.id = d.file_id
  where d.id = $3 and d.public and exists (select 1 ${shownSql} and n.id = $2 and ${papersOf})`

/** From one address, more than this in an hour tells the register nothing: it is not filled by a machine. */
const perHour = 200

const registerSql = `insert into document_consultation (public_notice_id, document, email, ip_hash, consulted_at, "createdAt", "updatedAt")
  select $2, $3, $4, $5, $1, $1, $1 where (
    select count(*) from document_consultation where public_notice_id = $2 and ip_hash = $5 and consulted_at > $1::timestamptz - interval '1 hour'
  ) < ${perHour}`

interface Taken {
  id: number
  label: string
  email: string | null
  ip: string
}

const register = (context: Context, { id, label, email, ip }: Taken) =>
  ask(context, registerSql, id, label, email, printOf(context.config, `notice:${id}:${ip}`))

/** A public document's file; each download is written in the notice's register (domain §9.8). An address is the visitor's choice. */
export const consultDocument = publicCall(
  'POST /public-notices/{id}/documents/{document}',
  {
    summary: "Télécharge un document public d'un avis de marché",
    tag: 'Avis de marché public',
    params: { ...noticeParams, document: f.int({ label: 'Document', required: true, min: 1 }) },
    body: { email: f.email({ label: 'E-mail' }) },
    file: '*/*',
  },
  async ({ context, params, body, request, reply }) => {
    const file = only(await ask<DocumentFile>(context, fileSql, params.id, params.document))
    const bytes = await context.files.get(storeKey(file.path, file.unique_name))
    if (!bytes) throw new ApiError('err404')
    const email = body.email?.trim().toLowerCase() || null
    await register(context, { id: params.id, label: file.label, email, ip: request.ip })
    attachment(reply, file.filename, file.mime_type)
    return reply.send(bytes)
  },
)
