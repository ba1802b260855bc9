import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { answerFileTexts as texts } from '../../i18n/fr/answer-files'
import type { AnswerContent } from '../../resources/tenders/answer'
import type { AnswerFile } from '../../resources/tenders/answer-files'
import type { Context } from '../api/context'
import { ApiError } from '../api/error'
import { storeKey } from '../api/files/keep-file'
import type { Served } from '../api/serve'
import type { Work } from '../api/work'
import { decryptedBytes } from '../envelope'
import { temporaryFile } from '../storage/temporary-file'
import { openedContent, roundOf } from './answer-content'
import { storedFile } from './answer-file-rows'
import { releasedKey } from './opening-key'
import { answeringSupplier, draftOf, findResponse, findSent, refuseImpersonated } from './own-answer'
import { findTender } from './tender-row'

/** A file of an answer with what opens it, and where its bytes are. */
interface Openable {
  file: AnswerFile
  stored: { path: string; unique_name: string }
}

const unknown = () => new ApiError('err404', { display: texts.unknown })

async function openable(
  work: Work,
  responseId: number,
  { id, contents }: { id: number; contents: readonly (AnswerContent | undefined)[] },
): Promise<Openable> {
  const file = contents.flatMap((content) => content?.files ?? []).find((one) => one.id === id)
  const stored = file && (await storedFile(work, responseId, id))
  if (!file || !stored) throw unknown()
  return { file, stored }
}

/** A file of the supplier's own answer, in progress or sent, for who reads that. */
export async function ownFile(
  context: Context,
  work: Work,
  ids: { id: number; file: number },
): Promise<Openable> {
  refuseImpersonated(work, await findTender(work.tx, ids.id))
  const row = await findResponse(work, { tender_id: ids.id, supplier_id: answeringSupplier(work) })
  if (!row) throw unknown()
  const contents = [await draftOf(context.config, work, row)]
  if (row.submitted_at) contents.push(await findSent(context, work, row))
  return openable(work, row.id, { id: ids.file, contents })
}

const ownerSql = `select a.tender_response_id as id from tender_answer_file a join tender_response r on r.id = a.tender_response_id
  where a.id = $1 and r.tender_id = $2 and a.filename is not null`
const contentsSql = `select content from tender_response_version where tender_response_id = $1 and content is not null order by id desc`

/** A file of an offer that was opened, by the key that its opening released: a round that runs keeps its own. */
export async function openedFile(
  { config }: Context,
  work: Work,
  { id: tender_id, file }: { id: number; file: number },
): Promise<Openable> {
  const tender = await findTender(work.tx, tender_id)
  if (!tender.opened_at) throw new ApiError('err541')
  const [owner] = await work.tx.query<{ id: number }>(ownerSql, [file, tender_id])
  if (!owner) throw unknown()
  const versions = await work.tx.beyond('tenders', (past) =>
    past.query<{ content: string }>(contentsSql, [owner.id]),
  )
  for (const { content: sealed } of versions) {
    const round = roundOf(sealed)
    const privateKey =
      round === undefined ? undefined : await releasedKey(work.tx, config, { tender_id, round })
    if (!privateKey) continue
    const place = { tender_id, response_id: owner.id }
    return openable(work, owner.id, {
      id: file,
      contents: [openedContent(config, place, { sealed, privateKey })],
    })
  }
  throw unknown()
}

/** Decrypts a file, held against its hash before a byte of it is handed over. */
export async function serveFile({ files }: Context, { file, stored }: Openable): Promise<Served> {
  const source = await files.get(storeKey(stored.path, stored.unique_name))
  if (!source) throw unknown()
  const clear = temporaryFile()
  const hash = createHash('sha256')
  async function* hashed(bytes: AsyncIterable<Buffer>) {
    for await (const chunk of decryptedBytes(file.key, stored.unique_name, bytes)) {
      hash.update(chunk)
      yield chunk
    }
  }
  try {
    await pipeline(source, hashed, createWriteStream(clear.path))
    if (hash.digest('hex') !== file.sha256) throw new Error('another hash')
  } catch (error) {
    await clear.remove()
    if (source.errored) throw error
    throw new ApiError('err409', { display: texts.damaged({ name: file.filename }) })
  }
  const book = createReadStream(clear.path).once('close', () => void clear.remove())
  return { name: file.filename, type: file.mime_type, book }
}
