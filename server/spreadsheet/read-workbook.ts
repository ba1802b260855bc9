import { spawn } from 'node:child_process'
import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { Cell } from './cell'
import { workbookLimits } from './limits'
import { isRefusal, WorkbookRefused } from './refusal'
import type { Notes, SheetRow } from './sheet-row'
import { createTurns } from './turns'

const isSource = import.meta.url.endsWith('.ts')
const program = fileURLToPath(new URL(`./read-workbook-worker.${isSource ? 'ts' : 'js'}`, import.meta.url))
/** Readers at work at once in this process. */
const turns = createTurns(2)

/** Runs the reader in a process of its own, without our environment, killed past its time. */
function runReader(input: string, output: string): Promise<string> {
  const flags = [`--max-old-space-size=${workbookLimits.heap}`, ...(isSource ? ['--import', 'tsx'] : [])]
  const env = process.env.SystemRoot ? { SystemRoot: process.env.SystemRoot } : {}
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...flags, program, input, output], {
      env,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    let told = ''
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      reject(new WorkbookRefused('tooLong'))
    }, workbookLimits.time)
    child.stdout.on('data', (chunk) => {
      told += chunk
    })
    child.on('error', reject)
    child.on('close', () => {
      clearTimeout(timer)
      resolve(told)
    })
  })
}

function answerOf(told: string): { notes?: Notes; refused?: unknown } {
  try {
    return JSON.parse(told)
  } catch {
    return { refused: 'tooBig' }
  }
}

/**
 * Reads the first sheet of the xlsx or xls at `input` and writes its rows to `output`, for `readRows`. The file may be
 * hostile: it is inspected first and read elsewhere, within limits of memory, size and time. Throws `WorkbookRefused`.
 */
export async function parseWorkbook(input: string, output: string): Promise<Notes> {
  const { notes = {}, refused } = answerOf(await turns(() => runReader(input, output)))
  if (refused !== undefined) throw new WorkbookRefused(isRefusal(refused) ? refused : 'damaged')
  return notes
}

/** The rows that `parseWorkbook` wrote, in batches. */
export async function* readRows(source: string | Readable, batch = 500): AsyncGenerator<SheetRow[]> {
  const input = typeof source === 'string' ? createReadStream(source) : source
  let rows: SheetRow[] = []
  for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (!text) continue
    const [line, cells] = JSON.parse(text) as [number, Cell[]]
    rows.push({ line, cells })
    if (rows.length < batch) continue
    yield rows
    rows = []
  }
  if (rows.length) yield rows
}
