import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { importTexts } from '../../../i18n/fr/exports'
import { messages } from '../../../resources/schema/messages'
import { sheetKindOf } from '../../../resources/schema/sheet-files'
import { workbookLimits } from '../../spreadsheet/limits'
import { type TemporaryFile, temporaryFile } from '../../storage/temporary-file'
import { ApiError, invalid } from '../error'

/** A workbook that was sent, on disk for the time of its reading. */
export interface SentWorkbook {
  name: string
  sha256: string
  file: TemporaryFile
}

const noFile = () => new ApiError('err400', { fields: [{ name: 'file', message: importTexts.noFile }] })

async function kept(sent: MultipartFile): Promise<SentWorkbook> {
  if (!sheetKindOf(sent.filename))
    throw new ApiError('err415', /\.xlsb$/i.test(sent.filename) ? { display: importTexts.xlsb } : {})
  const file = temporaryFile()
  const hash = createHash('sha256')
  sent.file.on('data', (chunk: Buffer) => hash.update(chunk))
  try {
    await pipeline(sent.file, createWriteStream(file.path))
    if (sent.file.truncated) throw new ApiError('err413')
  } catch (error) {
    await file.remove()
    throw error
  }
  return {
    name: sent.filename
      .replace(/\p{Cc}/gu, '')
      .slice(0, 255)
      .replace(/\p{Surrogate}/gu, ''),
    sha256: hash.digest('hex'),
    file,
  }
}

/** Takes the file of rows of a multipart request and nothing else: 10 MB at most, counted as it comes; of a kind that is read, by its name. */
export async function receiveWorkbook(request: FastifyRequest): Promise<SentWorkbook> {
  if (!request.isMultipart()) throw noFile()
  let sent: SentWorkbook | undefined
  try {
    const limits = { fileSize: workbookLimits.file, files: 1, fields: 5 }
    for await (const part of request.parts({ limits })) {
      if (part.type !== 'file') throw invalid([{ name: part.fieldname, message: messages.unknown }])
      sent = await kept(part)
    }
    if (!sent) throw noFile()
    return sent
  } catch (error) {
    request.raw.unpipe()
    request.raw.resume()
    await sent?.file.remove()
    throw error
  }
}
