import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { purchases } from '../../../resources/measures/purchases'
import { priceText } from '../../../resources/schema/decimal-text'
import type { FiguresPart, Statistics } from '../../../resources/statistics/answers'
import { SheetTable } from '../../widgets/SheetTable'
import { euroValue, percentValue } from '../../widgets/sheet-table/value'
import { changeOf, changeText, percentText } from './change-text'
import { partColumn } from './part-column'
import { hasOff } from './Tiles'
import { useFew } from './use-few'

interface Props {
  found: Statistics
  title: string
  onNarrow: (part: FiguresPart) => void
  onOrders: (part: FiguresPart) => void
  onAmount: (part: FiguresPart) => void
}

const share = (part: string, whole: string) =>
  Number(whole) === 0 ? '–' : `${((100 * Number(part)) / Number(whole)).toFixed(1).replace('.', ',')} %`

/** The figures of each part; its name narrows all to it, its orders are a click away. */
export function PartsTable({ found: { rows, by, total }, title, onNarrow, onOrders, onAmount }: Props) {
  const withOff = hasOff(total)
  const few = useFew()
  return (
    <SheetTable
      name={title}
      rows={rows}
      few={{ count: few, isLast: by === 'month' }}
      keyOf={(part) => part.key}
      columns={[
        partColumn(by, onNarrow),
        {
          title: purchases.amount_ht.label,
          is: 'number',
          value: ({ now }) => euroValue(now.amount_ht),
          of: (part) =>
            Number(part.now.amount_ht) === 0 ? (
              priceText(part.now.amount_ht)
            ) : (
              <MuiLink
                component="button"
                type="button"
                color="inherit"
                aria-label={texts.amountOf({ amount: priceText(part.now.amount_ht), name: part.name })}
                onClick={() => onAmount(part)}
                sx={{ font: 'inherit' }}
              >
                {priceText(part.now.amount_ht)}
              </MuiLink>
            ),
        },
        {
          title: texts.share,
          is: 'number spare side',
          value: ({ now }) => euroValue(now.amount_ht),
          of: (part) => share(part.now.amount_ht, total.now.amount_ht),
        },
        {
          title: texts.change,
          is: 'number',
          value: ({ now, before }) => percentValue(changeOf(now.amount_ht, before.amount_ht)),
          of: (part) => changeText(changeOf(part.now.amount_ht, part.before.amount_ht)),
        },
        {
          title: texts.before,
          is: 'number spare side',
          of: ({ before }) => priceText(before.amount_ht),
          value: ({ before }) => euroValue(before.amount_ht),
        },
        withOff && {
          title: purchases.off_ht.label,
          is: 'number spare',
          of: (part) => priceText(part.now.off_ht),
          value: ({ now }) => euroValue(now.off_ht),
        },
        {
          title: purchases.service_rate.label,
          is: 'number side',
          of: (part) => percentText(part.now.service_rate),
          value: ({ now }) => percentValue(now.service_rate),
        },
        {
          title: texts.orders,
          is: 'number end',
          value: ({ now }) => now.orders,
          of: (part) => (
            <Button
              size="small"
              disabled={part.now.orders === 0}
              aria-label={texts.seeOrders({ name: part.name })}
              onClick={() => onOrders(part)}
            >
              {part.now.orders.toLocaleString('fr-FR')}
              <Box component="span" className="narrow" sx={{ ml: 0.5 }}>
                {texts.orders.toLowerCase()}
              </Box>
            </Button>
          ),
        },
      ]}
    />
  )
}
