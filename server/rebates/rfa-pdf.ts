import { rebateTexts } from '../../i18n/fr/rebates'
import type { RfaPage } from '../../resources/rebates/answers'
import { rfaStates } from '../../resources/rebates/states'
import { frenchDay } from '../../resources/schema/date-text'
import { frenchDecimal, frenchPrice } from '../../resources/schema/decimal-text'
import { parisDay } from '../../resources/schema/paris-time'
import type { Sheet } from '../trade/sheet-pdf'
import type { SheetColumn } from '../trade/sheet-table'

const texts = rebateTexts.pdf
const dayOf = (moment: string | Date) => frenchDay(parisDay(new Date(moment)))

const calculation: readonly SheetColumn[] = [
  { title: texts.rate, share: 32 },
  { title: texts.scope, share: 26 },
  { title: texts.on, share: 16, align: 'right' },
  { title: texts.percent, share: 10, align: 'right' },
  { title: texts.amount, share: 16, align: 'right' },
]
const declared: readonly SheetColumn[] = [
  { title: texts.from, share: 30 },
  { title: texts.to, share: 40 },
  { title: texts.amount, share: 30, align: 'right' },
]
const paid: readonly SheetColumn[] = [
  { title: texts.day, share: 30 },
  { title: texts.reference, share: 40 },
  { title: texts.amount, share: 30, align: 'right' },
]

type Line = RfaPage['lines'][number]

/** One row where one rate counts, else one for each step and their sum last. */
function rowsOf({ label, families, parts, base_ht, rate, amount_ht }: Line): string[][] {
  const scope = families.join(', ') || texts.allFamilies
  const whole = [
    label,
    scope,
    frenchPrice(base_ht),
    parts.length ? `${frenchDecimal(rate)} %` : texts.none,
    frenchPrice(amount_ht),
  ]
  if (parts.length < 2) return [whole]
  return [
    ...parts.map((part) => ['', '', frenchPrice(part.base_ht), `${frenchDecimal(part.rate)} %`, '']),
    [label, scope, frenchPrice(base_ht), '', frenchPrice(amount_ht)],
  ]
}

/** A settlement on paper for its supplier: what it rests on, how it is reckoned, what is due; of the members' shares nothing. */
export function rfaSheet(page: RfaPage, organisation: string): Sheet {
  const title = texts.title({ year: page.year })
  const valid = page.declarations.filter(
    ({ status, is_replaced }) => (status === '250' || status === '300') && !is_replaced,
  )
  return {
    title,
    author: organisation,
    over: organisation,
    at: new Date(page.invoiced_at ?? page.computed_at),
    facts: [
      [texts.supplier, page.supplier],
      [texts.service, page.company],
      [texts.catalog, page.catalog],
      [texts.state, rfaStates[page.status].label],
      [texts.invoice, page.invoice_number ?? ''],
      [texts.computed, dayOf(page.computed_at)],
      [texts.base, frenchPrice(page.base_ht)],
    ],
    columns: calculation,
    groups: [
      { title: texts.calculation, rows: page.lines.flatMap(rowsOf) },
      {
        title: texts.declarations,
        columns: declared,
        rows: valid.map((one) => [
          frenchDay(one.revenue_start),
          frenchDay(one.revenue_end),
          frenchPrice(one.amount_ht ?? '0'),
        ]),
      },
      ...(page.payments.length
        ? [
            {
              title: texts.payments,
              columns: paid,
              rows: page.payments.map((one) => [
                frenchDay(one.paid_on),
                one.reference ?? '',
                frenchPrice(one.amount_ht),
              ]),
            },
          ]
        : []),
    ],
    total: [texts.total, frenchPrice(page.amount_ht)],
  }
}
