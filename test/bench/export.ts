import { randomBytes } from 'node:crypto'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { writeXlsxStream } from 'hucre/xlsx'
import { pino } from 'pino'
import { type Cell, isWallClock } from '../../resources/schema/reading/given'
import type { Context } from '../../server/api/context'
import { baseColumn } from '../../server/api/exports/base-column'
import { exportColumns } from '../../server/api/exports/columns'
import { writable } from '../../server/api/exports/plan'
import { writeExport } from '../../server/api/exports/write-export'
import { parseConfig } from '../../server/config'
import type { Actor } from '../../server/database/actor'
import { connect } from '../../server/database/connect'
import { writeWorkbook } from '../../server/spreadsheet/write-workbook'
import { createFileStore } from '../../server/storage/create-file-store'
import { benchPolicies, benchRegistry, item, openBench } from './export-data'

const rows = 100_000
const bars = { ratio: 1.2, megabytes: 100 }
const runs = 5

const actor: Actor = {
  userId: 1,
  sessionId: 1,
  profileTypeId: 3,
  level: 10,
  permissions: new Set(),
  lists: { adherents: [1] },
}

const sink = () => {
  let bytes = 0
  const target = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      done()
    },
  })
  return { target, bytes: () => bytes }
}

interface Measure {
  seconds: number
  cpu: number
  /** Megabytes by which the process grew at most. */
  grown: number
}

/** Time, CPU of this process and growth of its memory while something runs. */
async function measure(work: () => Promise<unknown>): Promise<Measure> {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 10)
  const [from, cpu] = [performance.now(), process.cpuUsage()]
  await work()
  const used = process.cpuUsage(cpu)
  clearInterval(timer)
  return {
    seconds: (performance.now() - from) / 1000,
    cpu: (used.user + used.system) / 1e6,
    grown: (most - before) / 1e6,
  }
}

const columns = exportColumns({ actor, registry: benchRegistry }, item).filter(
  ({ field }) => !['createdAt', 'updatedAt'].includes(field),
)

/** Rows like those of the database, made from nothing. */
const cellsOf = (n: number): Cell[] => [
  n,
  `Bœuf bourguignon & carottes n° ${n}`,
  `ART-${n}`,
  String(3760000000000 + n),
  `Marque n° ${(n % 500) + 1}`,
  n % 2 ? 'Surgelé' : 'Frais',
  n % 7 !== 0,
  n % 1000,
  (n % 90000) / 100,
  (n % 123456) / 10000,
  (n % 5000) / 1000,
  5.5,
  { wall: '2026-04-03' },
  { wall: '2026-04-03T10:05:33' },
  n % 5 ? 'Livré <frais>, sous 24 h' : `=SOMME(${n})`,
]

function* batches() {
  for (let from = 0; from < rows; from += 1000)
    yield Array.from({ length: 1000 }, (_, n) => cellsOf(from + n + 1))
}

/** The same with what an importable list's file tells of its rows. */
function* batchesWithBase() {
  for (const batch of batches()) yield batch.map((cells) => [...cells, `${cells[0]} 1`])
}

function* hucreRows() {
  for (const batch of batches())
    for (const cells of batch)
      yield cells.map((cell) =>
        isWallClock(cell) ? new Date(cell.wall.length === 10 ? cell.wall : `${cell.wall}Z`) : cell,
      )
}

const withBase = [...columns, baseColumn(columns)]
const writerAlone = () =>
  pipeline(
    writeWorkbook({ sheets: [{ name: 'Articles', columns: withBase, rows: batchesWithBase() }] }),
    sink().target,
  )
const hucreAlone = () =>
  pipeline(
    Readable.fromWeb(writeXlsxStream(hucreRows(), { name: 'Articles', columns }) as never),
    sink().target,
  )

const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const say = (text: string) => process.stdout.write(`${text}\n`)
const line = (name: string, all: Measure[]) =>
  say(
    `${name.padEnd(26)} ${median(all.map((one) => one.seconds)).toFixed(2)} s   CPU ${median(all.map((one) => one.cpu)).toFixed(2)} s   memory +${Math.max(...all.map((one) => one.grown)).toFixed(0)} MB`,
  )

async function main() {
  say(`Making ${rows.toLocaleString('en')} rows of ${columns.length} columns…`)
  const bench = await openBench(rows)
  const config = parseConfig({ DATABASE_URL: bench.url })
  const db = connect({ url: bench.url, registry: benchRegistry, policies: benchPolicies, size: 4 })
  const context: Context = {
    db,
    config,
    files: createFileStore(config),
    now: () => new Date(),
    random: randomBytes,
    log: pino({ level: 'warn' }),
  }
  const asked = { resource: item, search: { resource: item }, columns }
  const plan = { filename: 'Articles', ...writable(context, asked, true) }
  const results: Record<'export' | 'writer' | 'hucre', Measure[]> = { export: [], writer: [], hucre: [] }
  for (let run = 0; run <= runs; run++) {
    const [exported, writer, hucre] = [
      await measure(() => writeExport(context, actor, { plan, target: sink().target })),
      await measure(writerAlone),
      await measure(hucreAlone),
    ]
    if (run === 0) say(`First export: memory +${exported.grown.toFixed(0)} MB`)
    results.export.push(exported)
    if (run > 0) results.writer.push(writer)
    if (run > 0) results.hucre.push(hucre)
  }
  await db.close()
  await bench.stop()
  const [first, ...others] = results.export
  const grown = Math.max(first?.grown ?? 0, ...others.map((one) => one.grown))
  const ratio = median(others.map((one) => one.seconds)) / median(results.hucre.map((one) => one.seconds))
  const own = median(others.map((one) => one.seconds)) / median(results.writer.map((one) => one.seconds))
  line('export, database to xlsx', others)
  line("the product's writer alone", results.writer)
  line('hucre’s writer alone', results.hucre)
  say(
    `export / writer alone: × ${own.toFixed(2)} (at most ${bars.ratio}); / hucre alone: × ${ratio.toFixed(2)}`,
  )
  say(`memory: +${grown.toFixed(0)} MB (at most ${bars.megabytes})`)
  if (own > bars.ratio || grown > bars.megabytes) process.exitCode = 1
}

await main()
