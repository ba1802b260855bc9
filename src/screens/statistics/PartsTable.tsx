import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import { useState } from 'react'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import type { FiguresPart, Statistics } from '../../../resources/statistics/answers'
import { dimensions } from '../../../resources/statistics/dimensions'
import { SheetRoot } from '../../widgets/sheet-style'
import { changeOf, changeText, percentText } from './change-text'
import { hasOff } from './Tiles'
import { useFew } from './use-few'

interface Props {
  found: Statistics
  title: string
  onNarrow: (part: FiguresPart) => void
  onOrders: (part: FiguresPart) => void
}

const share = (part: string, whole: string) =>
  Number(whole) === 0 ? '–' : `${((100 * Number(part)) / Number(whole)).toFixed(1).replace('.', ',')} %`

/** The figures of each part; its name narrows all to it, its orders are a click away. */
export function PartsTable({ found: { rows, by, total }, title, onNarrow, onOrders }: Props) {
  const [isWhole, setWhole] = useState(false)
  const withOff = hasOff(total)
  const few = useFew()
  const shown = isWhole ? rows : by === 'month' ? rows.slice(-few) : rows.slice(0, few)
  return (
    <>
      <SheetRoot tabIndex={0} role="region" aria-label={title}>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col">{dimensions[by].label}</th>
              <th scope="col" className="number">
                {texts.amount}
              </th>
              <th scope="col" className="number">
                {texts.share}
              </th>
              <th scope="col" className="number">
                {texts.change}
              </th>
              <th scope="col" className="number spare">
                {texts.before}
              </th>
              {withOff && (
                <th scope="col" className="number">
                  {texts.off}
                </th>
              )}
              <th scope="col" className="number">
                {texts.serviceRate}
              </th>
              <th scope="col" className="number">
                {texts.orders}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((part) => (
              <tr key={part.key}>
                <td className="label what">
                  <MuiLink
                    component="button"
                    type="button"
                    aria-label={texts.narrow({ name: part.name })}
                    onClick={() => onNarrow(part)}
                    sx={{ textAlign: 'left', font: 'inherit' }}
                  >
                    {part.name}
                  </MuiLink>
                </td>
                <td className="number" data-label={texts.amount}>
                  {frenchPrice(part.now.amount_ht)}
                </td>
                <td className="number side">{share(part.now.amount_ht, total.now.amount_ht)}</td>
                <td className="number" data-label={texts.change}>
                  {changeText(changeOf(part.now.amount_ht, part.before.amount_ht))}
                </td>
                <td className="number spare side">{frenchPrice(part.before.amount_ht)}</td>
                {withOff && (
                  <td className="number" data-label={texts.off}>
                    {frenchPrice(part.now.off_ht)}
                  </td>
                )}
                <td className="number side">{percentText(part.now.service_rate)}</td>
                <td className="number">
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
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </SheetRoot>
      {rows.length > few && (
        <Button onClick={() => setWhole(!isWhole)} sx={{ justifySelf: 'start' }}>
          {isWhole ? texts.less : `${texts.all} (${rows.length})`}
        </Button>
      )}
    </>
  )
}
