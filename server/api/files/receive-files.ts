import type { FastifyRequest } from 'fastify'
import { errorTexts } from '../../../i18n/fr/api-errors'
import { importTexts } from '../../../i18n/fr/exports'
import { messages } from '../../../resources/schema/messages'
import { ApiError, invalid } from '../error'
import { type Spooled, spool } from './spool'

/** Largest file that is kept, in bytes (25 MiB). */
export const largestFile = 26_214_400

/** What a request sent: its `path` and its files, on disk until `drop`. */
export interface Received {
  path: string
  files: Spooled[]
  drop: () => Promise<void>
}

/** Looks at what is told of a file before it is read – its folder, empty where that did not come first, and its name – and throws. */
export type RefuseSent = (told: { path: string; filename?: string }) => void

/** An error of whoever reads multipart forms: malformed, or more parts than allowed. */
function refusal(error: unknown): unknown {
  if (error instanceof ApiError || !(error instanceof Error)) return error
  const status = 'statusCode' in error ? error.statusCode : undefined
  if (status === 413) return new ApiError('err413')
  const isForm = status === undefined && !('code' in error && String(error.code).startsWith('E'))
  return isForm || status === 406 ? new ApiError('err400', { display: errorTexts.malformed }) : error
}

/** Aborts when the connection ends before the body has come. */
function cutOf({ raw }: FastifyRequest): AbortSignal {
  const cut = new AbortController()
  raw.once('close', () => {
    if (!raw.complete) cut.abort(new ApiError('err400', { display: errorTexts.malformed }))
  })
  return cut.signal
}

/** The rest of a refused body is passed over, so that the connection ends or goes on. */
function passOver({ raw }: FastifyRequest): void {
  raw.unpipe()
  raw.resume()
}

/**
 * Takes the fields `path` and `files` of a multipart request, in any order; the size is counted as it comes. Of what is refused, or
 * cut off, nothing is left.
 */
export async function receiveFiles(
  request: FastifyRequest,
  refuse: RefuseSent = () => undefined,
): Promise<Received> {
  if (!request.isMultipart())
    throw new ApiError('err400', { fields: [{ name: 'files', message: importTexts.noFile }] })
  const files: Spooled[] = []
  const drop = async () => void (await Promise.all(files.map(({ file }) => file.remove())))
  const signal = cutOf(request)
  let path = ''
  try {
    const limits = { fileSize: largestFile, files: 10, fields: 5, fieldSize: 200, parts: 15 }
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') {
        refuse({ path, filename: part.filename })
        files.push(await spool(part, signal))
      } else if (part.fieldname === 'path' && typeof part.value === 'string') {
        path = part.value
        refuse({ path })
      } else throw invalid([{ name: part.fieldname, message: messages.unknown }])
    }
    return { path, files, drop }
  } catch (error) {
    passOver(request)
    await drop()
    throw refusal(error)
  }
}
