import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import { lineAmount } from '../../../resources/catalogue/units'
import type { supplier } from '../../../resources/directory/supplier'
import type { CartAnswer } from '../../../resources/orders/answers'
import type { HabitAnswer } from '../../../resources/orders/tool-answers'
import { sumOf } from '../../../resources/orders/totals'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import type { RowOf } from '../../../resources/schema/infer'
import { isMeant } from '../../trade/asks'
import { useOrderAct } from '../../trade/forget-orders'
import { givenOf, useMember } from '../../trade/use-member'
import { useOrderCalls } from '../../trade/use-order-calls'
import { useQuickCalls } from '../../trade/use-quick-calls'
import { useToolCalls } from '../../trade/use-tool-calls'
import { toast } from '../../widgets/toast-store'

/** The articles of one supplier, and the delivery that they are for. */
export interface UsualSupplier
  extends RowOf<typeof supplier, 'id' | 'name'>,
    Pick<HabitAnswer, 'delivery_date' | 'days'> {
  rows: HabitAnswer[]
}

/** A cart that was filled, and how many lines it held before: they leave with it. */
export interface FilledCart extends CartAnswer {
  earlier_nb: number
}

export const isWanted = (quantity: string | undefined): quantity is string =>
  quantity !== undefined && compareDecimals(quantity, '0') > 0

/** What turns the order units of an article into billing units. */
export const coefs = (row: HabitAnswer) => ({
  coef_order_management: row.coef_order_management ?? '1',
  coef_billing: row.coef_billing ?? '1',
})

/** What a line of the sheet costs at today's price. */
export const usualAmount = (row: HabitAnswer, quantity: string): string =>
  row.price_ht === null ? '0.00' : lineAmount(quantity, row.price_ht, coefs(row))

function bySupplier(rows: readonly HabitAnswer[]): UsualSupplier[] {
  const groups = new Map<number, UsualSupplier>()
  for (const row of rows) {
    const { supplier_id: id, supplier: name, delivery_date, days } = row
    const group = groups.get(id) ?? { id, name, delivery_date, days, rows: [] }
    group.rows.push(row)
    groups.set(id, group)
  }
  return [...groups.values()]
}

/** The sheet of the habits: its lines by supplier, the quantities as they stand, and what becomes of them (domain §5.10). */
export function useUsual() {
  const member = useMember()
  const tools = useToolCalls()
  const quick = useQuickCalls()
  const calls = useOrderCalls()
  const { run, isPending } = useOrderAct()
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({})
  const [isWhole, setWhole] = useState(false)
  const query = useQuery({
    queryKey: ['habits', member, 'usual'],
    queryFn: ({ signal }) => tools.habits({ ...givenOf(member), usual: true }, { signal }),
    refetchOnWindowFocus: false,
    gcTime: 0,
  })
  const all = useMemo(
    () => (query.data?.data ?? []).filter(({ price_ht }) => price_ht !== null),
    [query.data],
  )
  const rows = isWhole ? all : all.filter((row) => isWanted(row.suggested_quantity))
  const suppliers = useMemo(() => bySupplier(rows), [rows])
  const quantityOf = (row: HabitAnswer) => typed[row.article_id] ?? row.suggested_quantity
  const change = useCallback(
    (id: number, quantity: string) => setTyped((former) => ({ ...former, [id]: quantity })),
    [],
  )
  const wanted = rows.filter((row) => isWanted(quantityOf(row)))
  const total = sumOf(wanted.map((row) => usualAmount(row, quantityOf(row))))

  async function fillCarts(): Promise<FilledCart[]> {
    const lines = wanted.map((row) => ({ article_id: row.article_id, quantity: quantityOf(row) }))
    const before = new Map((await calls.carts(givenOf(member))).map(({ id, lines_nb }) => [id, lines_nb]))
    const first = await quick.orderAll(lines)
    const meant: typeof lines = []
    for (const { unusual, article_id, quantity } of first.rows)
      if (unusual && (await isMeant(unusual))) meant.push({ article_id, quantity })
    const numbers = meant.map((_line, index) => index + 1)
    const second = meant.length ? await quick.orderAll(meant, numbers) : undefined
    const left = first.errors.length - meant.length + (second?.errors.length ?? 0)
    const added = first.complete + (second?.complete ?? 0)
    if (left)
      toast.warning(`${texts.added({ smart_count: added })}, ${texts.usualLeft({ smart_count: left })}`)
    const filled = new Set([...first.carts, ...(second?.carts ?? [])].map(({ id }) => id))
    return (await calls.carts(givenOf(member)))
      .filter(({ id }) => filled.has(id))
      .map((cart) => ({ ...cart, earlier_nb: before.get(cart.id) ?? 0 }))
  }
  /** Puts the lines into their carts; the carts are handed on. */
  const order = (after: (carts: FilledCart[]) => void) => run(fillCarts, undefined, { after })
  return { query, suppliers, quantityOf, change, wanted, total, order, isPending, isWhole, setWhole, all }
}
