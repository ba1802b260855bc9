import { spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import type { FileSignature } from '../../resources/schema/file-signature'
import type { GivenCell } from '../../resources/schema/reading/given'
import { workbookLimits } from './limits'
import { readerProgram } from './reader-program'
import type { AskedReading, Told } from './reading'
import { isRefusal, WorkbookRefused } from './refusal'
import type { SheetRow } from './sheet-row'
import { Busy, createTurns } from './turns'

/** Readers at work at once in this process. */
const turns = createTurns(2)

/** What a reader may use; past `processor` the file is to blame, past `clock` the server is. */
export interface ReaderLimits {
  processor: number
  clock: number
}

/** The command line of the reader: its processor time is the system's to count, but on Windows. */
function commandOf({ processor }: ReaderLimits, files: readonly string[]): [string, string[]] {
  const reader = [`--max-old-space-size=${workbookLimits.heap}`, ...readerProgram, ...files]
  if (process.platform === 'win32') return [process.execPath, reader]
  const limited = `ulimit -c 0; ulimit -S -t ${Math.ceil(processor)}; exec "$@"`
  return ['/bin/sh', ['-c', limited, 'sh', process.execPath, ...reader]]
}

/** Runs the reader in a process of its own, without our environment. */
function runReader(limits: ReaderLimits, files: readonly string[]): Promise<string> {
  const env = process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}
  return new Promise((resolve, reject) => {
    const child = spawn(...commandOf(limits, files), { env, stdio: ['ignore', 'pipe', 'ignore'] })
    let told = ''
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new Busy())
    }, limits.clock)
    child.stdout.on('data', (chunk) => {
      told += chunk
    })
    child.on('error', reject)
    child.on('close', (_code, signal) => {
      clearTimeout(timer)
      if (signal === 'SIGXCPU') reject(new WorkbookRefused('tooLong'))
      else resolve(told)
    })
  })
}

function answerOf(told: string): Partial<Told> & { refused?: unknown } {
  try {
    return JSON.parse(told)
  } catch {
    return { refused: 'tooBig' }
  }
}

/**
 * Reads the file of rows at `input` as it is asked for, else as it most likely is, and writes its rows to `output`, for `readRows`.
 * Answers how it was read and what its hidden sheet says. The file may be hostile: it is inspected first and read elsewhere, within limits of memory, size and processor time. Throws
 * `WorkbookRefused`, or `Busy` when the server had no time for it.
 */
export async function parseWorkbook(
  input: string,
  output: string,
  asked: AskedReading = {},
  limits: ReaderLimits = workbookLimits,
): Promise<Told> {
  const files = [input, output, JSON.stringify(asked)]
  const said = await turns(() => runReader(limits, files), workbookLimits.patience)
  const { notes = {}, reading = { sheets: [], read: [] }, refused } = answerOf(said)
  if (refused !== undefined) throw new WorkbookRefused(isRefusal(refused) ? refused : 'damaged')
  return { notes, reading }
}

/** Lookers at work at once in this process: an upload does not wait for the workbooks of others. */
const looking = createTurns(2)

interface Looked {
  tagged: boolean | null
  names: string[]
  signature: FileSignature | null
}

/**
 * What a sent file says of itself, read elsewhere and within limits, for it may be hostile: whether a PDF is tagged, the names in an
 * archive, what it says of signatures; undefined where it cannot be told. Throws `Busy` when the server had no time for it.
 */
export async function lookInto<K extends keyof Looked>(
  input: string,
  look: K,
  limits: ReaderLimits = workbookLimits,
): Promise<Looked[K] | undefined> {
  const told = await looking(
    () => runReader(limits, [input, '', JSON.stringify({ look })]),
    workbookLimits.patience,
  )
  const answer: unknown = answerOf(told)
  return Reflect.get(Object(answer), look) as Looked[K] | undefined
}

type WrittenRow = [line: number, cells: GivenCell[], sheet?: number, spans?: NonNullable<SheetRow['spans']>]

const rowOf = ([line, cells, sheet = 0, spans]: WrittenRow): SheetRow => ({
  ...{ line, cells, sheet },
  ...(spans ? { spans } : {}),
})

/** The rows that `parseWorkbook` wrote, in batches, each of one sheet. */
export async function* readRows(source: string | Readable, batch = 500): AsyncGenerator<SheetRow[]> {
  const input = typeof source === 'string' ? createReadStream(source) : source
  let rows: SheetRow[] = []
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!text) continue
    const row = rowOf(JSON.parse(text) as WrittenRow)
    if (rows.length === batch || (rows[0] && rows[0].sheet !== row.sheet)) {
      yield rows
      rows = []
    }
    rows.push(row)
  }
  if (rows.length) yield rows
}
