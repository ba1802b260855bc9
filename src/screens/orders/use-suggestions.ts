import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { suggestedQuantity } from '../../../resources/orders/cart-quantity'
import type { HabitAnswer } from '../../../resources/orders/tool-answers'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { forgetOrders, useOrderAct } from '../../trade/forget-orders'
import { usualSpan } from '../../trade/SpanSelect'
import { givenOf } from '../../trade/use-member'
import { useOrderCalls } from '../../trade/use-order-calls'
import { useToolCalls } from '../../trade/use-tool-calls'

/** An article of the habits that the cart does not hold enough of. */
export interface Suggestion {
  habit: HabitAnswer
  /** What the cart holds of it. */
  quantity: string
  /** What it should hold. */
  wanted: string
  line: number | undefined
}

const ownerOf = ({ adherent_id, groupAdherent_id }: OrderAnswer) =>
  groupAdherent_id === null
    ? { id: adherent_id ?? 0, isGroup: false }
    : { id: groupAdherent_id, isGroup: true }

function suggestionOf(habit: HabitAnswer, { lines }: OrderAnswer): Suggestion[] {
  const line = lines.find(({ article_id }) => article_id === habit.article_id)
  const quantity = line?.quantity ?? '0'
  const isWanted = habit.price_ht !== null && compareDecimals(quantity, habit.suggested_quantity) < 0
  return isWanted ? [{ habit, quantity, wanted: habit.suggested_quantity, line: line?.id }] : []
}

/** What one usually buys and the cart does not hold: what is suggested, else as much as in a week. */
function usualOf(habit: HabitAnswer, order: OrderAnswer): Suggestion[] {
  const isHeld = order.lines.some(({ article_id }) => article_id === habit.article_id)
  if (habit.price_ht === null || isHeld) return []
  const wanted = suggestedQuantity({ weekly: habit.average_week, days: usualSpan, available: '0' }, habit)
  return compareDecimals(wanted, '0') > 0 ? [{ habit, quantity: '0', wanted, line: undefined }] : []
}

/** What habits suggest for a cart (domain §5.10), and taking it: one call a line, the last answer is the cart. */
export function useSuggestions(order: OrderAnswer, supplier: number, days: number) {
  const tools = useToolCalls()
  const calls = useOrderCalls()
  const queries = useQueryClient()
  const { run, isPending } = useOrderAct()
  const member = ownerOf(order)
  const { data, error, refetch } = useQuery({
    queryKey: ['habits', member, { supplier, days }],
    queryFn: ({ signal }) => tools.habits({ ...givenOf(member), supplierId: supplier, days }, { signal }),
    placeholderData: keepPreviousData,
  })
  const suggestions = data?.data.flatMap((habit) => suggestionOf(habit, order))
  const missing = suggestions?.length ? suggestions : data?.data.flatMap((habit) => usualOf(habit, order))

  async function takeEach(chosen: readonly Suggestion[]) {
    for (const { habit, wanted: quantity, line } of chosen) {
      if (line === undefined)
        await calls.addLine({
          ...givenOf(member),
          article_id: habit.article_id,
          quantity,
          order_id: order.id,
        })
      else await calls.changeLine({ id: order.id, lineId: line, quantity })
    }
  }
  /** What was taken before a refusal stays. */
  const take = (chosen: readonly Suggestion[], after: () => void) =>
    run(() => takeEach(chosen), texts.takenSuggested({ smart_count: chosen.length }), {
      after,
      refused: () => void forgetOrders(queries),
    })
  return { suggestions, missing, weeks: data?.weeks, error, retry: () => void refetch(), take, isPending }
}
