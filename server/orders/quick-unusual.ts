import { lineAmount } from '../../resources/catalogue/units'
import type { Member } from '../../resources/directory/serving'
import type { Work } from '../api/work'
import { farLines } from '../trade/far-lines'
import type { Understood } from './quick-understand'

/** Rows whose quantity is far from habit, by their line, with what is asked of each. */
export async function unusualRows(
  work: Work,
  { id, isGroup }: Member,
  rows: readonly Pick<Understood, 'line' | 'quantity' | 'facts'>[],
): Promise<Map<number, string>> {
  const order = { adherent_id: isGroup ? null : id, groupAdherent_id: isGroup ? id : null }
  const lines = rows.map(({ line, quantity, facts }) => ({
    ...facts,
    // No line of an order yet.
    ...{ id: -line, quantity },
    line_ht: lineAmount(quantity, facts.price_ht ?? '0', facts),
  }))
  const far = await work.tx.beyond('orders', (tx) => farLines(tx, { order, lines, now: work.now }))
  return new Map(far.map(({ line, reason }) => [-line.id, reason]))
}
