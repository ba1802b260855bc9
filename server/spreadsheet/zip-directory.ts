import { workbookLimits } from './limits'
import { WorkbookRefused } from './refusal'

/** One file of an archive as its directory describes it. */
export interface ZipEntry {
  name: string
  method: number
  /** Where its packed bytes begin and end in the archive. */
  start: number
  end: number
  /** Claimed size; the real one is known only by unpacking. */
  size: number
}

const endSignature = 0x06054b50
const centralSignature = 0x02014b50
const localSignature = 0x04034b50

const damaged = (): never => {
  throw new WorkbookRefused('damaged')
}

function findEnd(file: Buffer): number {
  const lowest = Math.max(0, file.length - 22 - 65_535)
  for (let at = file.length - 22; at >= lowest; at--)
    if (file.readUInt32LE(at) === endSignature && at + 22 + file.readUInt16LE(at + 20) === file.length)
      return at
  return damaged()
}

/** Names that climb, start at a root or hide something are refused. */
const isPlainName = (name: string) =>
  !/[\\:\p{Cc}]/u.test(name) && !name.startsWith('/') && !name.split('/').includes('..')

function entryAt(file: Buffer, at: number): { entry: ZipEntry; next: number } {
  if (at + 46 > file.length || file.readUInt32LE(at) !== centralSignature) return damaged()
  const [flags, method] = [file.readUInt16LE(at + 8), file.readUInt16LE(at + 10)]
  const [packed, size, local] = [
    file.readUInt32LE(at + 20),
    file.readUInt32LE(at + 24),
    file.readUInt32LE(at + 42),
  ]
  const nameEnd = at + 46 + file.readUInt16LE(at + 28)
  const next = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  if (next > file.length || local + 30 > file.length || file.readUInt32LE(local) !== localSignature)
    return damaged()
  if (flags & 1) throw new WorkbookRefused('protected')
  if (![0, 8].includes(method)) return damaged()
  const name = file.toString('utf8', at + 46, nameEnd)
  const start = local + 30 + file.readUInt16LE(local + 26) + file.readUInt16LE(local + 28)
  const localName = file.toString('utf8', local + 30, local + 30 + file.readUInt16LE(local + 26))
  if (!isPlainName(name) || localName !== name || start + packed > file.length) return damaged()
  return { entry: { name, method, start, end: start + packed, size }, next }
}

/** Two entries that share bytes are how a small archive unpacks to a huge one. */
function refuseOverlaps(entries: readonly ZipEntry[]) {
  const sorted = [...entries].sort((a, b) => a.start - b.start)
  for (const [index, entry] of sorted.entries())
    if (index && entry.start < (sorted[index - 1]?.end ?? 0)) damaged()
}

/** Reads an archive's directory, nothing unpacked; throws `WorkbookRefused` on what no spreadsheet program writes. */
export function readDirectory(file: Buffer): ZipEntry[] {
  const end = findEnd(file)
  const count = file.readUInt16LE(end + 10)
  if (count > workbookLimits.parts) throw new WorkbookRefused('tooManyParts')
  const entries: ZipEntry[] = []
  let at = file.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    const { entry, next } = entryAt(file, at)
    entries.push(entry)
    at = next
  }
  if (at > end || new Set(entries.map((entry) => entry.name.toLowerCase())).size !== count) damaged()
  if (entries.reduce((sum, entry) => sum + entry.size, 0) > workbookLimits.unpacked)
    throw new WorkbookRefused('tooBig')
  refuseOverlaps(entries)
  return entries
}
