import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config'
import type { Database } from '../database/connect'

/** What the application is given from outside: nothing of it is reached in another way. */
export interface Context {
  db: Database
  config: Config
  /** The moment, so that tests can hold the clock. */
  now: () => Date
  /** `bytes` random bytes. */
  random: (bytes: number) => Buffer
  log: FastifyBaseLogger
}
