import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../api/context'
import { runningAddress } from '../database/embedded'
import { asOwner } from '../database/migrate'
import type { FileStore } from '../storage/file-store'
import { namedFiles } from './backup'
import { BackupError } from './backup-error'
import { type BaseBacking, makeBase } from './base'
import { takeFilesAlong } from './files-along'
import { placeOf, readIndex } from './place'
import { type RunPlace, recordRun, recordShipment, runPlaceOf } from './record-run'
import { shipWal, walLag } from './ship-wal'

/** Milliseconds between two looks into the spool; between two notes that all is shipped. */
const [pause, noteEvery] = [5_000, 60_000]

/** What backs the embedded server up; undefined where another server has its own backups, or no place is named. */
export async function backingOf({
  config,
  now,
}: Pick<Context, 'config' | 'now'>): Promise<BaseBacking | undefined> {
  if (!config.backupDir || config.databaseUrl || config.databaseApiUrl) return undefined
  const url = await runningAddress(config.dataDir)
  if (!url) throw new BackupError("PostgreSQL n'est pas démarré.")
  return { url, config, place: placeOf(config), now }
}

/** Makes a base backup, and takes the uploaded files along. */
export function backUpBase(runs: RunPlace, files: FileStore, backing: BaseBacking): Promise<string> {
  return recordRun(runs, 'base', async () => {
    const base = await makeBase(backing)
    const added = await takeFiles(files, backing)
    const bytes = base.parts.reduce((sum, part) => sum + part.bytes, 0)
    return `${base.id} : ${Math.ceil(bytes / 1_048_576)} Mo, ${added} fichiers ajoutés`
  })
}

async function takeFiles(files: FileStore, { url, place, now }: BaseBacking): Promise<number> {
  const named = await asOwner(url, namedFiles)
  return takeFilesAlong({ named, files, url, place }, now())
}

/** Without a base of this cluster and timeline no segment is of use: a first start, or a return. */
async function lacksBase({ url, place }: BaseBacking): Promise<boolean> {
  const [here] = await asOwner(url, (tx) =>
    tx.query<{ system: string; timeline: number }>(
      'select system_identifier::text as system, timeline_id as timeline from pg_control_system(), pg_control_checkpoint()',
    ),
  )
  const { bases } = await readIndex(place)
  return !bases.some(({ system, timeline }) => system === here?.system && timeline === Number(here.timeline))
}

/** Ships finished segments while the process runs, after a first base; what fails is tried again, and told. */
export function startWalWorker(context: Context): { stop: () => Promise<void> } {
  const { config, log, now } = context
  const over = new AbortController()
  let noted = 0
  const turn = async (backing: BaseBacking) => {
    await shipWal(config, backing.place)
    if (await lacksBase(backing)) await backUpBase(runPlaceOf(context), context.files, backing)
    if (Date.now() - noted < noteEvery) return
    noted = Date.now()
    const copied = await takeFiles(context.files, backing)
    await recordShipment(context, true, copied ? `Fichiers ajoutés : ${copied}` : '')
  }
  const fail = async (error: unknown) => {
    log.error({ err: error }, 'backup')
    const lag = await walLag(config.dataDir, now())
    await recordShipment(context, false, `Retard ${Math.round(lag)} s : ${String(error)}`).catch((err) =>
      log.error({ err }, 'backup: its failure could not be written down'),
    )
  }
  const run = async () => {
    while (!over.signal.aborted) {
      try {
        const backing = await backingOf(context)
        if (backing) await turn(backing)
      } catch (error) {
        await fail(error)
      }
      // Ended early by the process' own end.
      await sleep(pause, undefined, { signal: over.signal }).catch(() => undefined)
    }
  }
  const running = config.backupDir ? run() : Promise.resolve()
  return {
    stop: async () => {
      over.abort()
      await running
    },
  }
}
