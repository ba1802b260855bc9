import { expect, test } from 'vitest'
import { FairQueue, Gone, TooMany } from '../server/api/fair-queue'
import { queueLimits, strangerLimits } from '../server/api/queue-limits'
import { strangerAt } from '../server/api/turns'

const turns = async () => {
  for (let i = 0; i < 20; i++) await Promise.resolve()
}

/** Work that ends when told. */
function held(names: string[], name: string) {
  let end: () => void = () => undefined
  const ended = new Promise<void>((done) => {
    end = done
  })
  const run = () => {
    names.push(name)
    return ended
  }
  return { end, run }
}

const queueOf = (limits = {}) => new FairQueue({ ...queueLimits, ...limits }, () => 0)

test('four requests of a person run at once, the others follow in order', async () => {
  const [queue, begun] = [queueOf(), [] as string[]]
  const works = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => held(begun, name))
  const done = works.map(({ run }) => queue.run(1, { run }))
  await turns()
  expect(begun).toEqual(['a', 'b', 'c', 'd'])
  works[2]?.end()
  await turns()
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e'])
  for (const { end } of works) end()
  await Promise.all(done)
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
})

test('what fails gives its place back, and its failure to who asked', async () => {
  const queue = queueOf({ each: 1 })
  await expect(queue.run(1, { run: () => Promise.reject(new Error('non')) })).rejects.toThrow('non')
  expect(await queue.run(1, { run: () => Promise.resolve(2) })).toBe(2)
})

test('when all places are taken, who runs nothing comes before who runs something', async () => {
  const [queue, begun] = [queueOf({ slots: 2 }), [] as string[]]
  const greedy = ['a', 'b', 'c', 'd'].map((name) => held(begun, name))
  for (const { run } of greedy) void queue.run(1, { run })
  const small = held(begun, 'small')
  void queue.run(2, { run: small.run })
  await turns()
  expect(begun).toEqual(['a', 'b'])
  greedy[0]?.end()
  await turns()
  expect(begun).toEqual(['a', 'b', 'small'])
})

test('what waits most of its time keeps nobody else waiting, and counts among the four of its person', async () => {
  const [queue, begun] = [queueOf({ slots: 1 }), [] as string[]]
  for (const name of ['a', 'b', 'c', 'd', 'e']) void queue.run(1, { ...held(begun, name), waits: true })
  void queue.run(2, held(begun, 'small'))
  await turns()
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'small'])
})

test('who has too many waiting is refused, and who is gone is not begun', async () => {
  const [queue, begun] = [queueOf({ each: 1, waiting: 2 }), [] as string[]]
  const first = held(begun, 'first')
  void queue.run(1, first)
  const stop = new AbortController()
  const gone = queue.run(1, { ...held(begun, 'gone'), gone: stop.signal })
  const last = queue.run(1, held(begun, 'last'))
  await expect(queue.run(1, held(begun, 'more'))).rejects.toBeInstanceOf(TooMany)
  stop.abort()
  await expect(gone).rejects.toBeInstanceOf(Gone)
  first.end()
  await turns()
  expect(begun).toEqual(['first', 'last'])
  void last
})

/** Two processors shared by whatever runs, by a clock of its own; `wait` is over when so much has been worked. */
class Machine {
  now = 0
  private jobs: { left: number; done: () => void }[] = []

  work = (seconds: number) => new Promise<void>((done) => this.jobs.push({ left: seconds, done }))

  async step(seconds: number): Promise<void> {
    this.now += seconds
    const share = Math.min(1, 2 / this.jobs.length) * seconds
    for (const job of this.jobs) job.left -= share
    const over = this.jobs.filter(({ left }) => left <= 0)
    this.jobs = this.jobs.filter(({ left }) => left > 0)
    for (const { done } of over) done()
    await turns()
  }
}

/** The 95th percentile of what somebody waits who asks for 20 ms of work twice a second, among twenty who ask for `seconds` at a time. */
async function p95(seconds: number, limits = {}): Promise<number> {
  const machine = new Machine()
  const queue = new FairQueue({ ...queueLimits, heavy: 3, ...limits }, () => machine.now)
  const attack = (user: number): void =>
    void queue.run(user, { run: () => machine.work(seconds) }).then(() => attack(user))
  const waited: number[] = []
  for (let at = 0; at < 9000; at++) {
    // They come while the other one works already; what is measured is what it finds when they are known for what they do.
    if (at === 500 && seconds) for (let user = 1; user <= 20; user++) for (let i = 0; i < 8; i++) attack(user)
    if (at % 50 === 0) {
      const began = machine.now
      void queue
        .run(0, { run: () => machine.work(0.02) })
        .then(() => began > 35 && waited.push(machine.now - began))
    }
    await machine.step(0.01)
  }
  waited.sort((a, b) => a - b)
  return waited[Math.floor(waited.length * 0.95)] ?? Number.POSITIVE_INFINITY
}

test.each([0.02, 0.2, 1, 2])(
  'among twenty who ask for as much as they can, %d s at a time, another person waits less than three times as long as alone',
  async (seconds) => {
    const usual = await p95(0)
    expect(await p95(seconds)).toBeLessThan(3 * usual)
    // The measure sees what it should: where all run together, it is more.
    expect(await p95(seconds, { each: 100, slots: 1000, heavy: 1000 })).toBeGreaterThan(3 * usual)
  },
)

test('a stranger is an IPv4 address, or the network that one customer has of IPv6', () => {
  const cases = [
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
  ] as const
  for (const [address, stranger] of cases) expect([address, strangerAt(address)]).toEqual([address, stranger])
})

test('strangers from as many addresses as one likes are known by a bounded number', async () => {
  const queue = queueOf(strangerLimits)
  const at = (n: number) => `10.0.${n >> 8}.${n & 255}`
  for (let n = 0; n < 800; n++) await queue.run(at(n), { run: async () => undefined })
  const refused: unknown[] = []
  const never = () => new Promise<void>(() => undefined)
  for (let n = 0; n < 1010; n++) queue.run(`b${n}`, { run: never }).catch((error) => refused.push(error))
  await turns()
  expect(refused).toEqual(Array.from({ length: 10 }, () => expect.any(TooMany)))
})
