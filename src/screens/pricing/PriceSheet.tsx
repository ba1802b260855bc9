import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { priceRequestTexts as texts } from '../../../i18n/fr/price-requests'
import { entryFields, isPriced } from '../../../resources/pricing/price-entry'
import type { PriceRequestLine } from '../../../resources/pricing/request-answers'
import { priceDecisions } from '../../../resources/pricing/states'
import { frenchDay } from '../../../resources/schema/date-text'
import { priceText } from '../../../resources/schema/decimal-text'
import { PriceHistory } from '../../trade/price-history/PriceHistory'
import { StateBadge } from '../../widgets/StateBadge'
import type { ReadColumn, SheetColumn } from '../../widgets/sheet/column'
import { Sheet } from '../../widgets/sheet/Sheet'
import { selected } from '../../widgets/sheet/state'
import { type FindBy, useFoundRows } from '../../widgets/sheet/use-found-rows'
import { useSheet } from '../../widgets/sheet/use-sheet'
import { toast } from '../../widgets/toast-store'
import { PriceGap } from './PriceGap'
import type { PriceChange, PriceRows } from './use-price-rows'

type Line = PriceRequestLine

const read: readonly ReadColumn<Line>[] = [
  {
    title: texts.article,
    cell: ({ label, ref_supplier, family }) => (
      <Box sx={{ minWidth: 200 }}>
        <div className="label">{label}</div>
        <div className="quiet">{[ref_supplier, family].filter(Boolean).join(' · ')}</div>
      </Box>
    ),
  },
  {
    title: texts.last,
    isNumber: true,
    cell: ({ article_id, label, last_quotation, market_value, market_date, unit }) => (
      <>
        {last_quotation === null ? '–' : `${priceText(last_quotation)} / ${unit}`}{' '}
        <PriceHistory article={{ id: article_id, label }} />
        {market_value !== null && market_date !== null && (
          <div className="quiet" title={texts.marketOf({ day: frenchDay(market_date) })}>
            {texts.market({ price: `${priceText(market_value)} / ${unit}` })}
          </div>
        )}
      </>
    ),
  },
]

const label = (what: string) => (row: Line) => texts.of({ what, label: row.label })

const columns: readonly SheetColumn<Line, Line>[] = [
  {
    title: texts.price,
    field: entryFields.quotation,
    label: label(texts.price),
    value: ({ quotation }) => quotation,
    write: (value) => ({ quotation: value || null }),
    under: (row) => (
      <Box sx={{ mt: 0.5 }}>
        <PriceGap of={{ ...row, quotation: row.quotation ?? null, answered: isPriced(row) }} />
      </Box>
    ),
  },
  {
    title: texts.available,
    field: entryFields.available,
    label: label(texts.available),
    value: ({ available }) => String(available ?? true),
    write: (value) => ({ available: value !== 'false', ...(value === 'false' && { quotation: null }) }),
  },
  {
    title: texts.packaging,
    field: entryFields.packaging,
    label: label(texts.packaging),
    value: ({ packaging }) => packaging,
    write: (value) => ({ packaging: value || null }),
  },
  {
    title: texts.comment,
    field: entryFields.comment,
    label: label(texts.comment),
    value: ({ comment }) => comment,
    write: (value) => ({ comment: value || null }),
  },
]

/** What was decided, once the campaign is validated. */
const decided = ({ decision, decided_quotation }: Line) =>
  decision !== 'pending' && (
    <>
      <StateBadge state={priceDecisions[decision]} />{' '}
      {decided_quotation !== null && priceText(decided_quotation)}
    </>
  )

const findBy: FindBy<Line> = {
  idOf: ({ id }) => id,
  wordsOf: ({ label, ref_supplier, family }) => [label, ref_supplier, family].filter(Boolean).join(' '),
  familyOf: ({ family }) => family,
  isAnswered: isPriced,
}

interface Props {
  prices: PriceRows
  isLocked: boolean
  isDecided: boolean
}

/** A supplier's prices, filled as in a spreadsheet; those of before are taken again for all or for the rows that are chosen. */
export function PriceSheet({ prices: { rows, change }, isLocked, isDecided }: Props) {
  const found = useFoundRows(rows, findBy)
  const { shown } = found
  const sheet = useSheet<Line, Line>({
    rows: shown,
    columns,
    idOf: findBy.idOf,
    heldOf: (row) => row,
    nameOf: (row) => row.label,
    isLocked,
    onChange: (changes) => change(changes as ReadonlyMap<number, PriceChange>),
  })
  const renew = (some: readonly Line[]) => {
    const open = some.filter((row) => !isPriced(row) && row.last_quotation !== null)
    change(new Map(open.map((row) => [row.id, { quotation: row.last_quotation }])))
    toast.success(texts.renewed(open.length))
  }
  const { top, bottom } = selected(sheet.state)
  return (
    <>
      {!isLocked && (
        <div>
          <Button size="small" variant="outlined" onClick={() => renew(rows)}>
            {texts.renewAll}
          </Button>{' '}
          {sheet.chosen > 1 && (
            <Button size="small" onClick={() => renew(shown.slice(top, bottom + 1))}>
              {texts.renewChosen}
            </Button>
          )}
        </div>
      )}
      <Sheet
        {...{ sheet, found }}
        title={texts.prices}
        before={read}
        after={isDecided ? decided : undefined}
      />
    </>
  )
}
