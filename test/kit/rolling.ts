import { testDatabase } from './database'
import { eventually, hear, type Product, ready, startBuild } from './product'
import { openProxy } from './proxy'

const emails = ['nadia.roche', 'alain.dubois'].map((name) => `${name}@demo.example`)

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

interface Working {
  /** Answers but 200 and 201. */
  wrong: string[]
  asked: () => number
  /** The longest that somebody waited, in milliseconds. */
  longest: () => number
  stop: () => Promise<void>
}

/** People who write, change, search and open their page, one after the other, until they are stopped. */
async function startPeople(web: string, count: number): Promise<Working> {
  const tokens = await Promise.all(emails.map((email) => signIn(web, email)))
  const wrong: string[] = []
  let [asked, longest, isOver] = [0, 0, false]
  const person = async (turn: number) => {
    const authorization = tokens[turn % tokens.length] ?? ''
    const ask = async (method: string, path: string, body?: unknown) => {
      const { headers = {}, ...rest } = body === undefined ? {} : json(body)
      const answer = await hear(`${web}/api${path}`, {
        method,
        ...rest,
        headers: { ...headers, authorization },
      })
      asked += 1
      longest = Math.max(longest, answer.ms)
      if (answer.status !== 200 && answer.status !== 201)
        wrong.push(`${answer.status} ${method} ${path} ${answer.body.slice(0, 200)}`)
      return answer.body
    }
    for (let n = 0; !isOver; n++) {
      const label = `Essai ${process.pid}-${turn}-${n}`
      const made = await ask('POST', '/setting/generic/unit', { label, kind: 'count' })
      await ask('PUT', '/setting/generic/unit', { ...JSON.parse(made), label: `${label} bis` })
      for (const model of ['Order', 'Article', 'Supplier', 'User'])
        await ask('PUT', '/search/', { model, limit: 5 })
      await ask('GET', '/users/me')
    }
  }
  const running = Promise.all(Array.from({ length: count }, (_, turn) => person(turn)))
  return {
    wrong,
    asked: () => asked,
    longest: () => Math.round(longest),
    stop: async () => {
      isOver = true
      await running
    },
  }
}

export interface Rolling {
  /** Folders of the builds: the one that runs, the one that is rolled out. */
  from: string
  to: string
  people: number
  /** Starts of the next build. */
  starts: number
  /** Whether each of them is followed by the return to the one before. */
  returns: boolean
  /** Done to the database before each start, so that there is something to change. */
  disturb?: (url: string) => Promise<void>
}

export interface Rolled {
  wrong: string[]
  asked: number
  longest: number
  /** Milliseconds from a start to readiness. */
  took: number[]
}

/** Rolls one build out beside another while people work, and takes it back, on one database. */
export async function rollOut({ from, to, people, starts, returns, disturb }: Rolling): Promise<Rolled> {
  const database = await testDatabase()
  const env = { DATABASE_URL: database.url, SEED: 'min', DRAIN_SECONDS: '1' }
  const proxy = await openProxy()
  const took: number[] = []
  const all = new Set<Product>()
  const start = async (folder: string) => {
    const begun = performance.now()
    const product = await startBuild(folder, env)
    all.add(product)
    await ready(product)
    took.push(Math.round(performance.now() - begun))
    proxy.add(product.url)
    return product
  }
  const builds = Array.from({ length: starts }, () => (returns ? [to, from] : [to])).flat()
  let current = await start(from)
  const working = await startPeople(proxy.url, people)
  const wrong = working.wrong
  const stop = async (product: Product) => {
    all.delete(product)
    const code = await product.stop()
    if (code !== 0) wrong.push(`a process ended with ${code}: ${product.said().slice(-300)}`)
  }
  try {
    const busy = async () => {
      const before = working.asked()
      await eventually(() => working.asked() > before + people * 7, 60_000)
    }
    for (const to of builds) {
      await busy()
      await disturb?.(database.url)
      const next = await start(to)
      await busy()
      await stop(current)
      current = next
    }
    await busy()
    await working.stop()
    return { wrong, asked: working.asked(), longest: working.longest(), took: took.slice(1) }
  } finally {
    await working.stop()
    for (const product of all) await product.stop()
    await proxy.close()
    await database.drop()
  }
}
