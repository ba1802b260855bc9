import { frenchDecimal } from '../../resources/schema/decimal-text'
import type { RowOf } from '../../resources/schema/infer'
import type { delayscale, frequencyscale } from '../../resources/settings/scales'
import { delayCodes } from '../../resources/tenders/answer'
import type { Scales, ScalesAnswer } from '../../resources/tenders/scales'
import { removeRow } from '../api/remove'
import type { Work } from '../api/work'
import { createRow } from '../api/write'
import { lockPrepared } from './save-preparation'
import { findTender } from './tender-row'

const trusted = { trusted: true }

type Table = 'frequencyscale' | 'delayscale'
type Kept = Record<string, unknown> &
  RowOf<typeof frequencyscale, 'id' | 'tender_id' | 'family_id' | 'note' | 'active'>
type Frequency = Kept & RowOf<typeof frequencyscale, 'per_week_from'>
type Delay = Kept & RowOf<typeof delayscale, 'delay_code'>

/** `$1` the tender, `$2` the families of its lots. */
const keptSql = (table: Table, order: string) => `
  select s.* from "${table}" s where s."deletedAt" is null and s.active and (s.tender_id = $1 or (s.tender_id is null
    and (s.family_id is null or s.family_id = any($2::bigint[])))) order by ${order}`

/** The scales that a tender may be judged by: the usual ones and its own. */
export async function readScales({ tx }: Pick<Work, 'tx'>, id: number): Promise<ScalesAnswer> {
  await findTender(tx, id)
  const lots = await tx.query<{ family_id: number }>(
    'select family_id from tender_family where tender_id = $1 and "deletedAt" is null',
    [id],
  )
  const of = [id, lots.map(({ family_id }) => family_id)]
  const frequency = await tx.query<Frequency>(keptSql('frequencyscale', 's.per_week_from'), of)
  const delay = await tx.query<Delay>(keptSql('delayscale', 's.note desc, s.id'), of)
  const scalesOf = (isOwn: boolean) => {
    const mine = ({ tender_id }: Kept) => (tender_id !== null) === isOwn
    const families = new Set([...frequency, ...delay].filter(mine).map(({ family_id }) => family_id))
    return [...families].map((family_id) => {
      const here = (one: Kept) => mine(one) && one.family_id === family_id
      return {
        family_id,
        frequency: frequency.filter(here).map(({ per_week_from, note }) => ({ per_week_from, note })),
        delay: delay.filter(here).map(({ delay_code, note }) => ({ delay_code, note })),
      }
    })
  }
  return { usual: scalesOf(false), own: scalesOf(true) }
}

interface Scope {
  tender_id: number
  family_id: number | null
}

/** Brings the rows of a scale in its scope to the ones given. */
async function bring(
  work: Work,
  table: Table,
  { scope, rows }: { scope: Scope; rows: readonly Record<string, unknown>[] },
): Promise<void> {
  const resource = work.registry.get(table)
  const known = await work.tx.query<Kept>(
    `select * from "${table}" where tender_id = $1 and family_id is not distinct from $2 and "deletedAt" is null`,
    [scope.tender_id, scope.family_id],
  )
  const isSame = (row: Kept, given: Record<string, unknown>) =>
    row.active &&
    Object.entries(given).every(([name, value]) =>
      name === 'note' ? Number(row.note) === Number(value) : row[name] === value,
    )
  for (const row of known)
    if (!rows.some((given) => isSame(row, given))) await removeRow(work, resource, { id: row.id, ...trusted })
  for (const given of rows)
    if (!known.some((row) => isSame(row, given)))
      await createRow(work, resource, { input: { ...scope, ...given, label: labelOf(given) }, ...trusted })
}

const labelOf = ({ per_week_from, delay_code, note }: Record<string, unknown>): string => {
  const of =
    typeof delay_code === 'string'
      ? delayCodes[delay_code as keyof typeof delayCodes]
      : `${per_week_from} par semaine`
  return `${of} : ${frenchDecimal(String(note))}`
}

/** Writes the tender's own scales for a family or for all; empty ones give way to the usual scale. */
export async function saveScales(
  work: Work,
  id: number,
  { family_id = null, frequency, delay }: Scales & { family_id?: number | null },
): Promise<void> {
  await lockPrepared(work, id)
  const scope = { tender_id: id, family_id }
  await bring(work, 'frequencyscale', { scope, rows: frequency })
  await bring(work, 'delayscale', { scope, rows: delay })
}
