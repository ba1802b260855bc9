import { isUtf8 } from 'node:buffer'
import {
  type SheetReading,
  type TextEncoding,
  type TextSeparator,
  textSeparators,
} from '../../resources/schema/sheet-files'
import { WorkbookRefused } from './refusal'
import { recordsOf } from './text-records'

/** How a text is read: its letters and what parts its values. */
export interface TextShape {
  encoding: TextEncoding
  separator: TextSeparator
}

/** What a file in each encoding may begin with to say so. */
const marks: readonly (readonly [TextEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
]

/** Letters of Latin texts are half zeros in UTF-16: on the right in little-endian, on the left in big-endian. */
function wide(file: Buffer): TextEncoding | undefined {
  const start = file.subarray(0, 4096)
  const zeros = [0, 0]
  for (const [at, byte] of start.entries()) if (!byte) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (Math.max(even, odd) < start.length / 5) return undefined
  return odd > even ? 'utf-16le' : 'utf-16be'
}

/** The encoding that a text most likely has: the one that it says, else UTF-8 where all of it is, else that of Windows. */
function encodingOf(file: Buffer): TextEncoding {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => file[at] === byte))
  return marked?.[0] ?? wide(file) ?? (isUtf8(file) ? 'utf-8' : 'windows-1252')
}

/** Characters that no text has, but between its lines and pages. */
const control = /(?![\t\n\v\f\r])\p{Cc}/gu

/** What Windows-1252 has where Latin-1 has control characters; Node's decoder takes the one for the other. */
const windowsOnly = [
  0x20ac, 0x0081, 0x201a, 0x0192, 0x201e, 0x2026, 0x2020, 0x2021, 0x02c6, 0x2030, 0x0160, 0x2039, 0x0152,
  0x008d, 0x017d, 0x008f, 0x0090, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2013, 0x2014, 0x02dc, 0x2122,
  0x0161, 0x203a, 0x0153, 0x009d, 0x017e, 0x0178,
]

const lettersOf = (file: Buffer, encoding: TextEncoding): string =>
  encoding === 'windows-1252'
    ? file
        .toString('latin1')
        .replace(/[\u0080-\u009f]/g, (char) =>
          String.fromCharCode(windowsOnly[char.charCodeAt(0) - 0x80] ?? 0),
        )
    : new TextDecoder(encoding).decode(file)

/** The text of a file; throws where its bytes are no text in this encoding. */
export function decoded(file: Buffer, encoding: TextEncoding): string {
  const text = lettersOf(file, encoding)
  const strange = text.includes('\0') ? text.length : (text.match(control)?.length ?? 0)
  if ((strange - 1) * 1000 > text.length) throw new WorkbookRefused('notText')
  return text
}

/** Records by which the separator is guessed. */
const looked = 200

/** How many of the first records have the number of values, more than one, that most of them have. */
function regularity(text: string, separator: string): number {
  const counts = new Map<number, number>()
  let seen = 0
  for (const { values } of recordsOf(text, separator)) {
    if (values.length > 1) counts.set(values.length, (counts.get(values.length) ?? 0) + 1)
    if (++seen === looked) break
  }
  const most = Math.max(0, ...counts.values())
  // What one of several records has says nothing.
  return most < 2 && seen > 1 ? 0 : most
}

const names = Object.keys(textSeparators) as TextSeparator[]
/** « sep=; », by which spreadsheet programs are told. */
const announced = /^sep=(.)\r?\n/i

function separatorOf(text: string): TextSeparator {
  const said = announced.exec(text)?.[1]
  const named = names.find((name) => textSeparators[name] === said)
  if (named) return named
  const rated = names.map((name) => ({ name, rate: regularity(text, textSeparators[name]) }))
  return rated.sort((a, b) => b.rate - a.rate)[0]?.name ?? 'semicolon'
}

/** A text with the way that it is read: as asked, else as it most likely is. */
export function shapedText(file: Buffer, asked: SheetReading): { text: string; shape: TextShape } {
  const encoding = asked.encoding ?? encodingOf(file)
  const text = decoded(file, encoding)
  return { text, shape: { encoding, separator: asked.separator ?? separatorOf(text) } }
}

/** Whether a record but tells the separator. */
export const isAnnouncement = (line: number, values: readonly string[]): boolean =>
  line === 0 && /^sep=$|^sep=.$/i.test(values[0] ?? '') && values.slice(1).every((value) => value === '')
