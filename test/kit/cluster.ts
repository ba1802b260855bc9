import { asOwner } from '../../server/database/migrate'
import { type Balanced, balance } from './haproxy'
import { eventually, freePort, hear, type Product, ready, startProduct } from './product'
import { type Replicated, replicated } from './replication'

/** Two processes of the product behind HAProxy, on a primary with a standby. */
export interface Cluster {
  web: string
  servers: Replicated
  /** Starts the next process and waits until people reach it. */
  add: () => Promise<void>
  stop: () => Promise<void>
}

export async function openCluster(): Promise<Cluster> {
  const servers = await replicated()
  const { primary, standby } = servers
  const ports = [await freePort(), await freePort()]
  const balanced: Balanced = await balance({ products: ports, primary: primary.port, standby: standby.port })
  const through = new URL(primary.url)
  through.port = String(balanced.databasePort)
  const products: Product[] = []
  return {
    web: balanced.web,
    servers,
    add: async () => {
      const product = await startProduct({
        PORT: String(ports[products.length]),
        DATABASE_URL: through.href,
        DATABASE_READ_URL: standby.url,
        SECRET_KEY: 'un secret pour toutes les machines du groupe',
      })
      products.push(product)
      await ready(product, 180_000)
      const isSeen = async () => (await hear(`${balanced.web}/readyz`)).status === 200
      if (!(await eventually(isSeen, 10_000))) throw new Error('HAProxy does not see the process')
    },
    stop: async () => {
      for (const product of products) await product.stop()
      await balanced.stop()
      await servers.stop()
    },
  }
}

/** Two administrators, each at two screens. */
const emails = ['nadia.roche', 'alain.dubois', 'nadia.roche', 'alain.dubois'].map(
  (name) => `${name}@demo.example`,
)
const json = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

async function signIn(web: string, email: string): Promise<string> {
  const answer = await hear(`${web}/api/auth/login`, {
    method: 'POST',
    ...json({ email, password: 'Portail2026!' }),
  })
  if (answer.status !== 200) throw new Error(`login: ${answer.status} ${answer.body}`)
  return String(JSON.parse(answer.body).token)
}

/** What people who write saw. */
export interface Seen {
  /** Labels whose creation was answered, with the moment of the answer. */
  acknowledged: { label: string; at: number }[]
  /** What a person had just written and then did not find. */
  stale: string[]
  /** Answers that are neither an answer nor « come back later ». */
  wrong: Set<string>
}

/** People who write one unit after the other and look at once for what they wrote, until they are stopped. */
export async function startWriters(web: string) {
  const tokens = await Promise.all(emails.map((email) => signIn(web, email)))
  const seen: Seen = { acknowledged: [], stale: [], wrong: new Set() }
  let isOver = false
  const ask = async (token: string, method: string, path: string, body: unknown) => {
    const { headers, ...rest } = json(body)
    const answer = await hear(`${web}/api${path}`, {
      method,
      ...rest,
      headers: { ...headers, authorization: token },
    })
    const { status } = answer
    if (![200, 201, 503].includes(status)) seen.wrong.add(`${status} ${path} ${answer.body.slice(0, 120)}`)
    return answer
  }
  const write = async (token: string, label: string) => {
    const made = await ask(token, 'POST', '/setting/generic/unit', { label, kind: 'count' })
    if (made.status > 201) return void (await new Promise((done) => setTimeout(done, 50)))
    seen.acknowledged.push({ label, at: performance.now() })
    const fields = [{ name: 'label', operator: 'eq', value: label }]
    const found = await ask(token, 'PUT', '/search/', { model: 'Unit', fields })
    if (found.status === 200 && JSON.parse(found.body).total !== 1) seen.stale.push(label)
  }
  const running = Promise.all(
    tokens.map(async (token, person) => {
      for (let n = 0; !isOver; n++) await write(token, `Essai ${person}-${n}`)
    }),
  )
  return {
    seen,
    /** Stops them; answers what their sessions are worth now: the status of each. */
    stop: async () => {
      isOver = true
      await running
      return Promise.all(
        tokens.map(
          async (token) => (await hear(`${web}/api/users/me`, { headers: { authorization: token } })).status,
        ),
      )
    },
  }
}

/** Labels of these that a database does not hold. */
export async function lostOf(url: string, labels: readonly string[]): Promise<string[]> {
  const rows = await asOwner(url, (tx) =>
    tx.query<{ label: string }>('select label from unnest($1::text[]) label except select label from unit', [
      labels,
    ]),
  )
  return rows.map(({ label }) => label)
}

/** Requests answered in a second, by 16 people who read lists and open their own page. */
export async function requestsPerSecond(web: string, milliseconds: number): Promise<number> {
  const token = await signIn(web, emails[0] ?? '')
  const headers = { 'content-type': 'application/json', authorization: token }
  const search = { method: 'PUT', headers, body: JSON.stringify({ model: 'Supplier', limit: 25 }) }
  const from = performance.now()
  let done = 0
  const person = async () => {
    while (performance.now() - from < milliseconds) {
      const answers = [
        await hear(`${web}/api/search/`, search),
        await hear(`${web}/api/users/me`, { headers }),
      ]
      done += answers.filter(({ status }) => status === 200).length
    }
  }
  await Promise.all(Array.from({ length: 16 }, person))
  return (1000 * done) / (performance.now() - from)
}

/** An order of 25 lines with its searches, a day's busiest hour, orders of a member a day, the share of the rate that is used. */
const usual = { requests: 120, busiestHour: 0.25, ordersOfMember: 2, used: 0.5 }

/** What so many requests a second are worth in orders and members. */
export function carried(rate: number): string {
  const orders = Math.round((rate * usual.used * 3600) / (usual.requests * usual.busiestHour))
  return `about ${orders} orders a day, ${Math.round(orders / usual.ordersOfMember)} members`
}
