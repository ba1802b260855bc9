import { priceRefusals as refusals } from '../../i18n/fr/trade'
import type { LineRefusal, Painted } from '../../resources/catalogue/paint-line'
import {
  lineOf,
  newGaps,
  type PaintedPrice,
  type Period,
  type PriceLine,
  rowsOf,
} from '../../resources/catalogue/price-line'
import { frenchDay } from '../../resources/schema/date-text'
import { parisDay } from '../../resources/schema/paris-time'
import { invalid } from '../api/error'
import type { Writing } from '../api/row-writer'
import { type RowChange, recordRowsBy } from '../database/history'
import {
  historyOf,
  type Kept,
  keyOf,
  type LineKey,
  type Plan,
  type Planned,
  planOf,
  sameRow,
  write,
} from './paint-plan'

export interface Paint extends LineKey {
  act: (line: PriceLine) => Painted
  /** Whether days that lose their price are asked about, and what was answered. */
  gap?: 'agreed' | 'asked'
  /** Nothing is there yet: a new article's first price. */
  isNew?: boolean
  /** The caller holds the article already. */
  isLocked?: boolean
}
interface Options {
  /** The name of the event in the article's history. */
  event: string
  /** Told field by field too, for what a person typed; a campaign and an award have logs of their own. */
  isTyped?: boolean
  /** Where the history is written with that of other rows. */
  tell?: (changes: readonly RowChange[]) => void
}

const linesSql = `
  select p.id, p.article_id, p.adherent_id, p."groupAdherent_id", p.valid_from as "from", p.valid_to as "to", p.quotation, p.price_ht,
    p.source, p.source_id, p.reason, coalesce(p.bounded, false) as bounded, p.beneath
  from article_price p join jsonb_to_recordset($1::jsonb) as x (article_id bigint, adherent_id bigint, "groupAdherent_id" bigint)
    on p.article_id = x.article_id and p.adherent_id is not distinct from x.adherent_id
      and p."groupAdherent_id" is not distinct from x."groupAdherent_id"
  where p."deletedAt" is null order by p.article_id, p.valid_from`

/** The sentence of a refusal, beside its field. */
export function lineRefusal(refusal: LineRefusal): { name: string; message: string } {
  if (refusal.why === 'sameDay') return { name: 'reason', message: refusals.sameDay }
  const { field: name } = refusal
  if (refusal.why === 'since') return { name, message: refusals.since(frenchDay(refusal.day)) }
  if (refusal.why !== 'promotion') return { name, message: refusals[refusal.why] }
  const { from, to } = refusal.period
  return { name, message: refusals.promotion(frenchDay(from), to ? frenchDay(to) : '…') }
}

/** Says which days lose their price: « Du 12/04/2026 au …, l'article n'aura plus de prix. » */
export const gapSentence = ({ from, to }: Period): string =>
  refusals.gap(frenchDay(from), to ? frenchDay(to) : '…')

async function linesOf({ tx }: Writing, paints: readonly Paint[]): Promise<Map<string, Kept[]>> {
  const lines = new Map<string, Kept[]>(paints.map((paint) => [keyOf(paint), []]))
  const known = paints.filter(({ isNew }) => !isNew)
  if (!known.length) return lines
  const ids = [...new Set(known.map(({ article_id }) => article_id))]
  // Whoever puts an article into a cart meanwhile does not wait.
  if (!known.every(({ isLocked }) => isLocked))
    await tx.query('select id from article where id = any($1::bigint[]) order by id for no key update', [ids])
  const keys = known.map(({ article_id, adherent_id, groupAdherent_id }) => ({
    ...{ article_id, adherent_id, groupAdherent_id },
  }))
  for (const row of await tx.query<Kept & Record<string, unknown>>(linesSql, [JSON.stringify(keys)]))
    lines.get(keyOf(row))?.push(row)
  return lines
}

/** What a paint made of its line. */
export interface PaintedLine {
  before: readonly PaintedPrice[]
  after: readonly PaintedPrice[]
  isChanged: boolean
}

function paintOne(rows: readonly PaintedPrice[], { act, gap }: Paint, today: string): PaintedPrice[] {
  const { line, refused } = act(lineOf(rows))
  if (refused) throw invalid([lineRefusal(refused)])
  const after = rowsOf(line)
  const [hole] = gap === 'asked' ? newGaps(rows, after, today) : []
  if (hole) throw invalid([{ name: 'gap_agreed', message: gapSentence(hole) }])
  return after
}

/**
 * The only writer of article prices (5-doors §2): paints each line inside its article's lock, with one event in the article's
 * history. Bounded prices lie over standing ones; what is refused is told by field. Answers each line before and after.
 */
export async function paintPrices(
  on: Writing,
  paints: readonly Paint[],
  { event, isTyped, tell }: Options,
): Promise<PaintedLine[]> {
  const today = parisDay(on.now)
  const lines = await linesOf(on, paints)
  const rows = new Map<string, readonly PaintedPrice[]>(lines)
  const answers = paints.map((paint) => {
    const before = rows.get(keyOf(paint)) ?? []
    const { article_id, adherent_id, groupAdherent_id } = paint
    const after = paintOne(before, paint, today).map((row) => ({
      ...row,
      ...{ article_id, adherent_id, groupAdherent_id },
    }))
    rows.set(keyOf(paint), after)
    const isSame = before.length === after.length && before.every((row, n) => sameRow(row, after[n] ?? row))
    return { before, after, isChanged: !isSame }
  })
  const plan: Plan = { removed: [], changed: [], added: [] }
  for (const [key, before] of lines) planOf(before, (rows.get(key) ?? []) as readonly Planned[], plan)
  if (!plan.removed.length && !plan.changed.length && !plan.added.length) return answers
  await write(on, plan)
  const moved = [...plan.removed, ...plan.changed.map(({ after }) => after), ...plan.added]
  const history = [...(isTyped ? historyOf(plan) : []), ...eventsOf(moved, event)]
  if (tell) tell(history)
  else await recordRowsBy(on.tx, on.actor, { rows: history, now: on.now })
  return answers
}

const eventRow = ({ from, to, price_ht, bounded, adherent_id, groupAdherent_id }: Planned) => ({
  ...{ from, to, price_ht, bounded },
  ...(adherent_id === null ? {} : { adherent_id }),
  ...(groupAdherent_id === null ? {} : { groupAdherent_id }),
})

/** One event an article. */
function eventsOf(moved: readonly Planned[], name: string): RowChange[] {
  const byArticle = new Map<number, ReturnType<typeof eventRow>[]>()
  for (const row of moved)
    byArticle.set(row.article_id, [...(byArticle.get(row.article_id) ?? []), eventRow(row)])
  return [...byArticle].map(([id, payload]) => ({
    ...{ model: 'Article', id, type: 'update', changes: [] },
    event: { name, payload },
  }))
}
