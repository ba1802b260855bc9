import { type MailDeps, sendMail } from '../../server/mail/send-mail'

/** Mails on their way at once, and to one domain, as the queue of mails has it. */
const [places, placesOfDomain] = [6, 2]

const dueSql = `select id, coalesce(lower(substring("to" from '@([^,;> ]+)')), '') as domain from email_outbox
  where state = 'queued' and next_attempt_at <= $1 and (leased_until is null or leased_until <= $1) order by next_attempt_at, id limit 100`

/** Sends every mail that is due by the test's clock, without the queue; answers how many were tried. */
export async function sendDueMails(deps: MailDeps): Promise<number> {
  const waiting = await deps.db.system('outbox', (tx) =>
    tx.query<{ id: number; domain: string }>(dueSql, [deps.now()]),
  )
  const leaving = new Map<Promise<void>, string>()
  let tried = 0
  const isFree = ({ domain }: { domain: string }) =>
    [...leaving.values()].filter((one) => one === domain).length < placesOfDomain
  while (waiting.length || leaving.size) {
    const index = leaving.size < places ? waiting.findIndex(isFree) : -1
    const [mail] = index < 0 ? [] : waiting.splice(index, 1)
    if (!mail) {
      await Promise.race(leaving.keys())
      continue
    }
    const sending = sendMail(deps, mail.id, { isRetry: false })
      .then((isTried) => {
        if (isTried) tried += 1
      })
      .catch((error: unknown) => deps.log.error({ err: error, mail: mail.id }, 'outbox'))
      .finally(() => leaving.delete(sending))
    leaving.set(sending, mail.domain)
  }
  return tried
}
