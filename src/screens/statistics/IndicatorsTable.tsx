import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { conduct, priceIndexes } from '../../../resources/measures/prices'
import { decimalText, priceText } from '../../../resources/schema/decimal-text'
import type { Indicators, IndicatorsAnswer, IndicatorsPart } from '../../../resources/statistics/answers'
import { headsWrap } from '../../trade/heads-wrap'
import { type ReadColumn, SheetTable } from '../../widgets/SheetTable'
import { percentValue, type SheetValue } from '../../widgets/sheet-table/value'
import { percentText } from './change-text'
import { partColumn } from './part-column'
import { useFew } from './use-few'

/** « 103,42 ». */
export const indexText = (index: string | null): string => (index === null ? '–' : decimalText(index))

/** « 45 min », « 3 h 05 ». */
export function delayText(minutes: number | null): string {
  if (minutes === null) return '–'
  if (minutes < 60) return texts.minutes({ minutes })
  return texts.hours({
    smart_count: Math.floor(minutes / 60),
    minutes: String(minutes % 60).padStart(2, '0'),
  })
}

const indexColumn = (
  title: string,
  name: 'price_paasche' | 'price_laspeyres',
  is: ReadColumn<IndicatorsPart>['is'],
): ReadColumn<IndicatorsPart> => ({
  title,
  is,
  of: ({ now }) => indexText(now[name]),
  value: ({ now }) => now[name] && { decimal: now[name] },
})

interface Props {
  found: IndicatorsAnswer
  title: string
  onNarrow: (part: IndicatorsPart) => void
  onOrders: (part: IndicatorsPart) => void
}

/** The indicators of each part beside a year before; its name narrows all to it, its orders are a click away. */
export function IndicatorsTable({ found: { rows, by }, title, onNarrow, onOrders }: Props) {
  const few = useFew()
  const both = (
    label: string,
    of: (one: Indicators) => string,
    value: (one: Indicators) => SheetValue,
  ): ReadColumn<IndicatorsPart> => ({
    title: label,
    value: ({ now }) => value(now),
    of: ({ now, before }) => (
      <>
        {of(now)}
        {of(before) !== '–' && <div className="quiet">{texts.was({ before: of(before) })}</div>}
      </>
    ),
    is: 'number',
  })
  const columns: ReadColumn<IndicatorsPart>[] = [
    partColumn(by, onNarrow),
    indexColumn(texts.index, 'price_paasche', 'number'),
    indexColumn(texts.laspeyres, 'price_laspeyres', 'number spare side'),
    {
      ...{ title: priceIndexes.compared_share.label, is: 'number spare side' },
      of: ({ now }) => percentText(now.compared_share),
      value: ({ now }) => percentValue(now.compared_share),
    },
    {
      title: conduct.credit_recovery.label,
      value: ({ now }) => percentValue(now.credit_recovery),
      of: ({ now }) => (
        <>
          {percentText(now.credit_recovery)}
          {now.credit_recovery !== null && (
            <div className="quiet">
              {texts.ofAsked({
                obtained: priceText(now.credit_obtained),
                asked: priceText(now.credit_asked),
              })}
            </div>
          )}
        </>
      ),
      is: 'number',
    },
    both(
      conduct.validation_minutes.label,
      ({ validation_minutes }) => delayText(validation_minutes),
      ({ validation_minutes }) => validation_minutes,
    ),
    both(
      conduct.coverage.label,
      ({ coverage }) => percentText(coverage),
      ({ coverage }) => percentValue(coverage),
    ),
    {
      title: texts.orders,
      of: (part) => (
        <Button size="small" aria-label={texts.seeOrders({ name: part.name })} onClick={() => onOrders(part)}>
          {texts.see}
        </Button>
      ),
      is: 'number',
    },
  ]
  return (
    <Box sx={headsWrap}>
      <SheetTable
        name={title}
        columns={columns}
        rows={rows}
        few={{ count: few, isLast: by === 'month' }}
        keyOf={({ key }) => key}
      />
    </Box>
  )
}
