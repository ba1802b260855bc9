import { euros, frenchQuantity } from '../../i18n/fr/orders'
import { stockScreenTexts } from '../../i18n/fr/stock-screens'
import { frenchDay } from '../../resources/schema/date-text'
import { frenchDecimal } from '../../resources/schema/decimal-text'
import { exact, rounded } from '../../resources/schema/exact'
import type { VoucherAnswer } from '../../resources/stock/answers'
import { inventoryStates } from '../../resources/stock/inventory'
import type { InventoryAnswer } from '../../resources/stock/inventory-answers'
import { costPerMeal } from '../../resources/stock/inventory-rules'
import { voucherNumber, voucherStates } from '../../resources/stock/voucher'
import type { Context } from '../api/context'
import type { Work } from '../api/work'
import type { Sheet } from '../trade/sheet-pdf'
import { readInventory } from './read-inventories'
import { readVoucher } from './read-vouchers'

const { voucher: voucherTexts, inventory: inventoryTexts, columns } = stockScreenTexts

type Config = Pick<Context, 'config'>

async function memberName(work: Work, id: unknown): Promise<string> {
  const [row] = await work.tx.query<{ name: string }>('select name from adherent where id = $1', [id])
  return row?.name ?? ''
}

/** Four decimals at most, two at least, as the screens say it. */
const unitCost = (cost: string) => `${frenchDecimal(rounded(exact(cost), 4).replace(/0{1,2}$/, ''))} €`

function mealCost({ total_ht, meals_number }: VoucherAnswer): string {
  const cost = meals_number ? costPerMeal([{ amount: total_ht, meals_number, counted: true }]) : null
  return cost === null ? '' : `${frenchDecimal(rounded(exact(cost), 4))} €`
}

/** « Bon d'entrée N° 12 » as a document. */
export async function voucherSheet({ config }: Config, work: Work, id: number): Promise<Sheet> {
  const row = await readVoucher(work, id)
  const voucher = row as unknown as VoucherAnswer
  return {
    title: voucherNumber(voucher),
    author: config.organisation,
    over: await memberName(work, row.adherent_id),
    facts: [
      [columns.state, voucherStates[voucher.state].label],
      [voucherTexts.date, frenchDay(voucher.date_operation)],
      [voucherTexts.reason, voucher.reason ?? ''],
      [voucherTexts.supplier, voucher.supplier ?? ''],
      [voucherTexts.order, voucher.order_number ?? ''],
      [voucherTexts.meal, voucher.mealtype ?? ''],
      [voucherTexts.client, voucher.clientmeal ?? ''],
      [voucherTexts.meals, voucher.meals_number ? String(voucher.meals_number) : ''],
      [stockScreenTexts.meals.cost, mealCost(voucher)],
      [voucherTexts.comment, voucher.comment ?? ''],
      [voucherTexts.author, voucher.author],
    ],
    columns: [
      { title: columns.article, share: 46 },
      { title: voucherTexts.traceability, share: 14 },
      { title: columns.quantity, share: 14, align: 'right' },
      { title: columns.cost, share: 13, align: 'right' },
      { title: columns.amount, share: 13, align: 'right' },
    ],
    groups: [
      {
        rows: voucher.lines.map((line) => [
          line.item?.label ?? '',
          [line.batch, line.best_before && frenchDay(line.best_before)].filter(Boolean).join('\n'),
          `${frenchQuantity(line.quantity)} ${line.item?.unit ?? ''}`,
          line.price_unit_ht ? unitCost(line.price_unit_ht) : '',
          euros(line.amount_ht),
        ]),
      },
    ],
    total: [columns.total, euros(voucher.total_ht)],
  }
}

/** The sheet to count with, one table a storage mode; with the counts once there are some. */
export async function inventorySheet({ config }: Config, work: Work, id: number): Promise<Sheet> {
  const row = await readInventory(work, id)
  const inventory = row as unknown as InventoryAnswer
  const isOver = inventory.state === 'validated'
  const modeOf = (line: InventoryAnswer['lines'][number]) => line.item?.storagemode ?? inventoryTexts.other
  const isOther = (mode: string) => Number(mode === inventoryTexts.other)
  const modes = [...new Set(inventory.lines.map(modeOf))].sort(
    (a, b) => isOther(a) - isOther(b) || a.localeCompare(b, 'fr'),
  )
  const counted = (line: InventoryAnswer['lines'][number]) =>
    line.quantity_real === null
      ? isOver
        ? inventoryTexts.uncounted
        : ''
      : frenchQuantity(line.quantity_real)
  return {
    title: inventory.label,
    author: config.organisation,
    over: await memberName(work, row.adherent_id),
    roomy: !isOver,
    facts: [
      [columns.state, inventoryStates[inventory.state].label],
      [inventoryTexts.date, frenchDay(inventory.inventory_date)],
      [
        inventoryTexts.scope,
        inventory.storagemodes.length + inventory.families.length ? '' : inventoryTexts.wholeStock,
      ],
      [inventoryTexts.modes, inventory.storagemodes.join(', ')],
      [inventoryTexts.families, inventory.families.join(', ')],
    ],
    columns: [
      { title: columns.article, share: 50 },
      { title: columns.family, share: 20 },
      ...(isOver
        ? [
            { title: columns.theorical, share: 14, align: 'right' as const },
            { title: columns.counted, share: 14, align: 'right' as const },
            { title: columns.gapValue, share: 14, align: 'right' as const },
          ]
        : [{ title: columns.counted, share: 24, align: 'right' as const }]),
    ],
    groups: modes.map((title) => ({
      title,
      rows: inventory.lines
        .filter((line) => modeOf(line) === title)
        .map((line) => {
          const unit = line.item?.unit ?? ''
          const head = [line.item?.label ?? '', line.item?.family ?? '']
          if (!isOver) return [...head, `${counted(line) || '.......................'} ${unit}`]
          const gap = line.gap_value ? euros(line.gap_value) : ''
          return [
            ...head,
            `${frenchQuantity(line.quantity_theorical)} ${unit}`,
            `${counted(line)} ${line.quantity_real === null ? '' : unit}`,
            gap,
          ]
        }),
    })),
    ...(inventory.gap_value === null
      ? {}
      : { total: [inventoryTexts.gap, euros(inventory.gap_value)] as const }),
  }
}
