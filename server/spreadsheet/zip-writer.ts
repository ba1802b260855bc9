import { pipeline, Readable } from 'node:stream'
import { createDeflateRaw, deflateRawSync } from 'node:zlib'
import { crc32 } from './crc32'

/** One file of an archive: all of it, or a stream of it. */
export interface ZipPart {
  name: string
  content: string | AsyncIterable<Buffer>
}

interface Entry {
  name: Buffer
  streamed: boolean
  crc: number
  packed: number
  size: number
  offset: number
}

const limit = 0xffffffff
/** 1 January 1980: archives of the same content are the same bytes. */
const dosDate = 0x21

function header(entry: Entry, central: boolean): Buffer {
  const later = entry.streamed && !central
  const fields = Buffer.alloc(26)
  fields.writeUInt16LE(20, 0)
  fields.writeUInt16LE(0x800 | (entry.streamed ? 8 : 0), 2)
  fields.writeUInt16LE(8, 4)
  fields.writeUInt16LE(dosDate, 8)
  fields.writeUInt32LE(later ? 0 : entry.crc, 10)
  fields.writeUInt32LE(later ? 0 : entry.packed, 14)
  fields.writeUInt32LE(later ? 0 : entry.size, 18)
  fields.writeUInt16LE(entry.name.length, 22)
  return fields
}

const signature = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}

const localHeader = (entry: Entry) => Buffer.concat([signature(0x04034b50), header(entry, false), entry.name])

function centralHeader(entry: Entry): Buffer {
  const rest = Buffer.alloc(14)
  rest.writeUInt32LE(entry.offset, 10)
  return Buffer.concat([signature(0x02014b50), Buffer.from([20, 0]), header(entry, true), rest, entry.name])
}

function descriptor(entry: Entry): Buffer {
  const bytes = Buffer.alloc(16)
  bytes.writeUInt32LE(0x08074b50, 0)
  bytes.writeUInt32LE(entry.crc, 4)
  bytes.writeUInt32LE(entry.packed, 8)
  bytes.writeUInt32LE(entry.size, 12)
  return bytes
}

function ending(count: number, size: number, offset: number): Buffer {
  const bytes = Buffer.alloc(22)
  bytes.writeUInt32LE(0x06054b50, 0)
  bytes.writeUInt16LE(count, 8)
  bytes.writeUInt16LE(count, 10)
  bytes.writeUInt32LE(size, 12)
  bytes.writeUInt32LE(offset, 16)
  return bytes
}

async function* counted(source: AsyncIterable<Buffer>, entry: Entry): AsyncGenerator<Buffer> {
  for await (const chunk of source) {
    entry.crc = crc32(chunk, entry.crc)
    entry.size += chunk.length
    yield chunk
  }
}

async function* streamedPart(source: AsyncIterable<Buffer>, entry: Entry): AsyncGenerator<Buffer> {
  const deflater = createDeflateRaw({ level: 5, chunkSize: 65_536 })
  pipeline(
    Readable.from(counted(source, entry), { objectMode: true, highWaterMark: 2 }),
    deflater,
    () => undefined,
  )
  for await (const chunk of deflater) {
    entry.packed += chunk.length
    yield chunk
  }
  if (entry.size > limit || entry.packed > limit) throw new Error('a part of the archive is over 4 GiB')
  yield descriptor(entry)
}

function* wholePart(content: string, entry: Entry): Generator<Buffer> {
  const raw = Buffer.from(content)
  const packed = deflateRawSync(raw)
  Object.assign(entry, { crc: crc32(raw, 0), size: raw.length, packed: packed.length })
  yield localHeader(entry)
  yield packed
}

/** Writes an archive part after part: memory holds a few chunks. Throws past 4 GiB. */
export async function* writeZip(parts: Iterable<ZipPart>): AsyncGenerator<Buffer> {
  const entries: Entry[] = []
  let offset = 0
  const out = (bytes: Buffer) => {
    offset += bytes.length
    return bytes
  }
  for (const { name, content } of parts) {
    const streamed = typeof content !== 'string'
    const entry: Entry = { name: Buffer.from(name), streamed, crc: 0, packed: 0, size: 0, offset }
    entries.push(entry)
    if (streamed) yield out(localHeader(entry))
    for await (const bytes of streamed ? streamedPart(content, entry) : wholePart(content, entry))
      yield out(bytes)
  }
  const directory = Buffer.concat(entries.map(centralHeader))
  if (offset > limit) throw new Error('the archive is over 4 GiB')
  yield directory
  yield ending(entries.length, directory.length, offset)
}
