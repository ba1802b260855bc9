import { parisDay } from '../../resources/schema/paris-time'
import type { Indicators, IndicatorsAnswer, IndicatorsPart } from '../../resources/statistics/answers'
import type { Dimension } from '../../resources/statistics/dimensions'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { type Asked, periodOf } from './asked'
import { type Asking, askingOf } from './asking'
import { approvalsSql, coverageSql, coveredSql, creditsSql, indexSql, pairsSql } from './lines-sql'
import { partNamesOf } from './names'
import { percent } from './read-measures'
import { most, readParts } from './read-statistics'

type Keyed<T> = T & Record<string, unknown> & { key: string; back: number }
type Index = {
  key: string
  price_paasche: string | null
  price_laspeyres: string | null
  compared_share: string | null
}
type Credits = { asked: string; obtained: string }

const nothing: Indicators = {
  ...{
    price_paasche: null,
    price_laspeyres: null,
    compared_share: null,
    credit_asked: '0.00',
    credit_obtained: '0.00',
  },
  ...{ credit_recovery: null, validation_minutes: null, coverage: null },
}

const isOfSupplier = (asked: Asked, by: Dimension | undefined) =>
  by === 'supplier' || Boolean(asked.supplier_id)

/** The pairs of what is asked for that a supplier delivers, as JSON: the same ones of every part and of all. */
async function coveredPairs(work: Work, asked: Asked, isOfSupplier: boolean): Promise<string> {
  const asking = await askingOf(work, asked, undefined)
  const pairs = await work.tx.query(pairsSql(asking, isOfSupplier), asking.params.values)
  const found = await pastRights(work.tx, 'statistics', (past) =>
    past.query(coveredSql, [JSON.stringify(pairs)]),
  )
  return JSON.stringify(found)
}

/** Indicators of each part, by `0 key` for the period and `1 key` for a year before. */
async function indicatorsBy(
  work: Work,
  asked: Asked,
  { by, covered }: { by: Dimension | undefined; covered: string },
) {
  const read = async <T extends Record<string, unknown>>(textOf: (asking: Asking) => string) => {
    const asking = await askingOf(work, asked, by)
    return work.tx.query<T>(textOf(asking), asking.params.values)
  }
  const index = await read<Index & Record<string, unknown>>(indexSql)
  const credits = await read<Keyed<Credits>>(creditsSql)
  const approvals = await read<Keyed<{ validation_minutes: number | null }>>(approvalsSql)
  const pairs = await read<Keyed<{ coverage: string }>>((asking) =>
    coverageSql(asking, { isOfSupplier: isOfSupplier(asked, by), covered }),
  )
  const found = new Map<string, Indicators>()
  const add = (place: string, more: Partial<Indicators>) =>
    found.set(place, { ...nothing, ...found.get(place), ...more })
  for (const { key, ...indexes } of index) add(`0 ${key}`, indexes)
  for (const { key, back, validation_minutes } of approvals) add(`${back} ${key}`, { validation_minutes })
  for (const { key, back, asked: wanted, obtained } of credits)
    add(`${back} ${key}`, {
      ...{ credit_asked: wanted, credit_obtained: obtained },
      credit_recovery: percent(obtained, wanted),
    })
  for (const { key, back, coverage } of pairs) add(`${back} ${key}`, { coverage })
  return {
    keys: [...new Set([...found.keys()].map((place) => place.slice(2)))],
    of: (key: string) => ({
      now: found.get(`0 ${key}`) ?? nothing,
      before: found.get(`1 ${key}`) ?? nothing,
    }),
  }
}

/** Every part with its indicators, in the order of the amounts, and the pairs of theirs that are delivered. */
export async function indicatorParts(work: Work, asked: Asked, by: Dimension) {
  const covered = await coveredPairs(work, asked, isOfSupplier(asked, by))
  const { keys, of } = await indicatorsBy(work, asked, { by, covered })
  const all = await readParts(work, asked, by)
  const bought = all.filter(({ now, before }) => now.orders > 0 || before.orders > 0).map(({ key }) => key)
  // What was claimed alone stands after what was bought.
  const claimed = keys.filter((key) => !bought.includes(key)).sort()
  const shown = by === 'month' ? [...bought, ...claimed].sort() : [...bought, ...claimed]
  const parts = shown.map((key) => ({ key, ...of(key) }))
  return { parts, covered }
}

/** The indicators of all; `covered` are the pairs that are delivered of the parts of a dimension. */
export async function indicatorTotal(
  work: Work,
  asked: Asked,
  { by, covered }: { by: Dimension; covered: string },
): Promise<IndicatorsAnswer['total']> {
  const isAlike = isOfSupplier(asked, by) === isOfSupplier(asked, undefined)
  const ofAll = isAlike ? covered : await coveredPairs(work, asked, isOfSupplier(asked, undefined))
  return (await indicatorsBy(work, asked, { by: undefined, covered: ofAll })).of('')
}

/** Price index, credit recovery, approval and coverage of what was received, beside a year before (domain §14.2). */
export async function readIndicators(work: Work, asked: Asked, by: Dimension): Promise<IndicatorsAnswer> {
  const { parts, covered } = await indicatorParts(work, asked, by)
  const shown = by === 'month' ? parts : parts.slice(0, most)
  const nameOf = await partNamesOf(
    work,
    by,
    shown.map(({ key }) => key),
  )
  const rows = shown.map((part): IndicatorsPart => ({ ...part, name: nameOf(part.key) }))
  const total = await indicatorTotal(work, asked, { by, covered })
  return { ...periodOf(asked, parisDay(work.now)), by, total, rows, more: parts.length - rows.length }
}
