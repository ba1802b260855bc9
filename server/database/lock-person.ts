import { pastRights } from './past-rights'
import type { ActorTx, Tx } from './tx'

/**
 * What a person may have so many of is counted and written by one transaction at a time. Rows that name the person are
 * written meanwhile all the same: a long import of theirs keeps nobody waiting.
 */
export const lockPerson = (tx: Tx | ActorTx, userId: number): Promise<unknown> =>
  pastRights(tx, 'session', (past) =>
    past.query('select 1 from "user" where id = $1 for no key update', [userId]),
  )
