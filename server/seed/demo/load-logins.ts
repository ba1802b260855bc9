import type { SeedClient } from '../client'

const sql = `update "user" set last_login = date_trunc('day', $1::timestamptz) - ((id * 7) % 12 + 1) * interval '1 day'
  + interval '6 hours' + (id * 37) % 540 * interval '1 minute' where password_hash is not null`

/** Everybody of the demonstration has been there in the days before the seeding. */
export async function loadLogins(client: SeedClient, now: Date): Promise<void> {
  await client.query(sql, [now])
}
