import { expect, test } from 'vitest'
import { asOwner } from '../../../server/database/migrate'
import { type Illness, openBadMailbox } from '../../kit/bad-smtp'
import { testDatabase } from '../../kit/database'
import { ready, startProduct } from '../../kit/product'
import { promise } from '../../kit/promises'

const isLong = Number(process.env.FAULTS ?? 1) > 1
/** Seconds of each illness; `test/server/mail/slow-servers.test.ts` has their short form. */
const seconds = Number(process.env.MAIL_SECONDS ?? 300)
const illnesses: readonly Illness[] = ['silent', 'rcpt', 'data', 'slow', 'drop', 'busy']

const queueSql = `insert into email_outbox (kind, "to", subject, text, unique_key, state, attempts, tries, next_attempt_at)
  values ('notification', $1, 'Essai', 'Bonjour', $2, 'queued', 0, 0, now())`
const stuckSql = `select 1 from pg_stat_activity where datname = current_database() and application_name = 'portail'
  and state like 'idle in transaction%' and xact_start < now() - interval '10 seconds'`

test.runIf(isLong).each(illnesses)(
  'a mail server that is ill (%s) for minutes: 0 exits, the others’ mails go on',
  {
    timeout: seconds * 1000 + 180_000,
  },
  async (illness) => {
    const [database, box] = [await testDatabase(), await openBadMailbox()]
    const product = await startProduct({
      DATABASE_URL: database.url,
      SMTP_URL: box.url,
      SMTP_FROM: 'p@valae.example',
    })
    let [queued, stuck] = [0, 0]
    try {
      await ready(product)
      box.illness = illness
      const queue = (to: string) => {
        queued += 1
        return asOwner(database.url, (tx) => tx.query(queueSql, [to, `${illness}-${queued}`]))
      }
      await queue('a@sick.example')
      const end = performance.now() + seconds * 1000
      while (performance.now() < end) {
        await queue('b@well.example')
        stuck += (await asOwner(database.url, (tx) => tx.query(stuckSql))).length
        expect(product.hasEnded()).toBe(false)
        expect((await product.ask('/readyz')).status).toBe(200)
        await new Promise((done) => setTimeout(done, 5000))
      }
      const well = box.received.filter(({ to }) => to === 'b@well.example')
      const sick = box.received.filter(({ to }) => to === 'a@sick.example')
      expect(stuck).toBe(0)
      expect(new Set(well.map(({ id }) => id)).size).toBe(well.length)
      // The connection itself is ill for everybody; a slow server needs minutes for each.
      if (illness !== 'silent')
        expect(well.length).toBeGreaterThan(illness === 'slow' ? 0 : (queued - 1) * 0.8)
      // Tried again after one minute, then after five.
      expect(sick.length).toBeLessThanOrEqual(illness === 'data' ? 2 : 1)
      promise(
        `mail server ill: ${illness}`,
        1,
        `${seconds} s, 0 exits, ${well.length} of ${queued - 1} other mails left`,
      )
    } finally {
      await product.stop()
      await box.close()
      await database.drop()
    }
  },
)
