import { quoteTexts as texts } from '../../i18n/fr/quotes'
import { file } from '../../resources/content/file'
import { quote, quoteFolder } from '../../resources/quotes/quote'
import { f } from '../../resources/schema/f'
import type { RowOf } from '../../resources/schema/infer'
import { messages } from '../../resources/schema/messages'
import { told } from '../../resources/schema/told'
import { type Call, publicCall } from '../api/call'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { attachment, safeName } from '../api/files/disposition'
import { formAround } from '../api/files/file-body'
import { acceptedKind, storeKey } from '../api/files/keep-file'
import { largestFile, receiveFiles } from '../api/files/receive-files'
import type { Spooled } from '../api/files/spool'
import { refusePastBudget } from '../api/files/upload-budget'
import { repo } from '../api/repo'
import { byNobody } from '../trade/order-events'
import { sheetPdf } from '../trade/sheet-pdf'
import { refuseLate } from './answer-quote'
import { quoteSheet } from './quote-pdf'
import { quoteOfToken } from './tokens'

const tag = 'Devis'
const token = f.text({ label: 'Lien', required: true, max: 200 })
const folder = {
  path: quoteFolder,
  endings: new Set<string>(quote.fields.file_ids.accept),
  images: false,
}
/** Files that one link may send, those replaced included. */
const mostUploads = 10

type Kept = RowOf<typeof file, 'id' | 'path' | 'unique_name' | 'filename' | 'mime_type' | 'size'>

/** The files that a link shows: those of its request, and the one of its own quote. */
const shownSql = `
  select f.id, f.path, f.unique_name, f.filename, f.mime_type, f.size from file f where f.id = $1 and f."deletedAt" is null
    and (exists (select 1 from quote_file_ids j where j.file_id = f.id and j.quote_id = $2)
      or exists (select 1 from quote_line l where l.file_id = f.id and l.id = $3))`

/** Keeps a sent file as the one of the quote; where the link is not good, or late, nothing is kept. */
async function keep(
  context: Context,
  secret: string,
  sent: Spooled,
): Promise<{ id: number; filename: string }> {
  const now = context.now()
  await refusePastBudget(context, { folder: quoteFolder }, sent.size)
  const kind = await acceptedKind(folder, sent)
  const unique_name = `${context.random(16).toString('hex')}.${kind.endings[0]}`
  const key = storeKey(folder.path, unique_name)
  const filename = safeName(sent.filename)
  await context.files.put(key, sent.file.path)
  try {
    return await context.db.system('public page', async (tx) => {
      const found = await quoteOfToken(tx, secret, now)
      refuse(found, now)
      const on = { tx, now, actor: byNobody }
      const { size, sha256 } = sent
      const id = await repo(on, file).create({
        ...{ path: folder.path, unique_name, mime_type: kind.mime, filename, size, sha256, public: false },
      })
      await tx.query('update quote_line set file_id = $2, "updatedAt" = $3 where id = $1', [
        found.line.id,
        id,
        now,
      ])
      await tx.query('update quote_token set uploads = uploads + 1, "updatedAt" = $2 where id = $1', [
        found.token,
        now,
      ])
      return { id, filename }
    })
  } catch (error) {
    await context.files.remove(key)
    throw error
  }
}

function refuse(found: Awaited<ReturnType<typeof quoteOfToken>>, now: Date): void {
  refuseLate(found, now)
  if (found.line.state === 'answered') throw new ApiError('err409', { display: texts.already })
  if (found.uploads >= mostUploads) throw new ApiError('err409', { display: texts.tooMany })
}

/** Files and papers of whoever holds a link. */
export const linkFileCalls: Call[] = [
  publicCall(
    'GET /quote-answer/pdf',
    { summary: "La demande de devis d'un lien, en PDF", tag, query: { token }, file: 'application/pdf' },
    async ({ context, query, reply }) => {
      const { sheet, id } = await context.db.system('public page', async (tx) => {
        const { quote: of } = await quoteOfToken(tx, query.token, context.now())
        return { sheet: await quoteSheet(context, tx, { quote: of, isOwn: false }), id: of.id }
      })
      attachment(reply, texts.pdf.file({ id }), 'application/pdf')
      return reply.send(await sheetPdf(sheet))
    },
  ),
  publicCall(
    'GET /quote-answer/file/{id}',
    {
      summary: "Un fichier de la demande d'un lien, ou du devis envoyé",
      tag,
      params: { id: f.int({ label: 'Fichier', required: true, min: 1 }) },
      query: { token },
      file: '*/*',
    },
    async ({ context, query, params: { id }, reply }) => {
      const found = await context.db.system('public page', async (tx) => {
        const { quote: of, line } = await quoteOfToken(tx, query.token, context.now())
        return (await tx.query<Kept>(shownSql, [id, of.id, line.id]))[0]
      })
      const bytes = found && (await context.files.get(storeKey(found.path, found.unique_name)))
      if (!found || !bytes) throw new ApiError('err404')
      attachment(reply, found.filename, found.mime_type)
      return reply.send(bytes)
    },
  ),
  publicCall(
    'POST /quote-answer/file',
    {
      summary: 'Joint le fichier de son devis',
      tag,
      query: { token },
      bodyLimit: largestFile + formAround,
      waits: true,
      rawBody: {
        type: 'object',
        required: ['files'],
        properties: { files: { type: 'array', items: { type: 'string', format: 'binary' } } },
      },
      errors: ['err409', 'err413', 'err415', 'err540'],
      answers: { id: told.ref('file', 'Fichier'), filename: told.text('Nom') },
    },
    async ({ context, query, request }) => {
      const now = context.now()
      await context.db.system('public page', async (tx) =>
        refuse(await quoteOfToken(tx, query.token, now), now),
      )
      const coming = Number(request.headers['content-length'] ?? 0)
      await refusePastBudget(context, { folder: quoteFolder }, coming)
      const { files, drop } = await receiveFiles(request)
      try {
        const [sent] = files
        if (!sent) throw invalid([{ name: 'files', message: messages.file }])
        return await keep(context, query.token, sent)
      } finally {
        await drop()
      }
    },
  ),
]
