import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { Failure, run, step } from './tools.mjs'

const programs = '/usr/lib/postgresql/15/bin/postgres'

/** Installs Debian's PostgreSQL 15 without a server of its own that starts with the machine. */
async function install() {
  mkdirSync('/etc/postgresql-common/createcluster.d', { recursive: true })
  writeFileSync('/etc/postgresql-common/createcluster.d/no-server.conf', 'create_main_cluster = false\n')
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], env)
  return run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'postgresql-15'], env)
}

/** Finds Debian's PostgreSQL 15, or installs it where it may. */
export async function ensureDebianPostgres() {
  if (existsSync(programs)) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get'))
    await step('Installation de PostgreSQL 15', install)
  if (!existsSync(programs))
    throw new Failure('PostgreSQL 15 de Debian manque : apt-get install postgresql-15')
}
