import { mostActive, mostKnown, type QueueLimits } from './queue-limits'

/** Seconds of work, those of the last moments counting most, between which lies what is much: a part of what people use on average. */
const muchWork = { least: 0.3, most: 4, part: 0.75 } as const
/** As much for the seconds of one's usual request. */
const longRequest = { least: 0.3, most: 1, part: 0.75 } as const
/** What the newest request counts in one's usual one. */
const newest = 0.3
/** Seconds after which work counts half. */
const halfLife = 10
/** Seconds for which somebody who asked for something is there. */
const thereFor = 10

const bound = ({ least, most, part }: typeof muchWork | typeof longRequest, mean: number) =>
  Math.min(most, Math.max(least, part * mean))

/** Thrown where somebody has more requests waiting than allowed. */
export class TooMany extends Error {}
/** Thrown where whoever asked has gone before the turn came. */
export class Gone extends Error {}

/** What is to be done in somebody's turn. */
interface Work<T> {
  run: () => Promise<T>
  /** Most of its time it waits, for who sends or for what is done elsewhere: it is one of the person's, and takes no slot. */
  waits?: boolean | undefined
  /** Ends the waiting of who is no longer there. */
  gone?: AbortSignal | undefined
}

interface Waiting {
  waits: boolean
  give: () => void
}

interface Person {
  /** Running beside the slots. */
  beside: number
  waiting: Waiting[]
  /** Seconds of work as of `at`. */
  used: number
  /** Seconds that a request of this person takes, lately; none before the first has ended. */
  usual?: number
  /** When the running ones began. */
  began: number[]
  at: number
}

/**
 * Lets everybody's requests in: so many of one person at once, the others of that person behind them; where there is no room
 * for all, first those of whoever runs the fewest and has worked the server least. All those who use much – many requests, or
 * long ones – share few slots, unless one person is alone: whoever asks for something small finds the processors nearly free.
 */
export class FairQueue {
  private readonly people = new Map<number | string, Person>()
  private running = 0

  /** `now`: seconds, of a clock that never goes back. */
  constructor(
    private readonly limits: QueueLimits,
    private readonly now: () => number = () => performance.now() / 1000,
  ) {}

  /** Does a piece of work of somebody when its turn comes; `TooMany` and `Gone` tell that it was not begun. */
  async run<T>(user: number | string, { run, waits = false, gone }: Work<T>): Promise<T> {
    const person = this.personOf(user)
    const began = await this.turn(person, waits, gone)
    try {
      return await run()
    } finally {
      if (waits) person.beside--
      else this.ended(person, began)
      this.admit()
    }
  }

  /** Requests that wait for their turn. */
  get waiting(): number {
    return [...this.people.values()].reduce((sum, { waiting }) => sum + waiting.length, 0)
  }

  private ended(person: Person, began: number): void {
    this.touch(person)
    person.began.splice(Math.max(0, person.began.indexOf(began)), 1)
    const took = this.now() - began
    person.usual = person.usual === undefined ? took : person.usual + newest * (took - person.usual)
    this.running--
  }

  private personOf(user: number | string): Person {
    if (this.people.size > mostKnown / 2) this.forget(this.people.size < mostKnown ? 60 : 0)
    if (this.people.size >= mostActive && !this.people.has(user)) throw new TooMany()
    const known = this.people.get(user) ?? {
      beside: 0,
      waiting: [],
      used: 0,
      began: [],
      at: this.now(),
    }
    this.people.set(user, known)
    this.touch(known)
    return known
  }

  /** Forgets those who have asked for nothing for so many seconds. */
  private forget(seconds: number): void {
    for (const [user, one] of this.people)
      if (!one.began.length && !one.beside && !one.waiting.length && this.now() - one.at >= seconds)
        this.people.delete(user)
  }

  /** What somebody has used until now: old work fades, what runs adds to it. */
  private usedOf = ({ used, began, at }: Person): number => {
    const passed = this.now() - at
    return used * 0.5 ** (passed / halfLife) + began.length * passed
  }

  private touch(person: Person): void {
    person.used = this.usedOf(person)
    person.at = this.now()
  }

  private turn(person: Person, waits: boolean, gone?: AbortSignal): Promise<number> {
    if (person.waiting.length >= this.limits.waiting) return Promise.reject(new TooMany())
    if (gone?.aborted) return Promise.reject(new Gone())
    return new Promise((resolve, reject) => {
      const leave = () => {
        person.waiting = person.waiting.filter((one) => one !== mine)
        reject(new Gone())
      }
      const mine: Waiting = {
        waits,
        give: () => {
          gone?.removeEventListener('abort', leave)
          resolve(this.now())
        },
      }
      gone?.addEventListener('abort', leave, { once: true })
      person.waiting.push(mine)
      this.admit()
    })
  }

  private isThere = (person: Person): boolean =>
    person.began.length > 0 || person.waiting.length > 0 || this.now() - person.at < thereFor

  /**
   * Who shares few slots: those of the people there of whom nothing is known yet, who have one each, and those who use much;
   * nobody where one is alone.
   */
  private lanes(): [unknown?: Set<Person>, heavy?: Set<Person>] {
    const there = [...this.people.values()].filter(this.isThere)
    if (there.length < 2) return []
    const mean = (of: (one: Person) => number) => there.reduce((sum, one) => sum + of(one), 0) / there.length
    const lately = (one: Person) => Math.max(one.usual ?? 0, ...one.began.map((began) => this.now() - began))
    const much = bound(muchWork, mean(this.usedOf))
    const long = bound(longRequest, mean(lately))
    const unknown = there.filter(({ usual }) => usual === undefined)
    const heavy = there.filter(
      (one) => one.usual !== undefined && (this.usedOf(one) > much || lately(one) > long),
    )
    return [new Set(unknown), new Set(heavy)]
  }

  private isFull(lane: ReadonlySet<Person>, places: number): boolean {
    let running = 0
    for (const one of lane) running += one.began.length
    return running >= places
  }

  /** Who comes next; undefined while nobody may. */
  private next(): Person | undefined {
    const { each, slots, heavy: places, newcomers } = this.limits
    const ready = [...this.people.values()].filter(
      ({ began, beside, waiting: [first] }) =>
        first && began.length + beside < each && (first.waits || this.running < slots),
    )
    if (!ready.length) return undefined
    const [unknown, heavy] = this.lanes()
    const isHeld = (one: Person) =>
      (unknown?.has(one) && (one.began.length > 0 || this.isFull(unknown, newcomers))) ||
      (heavy?.has(one) && this.isFull(heavy, places))
    return ready
      .filter((one) => one.waiting[0]?.waits || !isHeld(one))
      .sort((a, b) => a.began.length - b.began.length || this.usedOf(a) - this.usedOf(b))[0]
  }

  private admit(): void {
    for (let person = this.next(); person; person = this.next()) {
      const first = person.waiting.shift()
      this.touch(person)
      if (first?.waits) person.beside++
      else {
        person.began.push(this.now())
        this.running++
      }
      first?.give()
    }
  }
}
