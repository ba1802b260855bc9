import { createReadStream } from 'node:fs'
import { lstat, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Pack } from 'tar-stream'
import { spoolFolder } from './place'

/** Folders whose content a return makes again, or takes from the archive of WAL (PostgreSQL: « Making a base backup »). */
const emptied = new Set([
  ...['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots'],
  ...['pg_stat_tmp', 'pg_subtrans', spoolFolder],
])
/** Files of the running server, and its password: a return draws another. */
const isLeftOut = (name: string): boolean =>
  /^(postmaster\.(pid|opts)|portail-password|\.s\.PGSQL\..*|pg_internal\.init.*|backup_label|tablespace_map|backup_manifest|current_logfiles)$/.test(
    name,
  ) || name.startsWith('pgsql_tmp')

const isGone = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

/** The first `size` bytes of a file; zeros for what was cut off meanwhile, which WAL brings back. */
async function* exactly(path: string, size: number): AsyncGenerator<Buffer> {
  let left = size
  if (size > 0)
    for await (const chunk of createReadStream(path, { end: size - 1, highWaterMark: 1_048_576 })) {
      left -= chunk.length
      yield chunk
    }
  while (left > 0) {
    const zeros = Buffer.alloc(Math.min(left, 1_048_576))
    left -= zeros.length
    yield zeros
  }
}

async function addFile(archive: Pack, { path, name }: { path: string; name: string }): Promise<void> {
  try {
    const { size } = await lstat(path)
    await pipeline(exactly(path, size), archive.entry({ name, size, mode: 0o600 }))
  } catch (error) {
    if (!isGone(error)) throw error
  }
}

/** Adds everything of a cluster's folder that a return needs, while its server runs between `pg_backup_start` and `stop`. */
export async function addCluster(archive: Pack, root: string, under = ''): Promise<void> {
  const entries = await readdir(join(root, under), { withFileTypes: true }).catch((error: unknown) => {
    if (isGone(error)) return []
    throw error
  })
  for (const entry of entries) {
    const name = under ? `${under}/${entry.name}` : entry.name
    if (isLeftOut(entry.name)) continue
    if (entry.isDirectory()) {
      archive.entry({ name: `${name}/`, type: 'directory', mode: 0o700 })
      if (!emptied.has(name)) await addCluster(archive, root, name)
    } else if (entry.isFile()) await addFile(archive, { path: join(root, name), name })
  }
}
