import { constants, inflateSync } from 'node:zlib'

/** Bytes of compressed objects that are looked through, their number, and characters of one object. */
const [most, mostObjects, longest] = [33_554_432, 100_000, 20_000]

/** A numbered object of a PDF: where in the file it is said, and its text. */
interface Said {
  at: number
  text: string
}

const numberOf = (text: string, key: string) =>
  Number(new RegExp(`/${key}\\s{0,8}(\\d{1,8})`).exec(text)?.[1])

/** The objects of a stream of objects, once unpacked (ISO 32000-1, 7.5.7). */
function* objectsIn(head: string, content: string): Generator<[number: number, text: string]> {
  const first = numberOf(head, 'First')
  const pairs = content.slice(0, Math.min(first, 200_000)).trim().split(/\s+/).map(Number)
  for (let index = 0; index + 1 < pairs.length; index += 2) {
    const [number = 0, from = 0] = [pairs[index], pairs[index + 1]]
    yield [number, content.slice(first + from, first + Math.min(pairs[index + 3] ?? longest, from + longest))]
  }
}

/** What is packed in a stream; nothing where it is encrypted or damaged. */
function unpacked(head: string, packed: Buffer, left: number): string {
  if (!head.includes('/FlateDecode')) return packed.toString('latin1')
  try {
    const how = { maxOutputLength: left, finishFlush: constants.Z_SYNC_FLUSH }
    return inflateSync(packed, how).toString('latin1')
  } catch {
    return ''
  }
}

/** The catalogs and marks that lie in streams of objects, the last of each number. */
function packedObjects(bytes: Buffer, text: string): Map<number, Said> {
  const found = new Map<number, Said>()
  let [left, read, seen] = [most, 0, 0]
  for (const { index: at } of text.matchAll(/\/Type\s{0,8}\/ObjStm/g)) {
    if (at < read) continue
    const start = text.indexOf('stream', at)
    const begin = start + (text.startsWith('\r\n', start + 6) ? 8 : 7)
    const end = text.indexOf('endstream', begin)
    if (start < 0 || end < 0 || left <= 0 || seen > mostObjects) break
    const before = text.slice(Math.max(read, at - 1000), at)
    const head = before.slice(before.lastIndexOf('obj') + 3) + text.slice(at, start)
    read = end
    const content = unpacked(head, bytes.subarray(begin, end), left)
    left -= content.length
    for (const [number, own] of objectsIn(head, content)) {
      seen += 1
      if (own.includes('/Catalog') || own.includes('/Marked')) found.set(number, { at, text: own })
    }
  }
  return found
}

const lastOf = (text: string, pattern: RegExp): RegExpExecArray | undefined => {
  let last: RegExpExecArray | undefined
  for (const one of text.matchAll(pattern)) last = one
  return last
}

/** The last thing that the file says of an object, in the open or packed: an update of a file stands behind what it replaces. */
function objectOf(text: string, packed: ReadonlyMap<number, Said>, number: number): string {
  const open = lastOf(text, new RegExp(`(?<!\\d)${number}\\s{1,4}\\d{1,5}\\s{1,4}obj`, 'g'))
  const other = packed.get(number)
  if (other && (!open || other.at > open.index)) return other.text
  return open ? (text.slice(open.index, open.index + longest).split('endobj', 1)[0] ?? '') : ''
}

/**
 * Whether a PDF says that it is tagged (ISO 32000-1, 14.8.1): its catalog has a tree of structure, and is marked. Undefined where
 * its catalog cannot be found: no PDF, damaged, encrypted. How well it is tagged is not judged.
 */
export function isTaggedPdf(bytes: Buffer): boolean | undefined {
  const text = bytes.toString('latin1')
  if (!text.slice(0, 1024).includes('%PDF-')) return undefined
  const root = Number(lastOf(text, /\/Root\s{1,8}(\d{1,8})\s{1,4}\d{1,5}\s{1,4}R/g)?.[1])
  const packed = packedObjects(bytes, text)
  const catalog = objectOf(text, packed, root)
  if (!/\/Type\s{0,8}\/Catalog/.test(catalog)) return undefined
  const [, inline, elsewhere] = /\/MarkInfo\s{0,8}(?:<<([^>]*)>>|(\d{1,8})\s)/.exec(catalog) ?? []
  const marks = elsewhere ? objectOf(text, packed, Number(elsewhere)) : inline
  return catalog.includes('/StructTreeRoot') && /\/Marked\s{1,8}true/.test(marks ?? '')
}
