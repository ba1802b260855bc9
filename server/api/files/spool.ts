import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import type { MultipartFile } from '@fastify/multipart'
import { type TemporaryFile, temporaryFile } from '../../storage/temporary-file'
import { ApiError } from '../error'

/** A sent file on disk, not yet looked at. */
export interface Spooled {
  filename: string
  size: number
  sha256: string
  /** Its first bytes, enough for its kind and the size of an image. */
  start: Buffer
  file: TemporaryFile
}

/** Bytes read of the beginning: a camera's JPEG tells its size after its preview. */
const startLength = 262_144

async function startOf(path: string): Promise<Buffer> {
  const handle = await open(path, 'r')
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(startLength), 0, startLength, 0)
    .finally(() => handle.close())
  return buffer.subarray(0, bytesRead)
}

/** Writes a sent file to disk as it comes; err413 past the limit of the request. Nothing is left on failure. */
export async function spool(part: MultipartFile, signal?: AbortSignal): Promise<Spooled> {
  const file = temporaryFile()
  const hash = createHash('sha256')
  let size = 0
  part.file.on('data', (chunk: Buffer) => {
    size += chunk.length
    hash.update(chunk)
  })
  try {
    await pipeline(part.file, createWriteStream(file.path), { signal })
    if (part.file.truncated) throw new ApiError('err413')
    return {
      filename: part.filename,
      size,
      sha256: hash.digest('hex'),
      start: await startOf(file.path),
      file,
    }
  } catch (error) {
    await file.remove()
    throw signal?.aborted ? signal.reason : error
  }
}
