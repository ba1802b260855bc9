import type { FastifyRequest } from 'fastify'
import { answerFileTexts as texts } from '../../i18n/fr/answer-files'
import type { Values } from '../../resources/schema/field'
import { messages } from '../../resources/schema/messages'
import {
  type AnswerFile,
  answerFileEndings,
  answerFolder,
  type sentFileFields,
} from '../../resources/tenders/answer-files'
import { ApiError, invalid } from '../api/error'
import { safeName } from '../api/files/disposition'
import { endingOf } from '../api/files/file-kinds'
import { acceptedKind, lookElsewhere } from '../api/files/keep-file'
import { receiveFiles } from '../api/files/receive-files'
import type { Spooled } from '../api/files/spool'
import { drawKey, encryptFile } from '../envelope'

const folder = { path: answerFolder, endings: new Set<string>(answerFileEndings), images: false }

/** A refusal of a sent file says which. */
const naming = (error: unknown, name: string): unknown => {
  if (!(error instanceof ApiError)) return error
  if (error.type === 'err413') return new ApiError('err413', { display: texts.tooLarge({ name }) })
  return error.type === 'err415' ? new ApiError('err415', { display: texts.wrongType({ name }) }) : error
}

/** Takes the one file of a request; what is refused leaves nothing, and is told by its name. */
export async function receiveOne(request: FastifyRequest) {
  let name = ''
  try {
    const { files, drop } = await receiveFiles(request, ({ filename }) => {
      if (filename === undefined) return
      name = safeName(filename)
      if (!folder.endings.has(endingOf(filename))) throw new ApiError('err415')
    })
    const [sent] = files
    if (sent && files.length === 1) return { sent, drop }
    await drop()
    throw invalid([{ name: 'file', message: messages.file }])
  } catch (error) {
    throw naming(error, name)
  }
}

/** What the content of an answer says of a file, before it has its place there. */
export type FileFacts = Omit<AnswerFile, 'id' | 'at'>

/** Looks at a sent file, and encrypts it under a key of its own into `to`. */
export async function sealFile(
  sent: Spooled,
  { given, place, to }: { given: Values<typeof sentFileFields>; place: string; to: string },
): Promise<FileFacts> {
  const filename = safeName(sent.filename)
  const { mime } = await acceptedKind(folder, sent).catch((error) => {
    throw naming(error, filename)
  })
  const isSigned = ['pdf', 'p7s', 'sig', 'xml'].includes(endingOf(sent.filename))
  const signature = isSigned ? await lookElsewhere(sent.file.path, 'signature') : undefined
  const key = drawKey()
  await encryptFile(key, place, { from: sent.file.path, to })
  return {
    ...{ kind: given.kind, tender_family_id: given.lot ?? null, filename, mime_type: mime },
    ...{ size: sent.size, sha256: sent.sha256, key, ...(signature && { signature }) },
  }
}
