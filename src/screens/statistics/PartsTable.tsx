import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { useState } from 'react'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { purchases } from '../../../resources/measures/purchases'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import type { FiguresPart, Statistics } from '../../../resources/statistics/answers'
import { dimensions } from '../../../resources/statistics/dimensions'
import { SheetTable } from '../../widgets/SheetTable'
import { changeOf, changeText, percentText } from './change-text'
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
  const [isWhole, setWhole] = useState(false)
  const withOff = hasOff(total)
  const few = useFew()
  const shown = isWhole ? rows : by === 'month' ? rows.slice(-few) : rows.slice(0, few)
  return (
    <>
      <SheetTable
        name={title}
        rows={shown}
        keyOf={(part) => part.key}
        columns={[
          {
            title: dimensions[by].label,
            is: 'label what',
            of: (part) => (
              <MuiLink
                component="button"
                type="button"
                aria-label={texts.narrow({ name: part.name })}
                onClick={() => onNarrow(part)}
                sx={{ textAlign: 'left', font: 'inherit' }}
              >
                {part.name}
              </MuiLink>
            ),
          },
          {
            title: purchases.amount_ht.label,
            is: 'number',
            of: (part) =>
              Number(part.now.amount_ht) === 0 ? (
                frenchPrice(part.now.amount_ht)
              ) : (
                <MuiLink
                  component="button"
                  type="button"
                  color="inherit"
                  aria-label={texts.amountOf({ amount: frenchPrice(part.now.amount_ht), name: part.name })}
                  onClick={() => onAmount(part)}
                  sx={{ font: 'inherit' }}
                >
                  {frenchPrice(part.now.amount_ht)}
                </MuiLink>
              ),
          },
          {
            title: texts.share,
            is: 'number spare side',
            of: (part) => share(part.now.amount_ht, total.now.amount_ht),
          },
          {
            title: texts.change,
            is: 'number',
            of: (part) => changeText(changeOf(part.now.amount_ht, part.before.amount_ht)),
          },
          { title: texts.before, is: 'number spare side', of: (part) => frenchPrice(part.before.amount_ht) },
          withOff && {
            title: purchases.off_ht.label,
            is: 'number spare',
            of: (part) => frenchPrice(part.now.off_ht),
          },
          {
            title: purchases.service_rate.label,
            is: 'number side',
            of: (part) => percentText(part.now.service_rate),
          },
          {
            title: texts.orders,
            is: 'number end',
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
      {rows.length > few && (
        <Button onClick={() => setWhole(!isWhole)} sx={{ justifySelf: 'start' }}>
          {isWhole ? texts.less : `${texts.all} (${rows.length})`}
        </Button>
      )}
    </>
  )
}
