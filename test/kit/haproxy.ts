import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventually, freePort, hear } from './product'

const program = '/usr/sbin/haproxy'

/** Whether Debian's HAProxy is installed. */
export const hasHaproxy = (): boolean => existsSync(program)

export interface Balanced {
  /** Where people come in. */
  web: string
  /** The port of the database: the primary's, and the standby's once the primary is gone. */
  databasePort: number
  stop: () => Promise<void>
}

export interface Behind {
  /** Ports of the product's processes, which may begin later. */
  products: readonly number[]
  primary: number
  standby: number
}

const configuration = (web: number, database: number, { products, primary, standby }: Behind) => `
global
  maxconn 500
defaults
  timeout connect 2s
  timeout client 120s
  timeout server 120s
  timeout check 1s
frontend people
  mode http
  bind 127.0.0.1:${web}
  default_backend processes
backend processes
  mode http
  balance roundrobin
  option httpchk GET /readyz
  default-server inter 200ms fall 1 rise 1
${products.map((port, n) => `  server process${n} 127.0.0.1:${port} check`).join('\n')}
listen database
  mode tcp
  bind 127.0.0.1:${database}
  option tcp-check
  default-server inter 200ms fall 2 rise 1 on-marked-down shutdown-sessions
  server primary 127.0.0.1:${primary} check
  server standby 127.0.0.1:${standby} check backup
`

/** HAProxy before the processes of the product, and before their database. */
export async function balance(behind: Behind): Promise<Balanced> {
  const folder = mkdtempSync(join(tmpdir(), 'portail-haproxy-'))
  const [web, databasePort] = [await freePort(), await freePort()]
  const file = join(folder, 'haproxy.cfg')
  writeFileSync(file, configuration(web, databasePort, behind))
  const child = spawn(program, ['-db', '-q', '-f', file], { stdio: 'ignore' })
  const ended = new Promise((done) => child.once('exit', done))
  const url = `http://127.0.0.1:${web}`
  if (!(await eventually(async () => (await hear(url)).status > 0, 10_000)))
    throw new Error('HAProxy does not start')
  return {
    web: url,
    databasePort,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
