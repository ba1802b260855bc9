import { spawn } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chooseUser } from '../../server/database/embedded-user'
import { answers } from '../../server/database/login'
import { eventually, freePort } from './product'

const program = '/usr/sbin/pgbouncer'

/** Whether Debian's PgBouncer is installed. */
export const hasPgBouncer = (): boolean => existsSync(program)

/** Opens a PgBouncer in transaction mode with two connections before a database; answers the login's address through it. */
export async function openPooler(login: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'portail-pooler-'))
  const user = chooseUser(folder)
  const [url, port] = [new URL(login), await freePort()]
  const host = url.searchParams.get('host') ?? url.hostname
  const target = `host=${host} port=${url.port || 5432} dbname=${url.pathname.slice(1)}`
  const config = `[databases]
achats = ${target} user=${url.username} password=${url.password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users')}
pool_mode = transaction
default_pool_size = 2
`
  writeFileSync(join(folder, 'users'), `"${url.username}" "${url.password}"\n`)
  writeFileSync(join(folder, 'pgbouncer.ini'), config)
  if (user) chownSync(folder, user.uid, user.gid)
  chmodSync(folder, 0o755)
  const child = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], { ...user, stdio: 'ignore' })
  const ended = new Promise((done) => child.once('exit', done))
  const through = `postgresql://${url.username}:${url.password}@127.0.0.1:${port}/achats`
  if (!(await eventually(() => answers(through), 10_000))) throw new Error('PgBouncer does not start')
  return {
    url: through,
    stop: async () => {
      child.kill('SIGINT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
