import type { FastifyRequest } from 'fastify'
import { importTexts } from '../../../i18n/fr/exports'
import { ApiError } from '../error'
import { type Spooled, spool } from './spool'

/** Largest file that is kept, in bytes (25 MiB). */
export const largestFile = 26_214_400

/** What a request sent: its `path` and its files, on disk until `drop`. */
export interface Received {
  path: string
  files: Spooled[]
  drop: () => Promise<void>
}

/** Takes the fields `path` and `files` of a multipart request, in any order; the size is counted as it comes. */
export async function receiveFiles(request: FastifyRequest): Promise<Received> {
  if (!request.isMultipart())
    throw new ApiError('err400', { fields: [{ name: 'files', message: importTexts.noFile }] })
  const files: Spooled[] = []
  const drop = async () => void (await Promise.all(files.map(({ file }) => file.remove())))
  let path = ''
  try {
    const limits = { fileSize: largestFile, files: 10, fields: 5, fieldSize: 200, parts: 15 }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') files.push(await spool(part))
      else if (part.fieldname === 'path' && typeof part.value === 'string') path = part.value
    }
    return { path, files, drop }
  } catch (error) {
    await drop()
    throw error
  }
}
