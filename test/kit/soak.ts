import { once } from 'node:events'
import { type Product, ready } from './product'
import { login } from './traffic'

/** Memory that a product holds, in megabytes, after so many milliseconds. */
export interface Sample {
  at: number
  held: number
  rss: number
  requests: number
}

const json = (method: string, value: unknown) => ({
  method,
  body: JSON.stringify(value),
  headers: { 'content-type': 'application/json' },
})
const models = ['Article', 'Supplier', 'Adherent', 'Unit', 'Order', 'Users', 'Municipality', 'Profile']
const words = ['pain', 'lait', 'paris', 'lyon', 'mar', 'ble', 'roche', 'sud', 'bio', 'eau']

type Ask = [path: string, options: RequestInit]

/** One of the things that people do all day, by its number: reading, searching, writing, mistakes, pages. */
function askOf(n: number): Ask {
  const [model = '', word = ''] = [models[n % models.length], words[(n >> 3) % words.length]]
  const asks: readonly Ask[] = [
    ['/api/search/', json('PUT', { model, limit: 20, offset: (n % 7) * 10 })],
    ['/api/search/', json('PUT', { model, limit: 10, search: `${word} ${n % 97}` })],
    ['/api/setting/generic/unit', json('POST', { label: `Essai ${n}`, kind: 'count' })],
    ['/api/setting/generic/unit', json('POST', { label: '', surprise: n })],
    ['/api/users/me', {}],
    ['/api/nothing/here', {}],
    ['/healthz', {}],
    ['/api/exports/unit', json('POST', {})],
    ['/back-office/', {}],
    ['/api/auth/login', json('POST', { email: `nobody${n % 50}@x.example`, password: 'x' })],
  ]
  return asks[n % asks.length] as Ask
}

async function measure({ child }: Product): Promise<{ held: number; rss: number }> {
  const answer = once(child, 'message')
  child.send('memory')
  const [{ held, rss }] = await answer
  return { held: held / 1e6, rss: rss / 1e6 }
}

/** Keeps a product busy for some minutes and weighs it `samples` times; it was started with the plant `probe`. */
export async function soak(product: Product, minutes: number, samples: number): Promise<Sample[]> {
  await ready(product)
  let token = await login(product)
  const start = performance.now()
  const end = start + minutes * 60_000
  let requests = 0
  const person = async () => {
    while (performance.now() < end && !product.hasEnded()) {
      requests += 1
      const [path, options] = askOf(requests)
      const { status } = await product.ask(path, {
        ...options,
        headers: { ...options.headers, authorization: token },
      })
      if (status === 401 && !path.includes('login')) token = await login(product)
    }
  }
  const people = Promise.all(Array.from({ length: 6 }, person))
  const taken: Sample[] = []
  for (let n = 1; n <= samples; n++) {
    const wait = start + (n * (end - start)) / samples - performance.now()
    await new Promise((done) => setTimeout(done, Math.max(0, wait)))
    taken.push({ at: Math.round(performance.now() - start), requests, ...(await measure(product)) })
  }
  await people
  return taken
}

const middle = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Megabytes by which the memory held has grown from the second third to the last one: the first warms up. */
export function growth(samples: readonly Sample[]): number {
  const third = Math.floor(samples.length / 3)
  const held = samples.map((sample) => sample.held)
  return middle(held.slice(-third)) - middle(held.slice(third, 2 * third))
}
