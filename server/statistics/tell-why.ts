import { bridgeSentence, pointsOf, pointsText } from '../../i18n/fr/bridge-sentence'
import { monthWords } from '../../resources/schema/date-words'
import { differenceOf } from '../../resources/schema/exact'
import { addDays, addMonths, parisDay, yearBefore } from '../../resources/schema/paris-time'
import type { BridgeAnswer } from '../../resources/statistics/bridge-answers'
import type { Context } from '../api/context'
import { reading } from '../api/with-work'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/connect'
import { notify } from '../trade/notify'
import { readBridge } from './read-bridge'

/** People with the rights of now, without a session. The accounts' own reading. */
export type LoadActors = (context: Context, tx: Tx, users: readonly number[]) => Promise<Map<number, Actor>>

/** Days of a month on which the one before is told: after its last receptions, with some to spare for a server that was away. */
const [firstDay, lastDay] = [2, 8]

/** Who is not told yet of a month. */
const untoldSql = `select u.id from "user" u join profile p on p.id = u.profile_id and p.profile_type_id in (1, 3)
  where u.status_id = 1 and u."deletedAt" is null and not exists (select 1 from notification n
    where n.user_id = u.id and n.kind = 'monthly_why' and n.entity_id = $1)
  order by u.id`

/** What decides which purchases somebody sees. */
const seenBy = ({ profileTypeId, permissions, lists }: Actor): string =>
  JSON.stringify([profileTypeId, [...permissions].sort(), lists])

const isNone = (amount: string) => Number(amount) === 0

/** Tells each person who has « Pourquoi ? » why the purchases of last month differ from those of a year earlier, once (35 §3). */
export const tellWhy =
  (load: LoadActors) =>
  async (context: Context, now: Date): Promise<string | undefined> => {
    const today = parisDay(now)
    const day = Number(today.slice(8))
    if (day < firstDay || day > lastDay) return undefined
    const from = addMonths(`${today.slice(0, 7)}-01`, -1)
    const to = addDays(`${today.slice(0, 7)}-01`, -1)
    const month = Number(from.slice(0, 7).replace('-', ''))
    const people = await context.db.system('notifications', async (tx) => {
      const untold = await tx.query<{ id: number }>(untoldSql, [month])
      return load(
        context,
        tx,
        untold.map(({ id }) => id),
      )
    })
    const bridges = new Map<string, BridgeAnswer>()
    let told = 0
    for (const [id, actor] of people) {
      if (!actor.permissions.has('viewStatistics')) continue
      const key = seenBy(actor)
      const bridge =
        bridges.get(key) ?? (await reading(context, actor, (work) => readBridge(work, { from, to })))
      bridges.set(key, bridge)
      const { total } = bridge
      if (isNone(total.before_ht) || isNone(total.after_ht)) continue
      const change = pointsText(pointsOf(differenceOf(total.after_ht, total.before_ht), total))
      const params = {
        ...{ month: monthWords(from), before: monthWords(yearBefore(from)), change: `${change} %` },
        sentence: bridgeSentence(bridge),
      }
      const notice = { kind: 'monthly_why', users: [id], params, model: 'Purchase_month', now } as const
      told += (await context.db.system('notifications', (tx) => notify(tx, { ...notice, entityId: month })))
        .length
    }
    return told ? `« Pourquoi ? » du mois préparés : ${told}` : undefined
  }
