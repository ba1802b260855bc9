import { totalmem } from 'node:os'
import { lookup } from '../../resources/schema/lookup'

export type Transport = { kind: 'socket' } | { kind: 'tcp'; port: number }
export type Durability = 'safe' | 'disposable'

const mebibyte = 1024 * 1024

/** A quarter of the memory, at most 256 MB: a small server shares its machine. */
const sharedBuffers = (): string => `${Math.max(32, Math.min(256, Math.floor(totalmem() / 4 / mebibyte)))}MB`
const cacheSize = (): string => `${Math.max(256, Math.floor(totalmem() / 2 / mebibyte))}MB`

const usual = (): Record<string, string> => ({
  shared_buffers: sharedBuffers(),
  effective_cache_size: cacheSize(),
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  max_connections: '100',
  // A return of a backup drops and makes every table and index in one transaction, while others work.
  max_locks_per_transaction: '256',
  max_worker_processes: '8',
  max_parallel_workers: '2',
  max_parallel_workers_per_gather: '1',
  max_parallel_maintenance_workers: '1',
  random_page_cost: '1.1',
  effective_io_concurrency: '32',
  io_workers: '2',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '2GB',
  checkpoint_timeout: '5min',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  log_checkpoints: 'off',
  log_line_prefix: '%m [%p] ',
  // After a crash the whole disk is synced at once, instead of file by file before anything is served.
  ...(process.platform === 'linux' ? { recovery_init_sync_method: 'syncfs' } : {}),
})

const durability: Record<Durability, Record<string, string>> = lookup({
  safe: { fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' },
  disposable: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' },
})

/**
 * What archives WAL: a finished segment is copied into a spool of the data folder, synced and renamed, so that a copy that stands
 * there is whole. One that is there already must be the same.
 */
const archiving = (spool: string): Record<string, string> => ({
  wal_level: 'replica',
  archive_mode: 'on',
  archive_timeout: '60s',
  archive_command: `if [ -f ${spool}/%f ]; then cmp -s %p ${spool}/%f; else mkdir -p ${spool} && cp %p ${spool}/%f.part && sync ${spool}/%f.part && mv ${spool}/%f.part ${spool}/%f && sync ${spool}; fi`,
})

/** The server's own socket stands in its data folder: no port is open, no path is too long for it. */
const listening = (transport: Transport): Record<string, string> =>
  transport.kind === 'socket'
    ? { listen_addresses: '', unix_socket_directories: '.' }
    : { listen_addresses: '127.0.0.1', port: String(transport.port), unix_socket_directories: '' }

/** The command-line arguments of `postgres`; nothing is written in its configuration file. */
export function serverArguments(
  transport: Transport,
  { level, spool }: { level: Durability; spool?: string },
): string[] {
  const settings = {
    ...usual(),
    ...durability[level],
    ...listening(transport),
    ...(spool ? archiving(spool) : {}),
  }
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}
