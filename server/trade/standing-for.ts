import { answerTexts } from '../../i18n/fr/answers'
import type { Values } from '../../resources/schema/field'
import type { standingFor } from '../../resources/trade/standing-for'
import type { Call } from '../api/call'
import { ApiError, invalid } from '../api/error'
import type { Actor } from '../database/actor'

type Said = Values<typeof standingFor>['supplier_id']

/** The suppliers in whose name somebody answers: all of the person's own, or the one that is said; refused where it is another's. */
export function suppliersOf(actor: Actor, said?: Said): readonly number[] {
  const own = actor.lists.suppliers ?? []
  if (actor.profileTypeId !== 2 || !own.length || (said && !own.includes(said))) throw new ApiError('err403')
  return said ? [said] : own
}

/** What answers for several suppliers at once is refused: one says which. */
export const whichSupplier = () => invalid([{ name: 'supplier_id', message: answerTexts.which }])

/** Of what somebody's suppliers are asked, each its own row: that of the one that is said, else the first. */
export function shownOf<T extends { supplier_id: number }>(
  actor: Actor,
  rows: readonly T[],
  said?: Said,
): T | undefined {
  if (said) suppliersOf(actor, said)
  return said ? rows.find(({ supplier_id }) => supplier_id === said) : rows[0]
}

/** Calls that answer for one supplier (`standingFor` in their query): their person is, for each, of that supplier alone. */
export const forOneSupplier = (calls: readonly Call[]): Call[] =>
  calls.map((call) => ({
    ...call,
    run: (asked) => {
      const { actor, query } = asked
      const { supplier_id } = query as Values<typeof standingFor>
      if (!supplier_id) return call.run(asked)
      const lists = { ...actor.lists, suppliers: suppliersOf(actor, supplier_id) }
      return call.run({ ...asked, actor: { ...actor, lists } })
    },
  }))
