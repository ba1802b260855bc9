import type { Heard, Product } from './product'

/** One request of the traffic, and what came of it. */
export interface Noted extends Heard {
  at: number
  path: string
}

/** People at work on a product: some of them read, one writes. */
export interface Traffic {
  noted: readonly Noted[]
  /** What the product should not have answered: anything but its answer, or a 503 that says when to come back. */
  wrong: () => string[]
  /** Begins a new account of what is answered. */
  forget: () => void
  stop: () => Promise<void>
}

const body = (value: unknown): RequestInit => ({
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
})

const search = (model: string) => ({ method: 'PUT', ...body({ model, limit: 10 }) })

let written = 0
const unit = () => {
  written += 1
  return body({ label: `Unité ${process.pid} ${written}`, kind: 'count' })
}

/** What is asked in turn: lists read under row rights, a session, a write. */
type Asked = readonly [path: string, options: () => RequestInit]
const asked: readonly [Asked, ...Asked[]] = [
  ['/api/search/', () => search('Article')],
  ['/api/users/me', () => ({})],
  ['/api/search/', () => search('Supplier')],
  ['/api/setting/generic/unit', () => ({ method: 'POST', ...unit() })],
]

const isPolite = ({ status, body: text, retryAfter }: Heard) =>
  status === 503 && retryAfter !== null && text.includes('"err503"') && text.includes('momentanément')

function fault({ status, body: text, path, ...rest }: Noted): string | undefined {
  if (status === 503 && isPolite({ status, body: text, ...rest })) return undefined
  return status === 0 || status >= 500 ? `${status} ${path}: ${text.slice(0, 160)}` : undefined
}

export async function login(product: Product, email = 'nadia.roche@demo.example'): Promise<string> {
  const answer = await product.ask('/api/auth/login', {
    method: 'POST',
    ...body({ email, password: 'Portail2026!' }),
  })
  if (answer.status !== 200) throw new Error(`login: ${answer.status} ${answer.body}`)
  return String(JSON.parse(answer.body).token)
}

/** Keeps `people` asking one thing after the other until it is stopped. */
export async function startTraffic(product: Product, people = 4, pause = 20): Promise<Traffic> {
  let token = await login(product)
  let noted: Noted[] = []
  let stopped = false
  const person = async (turn: number) => {
    for (let n = turn; !stopped && !product.hasEnded(); n++) {
      const [path, make] = asked[n % asked.length] ?? asked[0]
      const options = make()
      const at = performance.now()
      const headers = { ...(options.headers ?? {}), authorization: token }
      const heard = await product.ask(path, { ...options, headers })
      noted.push({ ...heard, at, path })
      if (heard.status === 401) token = await login(product).catch(() => token)
      await new Promise((done) => setTimeout(done, pause))
    }
  }
  const running = Promise.all(Array.from({ length: people }, (_, turn) => person(turn)))
  return {
    get noted() {
      return noted
    },
    wrong: () => [...new Set(noted.map(fault).filter((one) => one !== undefined))],
    forget: () => {
      noted = []
    },
    stop: async () => {
      stopped = true
      await running
    },
  }
}
