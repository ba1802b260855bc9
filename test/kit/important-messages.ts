import type { Context } from '../../server/api/context'

/** Everybody has said « J'ai lu »: no important message of the demonstration stands before a screen, whatever the day of the test. */
export const readImportantMessages = ({ db, now }: Context): Promise<unknown> =>
  db.system('seed', (tx) =>
    tx.query(
      `insert into dashboardmessage_read (dashboardmessage_id, user_id, read_at)
       select m.id, u.id, $1 from dashboardmessage m, "user" u on conflict do nothing`,
      [now()],
    ),
  )
