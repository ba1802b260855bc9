import pg from 'pg'

/** A process that is gone at its n-th statement: before it reaches the database, or once it is done and nobody hears so. */
export interface Crash {
  statement: number
  when: 'before' | 'after'
}

type Query = typeof pg.Client.prototype.query
type Connected = pg.Client & { connection: { stream: { destroy: (error: Error) => void } } }

let armed: Crash | undefined
let fired = false

const isOfRequests = (client: pg.Client): boolean =>
  (client as pg.Client & { connectionParameters?: { application_name?: string } }).connectionParameters
    ?.application_name === 'portail'

const lose = (client: pg.Client): void => {
  armed = undefined
  fired = true
  ;(client as Connected).connection.stream.destroy(new Error('The simulation cut this connection'))
}

/** Watches every statement of the requests' connections; answers how to stop. */
export function watchStatements(): () => void {
  const original: Query = pg.Client.prototype.query
  pg.Client.prototype.query = function (this: pg.Client, ...given: unknown[]) {
    const ask = () => Reflect.apply(original, this, given)
    if (!armed || typeof given.at(-1) === 'function' || !isOfRequests(this)) return ask()
    armed.statement -= 1
    if (armed.statement > 0) return ask()
    if (armed.when === 'before') {
      lose(this)
      return ask()
    }
    armed = undefined
    return Promise.resolve(ask()).then(() => {
      lose(this)
      throw new Error('The simulation cut this connection')
    })
  } as Query
  return () => {
    pg.Client.prototype.query = original
  }
}

/** Runs something that a crash may end; tells whether it did. */
export async function withCrash<T>(crash: Crash | undefined, run: () => Promise<T>) {
  armed = crash && { ...crash }
  fired = false
  try {
    return { answer: await run(), crashed: fired }
  } catch (error) {
    if (!fired) throw error
    return { answer: undefined, crashed: true }
  } finally {
    armed = undefined
  }
}
