import { stat } from 'node:fs/promises'
import type { FastifyRequest } from 'fastify'
import { answerFileTexts as texts } from '../../i18n/fr/answer-files'
import { file } from '../../resources/content/file'
import type { Values } from '../../resources/schema/field'
import { messages } from '../../resources/schema/messages'
import type { AnswerContent } from '../../resources/tenders/answer'
import {
  type AnswerFile,
  answerFolder,
  mostAnswerFiles,
  type sentFileFields,
  type ToldFile,
  toldFiles,
} from '../../resources/tenders/answer-files'
import type { Context } from '../api/context'
import { ApiError, invalid } from '../api/error'
import { storeKey } from '../api/files/keep-file'
import { refusePastBudget } from '../api/files/upload-budget'
import { reading, writing } from '../api/with-work'
import type { Work } from '../api/work'
import { createRow } from '../api/write'
import type { Actor } from '../database/actor'
import { temporaryFile } from '../storage/temporary-file'
import { draftReaders, keepDraft } from './answer-access'
import { dropFiles, fileOfAnswer } from './answer-file-rows'
import { notReader } from './answer-reader'
import {
  answeringSupplier,
  draftOf,
  emptyAnswer,
  findResponse,
  isLate,
  isSavedAt,
  lockResponse,
  openConsultation,
  type ResponseRow,
} from './own-answer'
import { type FileFacts, receiveOne, sealFile } from './seal-file'

/** What is asked of a change of the draft's files: whose consultation, over which state of the draft. */
interface DraftOver {
  tenderId: number
  saved_at?: string | null
}

/** What a change of the files answers. */
interface DraftFiles {
  saved_at: string
  files: ToldFile[]
}

/** What the draft holds, for who may change its files now: a reader of it, in time, who saw its last state. */
async function openDraft(
  { config }: Context,
  work: Work,
  { row, saved_at }: { row: ResponseRow | undefined } & Pick<DraftOver, 'saved_at'>,
): Promise<AnswerContent | undefined> {
  if (!isSavedAt(row, saved_at)) throw new ApiError('err409')
  const content = row && (await draftOf(config, work, row))
  if (row && !content) throw notReader()
  return content
}

/** The consultation takes files: it is open, and not negotiated. */
async function refuseClosed(work: Work, tenderId: number): Promise<void> {
  const tender = await openConsultation(work, tenderId)
  if (isLate(tender, work.now)) throw new ApiError('err540')
  if (tender.round) throw new ApiError('err409', { display: texts.inRound })
}

const lotSql = 'select id from tender_family where id = $1 and tender_id = $2 and "deletedAt" is null'

async function refuseStrangeLot(work: Work, tenderId: number, lot: number | null | undefined) {
  if (lot && !(await work.tx.query(lotSql, [lot, tenderId])).length)
    throw invalid([{ name: 'lot', message: messages.reference }])
}

/** Writes the draft with other files, and forgets those that nothing names any more. */
async function changeFiles(
  context: Context,
  work: Work,
  {
    tenderId,
    saved_at,
    change,
  }: DraftOver & { change: (row: ResponseRow, files: readonly AnswerFile[]) => Promise<AnswerFile[]> },
): Promise<DraftFiles> {
  await refuseClosed(work, tenderId)
  const row = await lockResponse(work, tenderId, answeringSupplier(work))
  const former = (await openDraft(context, work, { row, saved_at })) ?? emptyAnswer(tenderId, row.supplier_id)
  const readers = await draftReaders(context, work, row)
  const files = await change(row, former.files ?? [])
  const { files: _former, ...rest } = former
  const content = { ...rest, ...(files.length && { files }) }
  const kept = await keepDraft(context, work, { row, content, readers })
  await dropFiles(
    work,
    row.id,
    files.map(({ id }) => id),
  )
  return { ...kept, files: toldFiles(files) }
}

/** Writes the row of encrypted bytes, which says nothing of what they are, and puts the file into the draft. */
const addRow =
  (work: Work, facts: FileFacts, { unique_name, size }: { unique_name: string; size: number }) =>
  async (row: ResponseRow, files: readonly AnswerFile[]): Promise<AnswerFile[]> => {
    if (files.length >= mostAnswerFiles)
      throw new ApiError('err409', { display: texts.tooMany({ most: mostAnswerFiles }) })
    const stored = await createRow(work, file, {
      input: {},
      trusted: true,
      extra: {
        path: answerFolder,
        unique_name,
        mime_type: 'application/octet-stream',
        filename: unique_name,
        size,
      },
    })
    const id = await fileOfAnswer(work, row.id, Number(stored.id))
    return [...files, { id, ...facts, at: work.now.toISOString() }]
  }

/** Adds a file to the draft: encrypted as it is kept, its key in the sealed draft alone. */
export async function addFile(
  { context, actor, request }: { context: Context; actor: Actor; request: FastifyRequest },
  tenderId: number,
  given: Values<typeof sentFileFields> & Pick<DraftOver, 'saved_at'>,
): Promise<DraftFiles> {
  const { saved_at } = given
  await reading(context, actor, async (work) => {
    await refuseClosed(work, tenderId)
    const row = await findResponse(work, { tender_id: tenderId, supplier_id: answeringSupplier(work) })
    await openDraft(context, work, { row, saved_at })
    await refuseStrangeLot(work, tenderId, given.lot)
  })
  await refusePastBudget(context, actor, Number(request.headers['content-length'] ?? 0))
  const { sent, drop } = await receiveOne(request)
  const sealed = temporaryFile()
  try {
    const unique_name = `${context.random(16).toString('hex')}.bin`
    const facts = await sealFile(sent, { given, place: unique_name, to: sealed.path })
    const key = storeKey(answerFolder, unique_name)
    const { size } = await stat(sealed.path)
    await context.files.put(key, sealed.path)
    return await writing(context, actor, (work) =>
      changeFiles(context, work, {
        ...{ tenderId, saved_at },
        change: addRow(work, facts, { unique_name, size }),
      }),
    ).catch(async (error) => {
      await context.files.remove(key)
      throw error
    })
  } finally {
    await sealed.remove()
    await drop()
  }
}

/** Takes a file out of the draft; of what was sent it stays a part until another version is. */
export const removeFile = (
  context: Context,
  work: Work,
  { file: id, ...over }: DraftOver & { file: number },
): Promise<DraftFiles> =>
  changeFiles(context, work, {
    ...over,
    change: async (_row, files) => {
      if (!files.some((one) => one.id === id)) throw new ApiError('err404', { display: texts.unknown })
      return files.filter((one) => one.id !== id)
    },
  })
