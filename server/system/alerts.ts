import { systemMailTexts as mailTexts, systemTexts as texts } from '../../i18n/fr/system'
import { frenchMoment } from '../../resources/schema/date-text'
import type { Context } from '../api/context'
import type { Tx } from '../database/connect'
import { queueMail } from '../mail/queue'
import { notify } from '../trade/notify'
import { type Fault, faultsOf, type Looked } from './faults'
import { figuresOf } from './figures'

/** Somebody who is told of faults. */
export interface Watcher {
  id: number
  email: string
}
/** Who holds `viewSystem`: the accounts' own reading. */
export type Watchers = (context: Context, tx: Tx) => Promise<Watcher[]>

interface Open extends Fault {
  id: number
  began_at: string
}

const openSql = 'select id, fault, message, began_at from system_alert where ended_at is null order by id'

interface News {
  began: Open[]
  ended: Open[]
}

/** Writes down which faults began and which are over; of several processes one does. */
async function compare(tx: Tx, { found, unknown }: Looked, now: Date): Promise<News> {
  await tx.query('select pg_advisory_xact_lock(727, 10)')
  const open = await tx.query<Open>(openSql)
  const isOpen = new Set(open.map(({ fault }) => fault))
  const there = new Set([...found.map(({ fault }) => fault), ...unknown])
  const ended = open.filter(({ fault }) => !there.has(fault))
  const fresh = found.filter(({ fault }) => !isOpen.has(fault))
  await tx.query('update system_alert set ended_at = $2, "updatedAt" = $2 where id = any($1::bigint[])', [
    ended.map(({ id }) => id),
    now,
  ])
  const began = await tx.query<Open>(
    `insert into system_alert (fault, message, began_at, "createdAt", "updatedAt")
     select x.fault, left(x.message, 500), $2, $2, $2 from jsonb_to_recordset($1::jsonb) as x (fault text, message text) returning id, fault, message, began_at`,
    [JSON.stringify(fresh), now],
  )
  return { began, ended }
}

interface Telling {
  alert: Open
  isOver: boolean
  watchers: readonly Watcher[]
}

/** A notification in each box, and a mail of its own, whatever is preferred: who watches is told. */
async function tell(context: Context, tx: Tx, { alert, isOver, watchers }: Telling): Promise<void> {
  const { config } = context
  const now = context.now()
  const params = { message: alert.message, since: frenchMoment(alert.began_at) }
  const kind = isOver ? 'system_recovered' : 'system_fault'
  const event = `${alert.id}`
  const users = watchers.map(({ id }) => id)
  await notify(tx, { kind, users, params, model: 'System_alert', entityId: alert.id, event, now })
  const link = config.publicUrl && {
    link: { label: mailTexts.button, address: `${config.publicUrl}/back-office/system` },
  }
  const mail = {
    subject: (isOver ? mailTexts.over : mailTexts.began)(params),
    paragraphs: [(isOver ? mailTexts.overText : mailTexts.beganText)(params)],
    ...link,
  }
  for (const { id, email } of watchers)
    await queueMail(
      tx,
      { kind: 'system_alert', to: email, mail, config, uniqueKey: `${kind}:${alert.id}:${id}` },
      now,
    )
}

/** Looks at the server and tells who watches it what began to fail and what works again, once each. */
export const watchSystem =
  (watchersOf: Watchers) =>
  async (context: Context): Promise<string | undefined> => {
    const looked = await faultsOf(context, await figuresOf(context)())
    const { began, ended } = await context.db.system('metrics', async (tx) => {
      const news = await compare(tx, looked, context.now())
      if (!news.began.length && !news.ended.length) return news
      const watchers = await watchersOf(context, tx)
      for (const alert of news.began) await tell(context, tx, { alert, isOver: false, watchers })
      for (const alert of news.ended) await tell(context, tx, { alert, isOver: true, watchers })
      return news
    })
    const all = began.length + ended.length
    return all ? texts.watched({ began: began.length, ended: ended.length }) : undefined
  }
