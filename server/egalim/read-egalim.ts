import { egalimTexts as texts } from '../../i18n/fr/egalim'
import type { adherent } from '../../resources/directory/adherent'
import type { EgalimCount, EgalimGoal, EgalimPart, EgalimYear } from '../../resources/egalim/answers'
import type { PlanSums, PlanTarget } from '../../resources/egalim/plan'
import {
  atThisPace,
  categoriesOf,
  type EgalimFact,
  type EgalimLabel,
  isMeatOrFish,
  missingFor,
  percentOf,
  sumEgalim,
} from '../../resources/egalim/rules'
import { sumOfAmounts } from '../../resources/schema/exact'
import { groupedBy } from '../../resources/schema/grouped-by'
import type { FilledOf, RowOf } from '../../resources/schema/infer'
import { daysBetween, parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { egalimtarget } from '../../resources/settings/catalogues'
import { invalid } from '../api/error'
import type { Writing } from '../api/row-writer'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { factsSql, labelsSql, targetSql } from './facts-sql'

/** A member that one may read, with what the law says of it. */
type Member = RowOf<typeof adherent, 'id' | 'name' | 'region_group'> &
  FilledOf<typeof adherent, 'egalim_state_owned' | 'egalim_subject'>

type Id = number | null | undefined

/** Which year, and which of one's members: one, those of a group or of a service, or all. */
export interface EgalimScope {
  year?: Id
  adherent_id?: Id
  group_id?: Id
  company_id?: Id
}

const membersSql = `
  select id, name, region_group, egalim_state_owned, egalim_subject from adherent where "deletedAt" is null
    and ($1::bigint is null or "groupAdherent_id" = $1) and ($2::bigint is null or company_id = $2) order by name, id`

/**
 * The members that the actor sees (row rights), and those of them that are asked for: one, or those of many that the law is about
 * (measures §2, `egalim_subject`).
 */
export async function membersOf(
  work: Pick<Writing, 'tx'>,
  { adherent_id, group_id, company_id }: EgalimScope,
) {
  const all = await work.tx.query<Member>(membersSql, [group_id ?? null, company_id ?? null])
  const isAlone = Boolean(adherent_id) || all.length === 1
  const asked = all.filter(({ id, egalim_subject }) =>
    adherent_id ? id === adherent_id : isAlone || egalim_subject,
  )
  if (adherent_id && !asked.length) throw invalid([{ name: 'adherent_id', message: texts.notOwn }])
  return { all, asked }
}

export const labelsOf = async (work: Pick<Writing, 'tx'>): Promise<Map<string, EgalimLabel>> => {
  const rows = await pastRights(work.tx, 'egalim', (past) =>
    past.query<EgalimLabel & { code: string } & UnknownRow>(labelsSql),
  )
  return new Map(rows.map((label) => [label.code, label]))
}

/** Whether the law is about any of these members. */
export const isSubject = (members: readonly Pick<Member, 'egalim_subject'>[]): boolean =>
  members.some(({ egalim_subject }) => egalim_subject)

type Target = RowOf<typeof egalimtarget, 'bio' | 'egalim' | 'meat_fish' | 'state_owned'>

export async function targetOf(work: Work, members: readonly Member[], year: number) {
  // Where the law is about none of them there is nothing to reach.
  if (members.length && !isSubject(members))
    return { region_group: 'metropole', target: undefined, meat: null }
  const regions = new Set(members.map(({ region_group }) => region_group ?? 'metropole'))
  const region_group = regions.size === 1 ? ([...regions][0] ?? 'metropole') : 'metropole'
  const [target] = await pastRights(work.tx, 'egalim', (past) =>
    past.query<Target>(targetSql, [region_group, year]),
  )
  const isState = members.length > 0 && members.every(({ egalim_state_owned }) => egalim_state_owned)
  return { region_group, target, meat: (isState ? target?.state_owned : target?.meat_fish) ?? null }
}

/** What the law asks of members in a year; null where it asks for nothing. */
export async function planTargetOf(
  work: Work,
  members: readonly Member[],
  year: number,
): Promise<PlanTarget> {
  const { target, meat } = await targetOf(work, members, year)
  return { bio: target?.bio ?? null, egalim: target?.egalim ?? null, meat_fish: target ? meat : null }
}

/** The sums that the goals are measured by. */
export function planSumsOf(facts: readonly EgalimFact[], labels: ReadonlyMap<string, EgalimLabel>): PlanSums {
  const meats = sumEgalim(
    facts.filter(({ family }) => isMeatOrFish(family)),
    labels,
  )
  const { base, bio, egalim } = sumEgalim(facts, labels)
  return { base, bio, egalim, meat_base: meats.base, meat_egalim: meats.egalim }
}

/** Purchases by a key, in the order of the keys. */
const by = (facts: readonly EgalimFact[], keyOf: (fact: EgalimFact) => string) =>
  [...groupedBy(facts, keyOf)].sort(([a], [b]) => (a < b ? -1 : 1))

const count = (key: string, facts: readonly EgalimFact[]): EgalimCount => ({
  key,
  amount_ht: sumOfAmounts(facts.map(({ amount_ht }) => amount_ht)),
})

export const days = (year: number): [string, string] => [`${year}-01-01`, `${year}-12-31`]

/** What members received in a year, by day, family and labels. */
export const factsOf = (
  work: Work,
  members: readonly { id: number }[],
  year: number,
): Promise<(EgalimFact & UnknownRow)[]> =>
  pastRights(work.tx, 'egalim', (past) =>
    past.query<EgalimFact & UnknownRow>(factsSql, [members.map(({ id }) => id), ...days(year)]),
  )

/** A year of purchases against what the law asks for (domain §14.3). */
export async function readEgalim(work: Work, scope: EgalimScope): Promise<EgalimYear> {
  const today = parisDay(work.now)
  const year = scope.year ?? Number(today.slice(0, 4))
  const { all, asked } = await membersOf(work, scope)
  const labels = await labelsOf(work)
  const facts = await factsOf(work, asked, year)
  const { region_group, target, meat } = await targetOf(work, asked, year)
  const sums = sumEgalim(facts, labels)
  const measured = planSumsOf(facts, labels)
  const is_current = today.startsWith(`${year}-`)
  const [start, end] = days(year)
  const [elapsed, whole] = [daysBetween(start, today) + 1, daysBetween(start, end) + 1]
  const pace = (amount: string) => atThisPace(amount, elapsed, whole)
  const goal = (
    key: EgalimGoal['key'],
    amount: string,
    { base, asked_ }: { base: string; asked_: string | null },
  ): EgalimGoal => ({
    ...{ key, amount, base, target: asked_ },
    percent: percentOf(amount, base),
    missing: missingFor(amount, base, asked_),
    pace_missing: is_current ? missingFor(pace(amount), pace(base), asked_) : null,
  })
  const part = ([key, group]: readonly [string, readonly EgalimFact[]]): EgalimPart => ({
    key,
    ...sumEgalim(group, labels),
  })
  const firstOf = ({ labels: codes, day }: EgalimFact) => categoriesOf(codes, labels, day)[0] ?? ''
  const marked = (code: string) => facts.filter(({ labels: codes }) => codes.includes(code))
  return {
    ...{ year, today, is_current, region_group, sums, is_subject: isSubject(asked) },
    left_out: scope.adherent_id ? 0 : all.length - asked.length,
    members: all.map(({ id, name }) => ({ id, name })),
    pace_base: is_current ? pace(sums.base) : null,
    goals: [
      goal('bio', sums.bio, { base: sums.base, asked_: target?.bio ?? null }),
      goal('egalim', sums.egalim, { base: sums.base, asked_: target?.egalim ?? null }),
      goal('meat_fish', measured.meat_egalim, { base: measured.meat_base, asked_: meat }),
    ],
    families: by(facts, ({ family }) => family).map(part),
    months: by(facts, ({ day }) => day.slice(0, 7)).map(part),
    categories: by(facts, firstOf)
      .filter(([key]) => key !== '')
      .map(([key, group]) => count(key, group)),
    origins: [
      count(
        'france',
        facts.filter(({ is_france }) => is_france),
      ),
      count(
        'europe',
        facts.filter(({ is_france, is_eea }) => is_eea && !is_france),
      ),
      count('short', marked('CIRCUIT_COURT')),
      count('local', marked('LOCAL')),
    ],
  }
}
