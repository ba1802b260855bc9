import { atStakeTexts as texts } from '../../i18n/fr/at-stake'
import { awaitedCredits, promisedCredits } from '../../resources/litigations/states'
import { frenchDay } from '../../resources/schema/date-text'
import { sumOfAmounts } from '../../resources/schema/exact'
import type { StakeCondition } from '../../resources/statistics/at-stake'
import { may, type Reader } from '../trade/at-stake'

const eq = (name: string, value: unknown): StakeCondition => ({ name, operator: 'eq', value })
const among = (name: string, value: readonly string[]): StakeCondition => ({ name, operator: 'in', value })

/** Credits that were asked for or promised, and did not come. */
export const credits: Reader = async (asked) => {
  if (!may(asked, 'viewLitigation')) return undefined
  const { adherent_id, group_id } = asked
  const rows = await asked.work.tx.query<{ amount_ht: string | null; day: string }>(
    `select case when t.status = any($4::text[]) then t.credit_obtained_ht else t.amount end::text as amount_ht, t.litigation_date as day from litigation t
     where t."deletedAt" is null and t.is_sent and t.credit_note and t.status = any($1::text[]) and ($2::int is null or t.adherent_id = $2::int)
       and ($3::int is null or t."groupAdherent_id" = $3::int) order by t.litigation_date`,
    [awaitedCredits, adherent_id ?? null, group_id ?? null, promisedCredits],
  )
  const smart_count = rows.length
  const day = rows[0]?.day
  return {
    key: 'credits',
    label: day ? texts.creditsSince({ smart_count, day: frenchDay(day) }) : texts.credits({ smart_count }),
    amount_ht: sumOfAmounts(rows.map(({ amount_ht }) => amount_ht)),
    count: smart_count,
    list: {
      model: 'Litigation',
      fields: [
        eq('is_sent', true),
        eq('credit_note', true),
        among('status', awaitedCredits),
        ...(adherent_id ? [eq('adherent_id', adherent_id)] : []),
        ...(group_id ? [eq('groupAdherent_id', group_id)] : []),
      ],
    },
    act: {
      label: texts.seeClaims,
      to: `Litigations?filterBy=status|${awaitedCredits.join(',')}&filterBy=is_sent|true&filterBy=credit_note|true&orderBy=litigation_date|asc`,
    },
  }
}
