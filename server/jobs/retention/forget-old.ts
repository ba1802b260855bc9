import { addMonths } from 'date-fns/addMonths'
import { addYears } from 'date-fns/addYears'
import { type RetentionRule, retentionRules } from '../../../resources/retention/retention-entry'
import { daysBefore, parisDay } from '../../../resources/schema/paris-time'
import type { Context } from '../../api/context'
import { sweepKept } from '../../mail/sweep-kept'
import { optionText } from '../../trade/option'
import { forgetting } from './rules'

/** The moment before which a rule forgets. */
async function limitOf({ db }: Context, rule: RetentionRule, now: Date): Promise<Date> {
  const { option, unit } = retentionRules[rule]
  const kept = Number(await db.system('jobs', (tx) => optionText(tx, option)))
  if (unit === 'months') return addMonths(now, -kept)
  return unit === 'years' ? addYears(now, -kept) : daysBefore(now, kept)
}

async function forgetBy(context: Context, rule: RetentionRule, now: Date): Promise<number> {
  const { forget, atOnce } = forgetting[rule]
  const before = await limitOf(context, rule, now)
  let removed = 0
  for (;;) {
    const part = await context.db.system('jobs', (tx) => forget(context, tx, { before, now }))
    removed += part
    if (!part || atOnce) break
  }
  if (removed)
    await context.db.system('jobs', (tx) =>
      tx.query(
        `insert into retention_entry (rule, removed, before, removed_at, "createdAt", "updatedAt") values ($1, $2, $3, $4, $4, $4)`,
        [rule, removed, parisDay(before), now],
      ),
    )
  return removed
}

/** Every night: what is past its time goes, and the journal says how many of what (RGPD, article 5). */
export async function forgetOld(context: Context, now: Date): Promise<string | undefined> {
  const said: string[] = []
  for (const rule of Object.keys(retentionRules) as RetentionRule[]) {
    const removed = await forgetBy(context, rule, now)
    if (removed) said.push(`${retentionRules[rule].label} : ${removed}`)
  }
  const files = await sweepKept(context)
  if (files) said.push(`E-mails gardés sur le disque : ${files}`)
  return said.length ? said.join(' · ') : undefined
}
