import { chmodSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { findBinaries } from './embedded-binaries'
import { checkVersion, launch, superuser } from './embedded-cluster'
import { startPostmaster, stopPostmaster } from './embedded-postmaster'
import { serverArguments } from './embedded-settings'
import { chooseUser, type RunAs } from './embedded-user'

/** A recovered cluster while its server runs. */
export interface Recovered {
  url: string
}

interface Recovery {
  folder: string
  /** What it is told besides what is usual. */
  settings: Record<string, string>
  /** The superuser's new password. */
  password: string
  handOver: (path: string, user: RunAs) => Promise<void>
}

/** Lets in whoever may read the folder, until the superuser has its password: no password of before is known here. */
const trust = 'local all all trust\n'
const trustFile = 'recovery-hba.conf'

/** Starts a server that recovers a folder and is promoted, does the work on it, and stops it: only its own socket, in its folder. */
export async function recoverCluster<T>(
  { folder, settings, password, handOver }: Recovery,
  run: (recovered: Recovered) => Promise<T>,
): Promise<T> {
  const user = chooseUser(join(folder, 'absent'))
  const cluster = { folder, user, binaries: findBinaries(user) }
  checkVersion(cluster)
  writeFileSync(join(folder, trustFile), trust, { mode: 0o600 })
  chmodSync(folder, 0o700)
  await handOver(folder, user)
  const own = {
    ...settings,
    hot_standby: 'off',
    archive_mode: 'off',
    wal_level: 'replica',
    hba_file: `${launch(cluster).args[1]}/${trustFile}`,
  }
  const args = [
    ...serverArguments({ kind: 'socket' }, { level: 'safe' }),
    ...Object.entries(own).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ]
  const log = `${folder}.log`
  const parent = await mkdtemp(join(tmpdir(), 'portail-'))
  symlinkSync(folder, join(parent, 'p'))
  const server = await startPostmaster(cluster, args, log).catch((error: unknown) => {
    rmSync(parent, { recursive: true, force: true })
    throw error
  })
  const url = `postgresql://${superuser}@localhost/postgres?host=${encodeURIComponent(join(parent, 'p'))}`
  try {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    await client
      .query(`alter role ${superuser} password ${pg.escapeLiteral(password)}`)
      .finally(() => client.end())
    return await run({ url })
  } finally {
    await stopPostmaster(cluster, server)
    rmSync(parent, { recursive: true, force: true })
    rmSync(join(folder, trustFile), { force: true })
  }
}
