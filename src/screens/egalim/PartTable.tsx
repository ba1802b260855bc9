import Button from '@mui/material/Button'
import { egalimScreenTexts as texts } from '../../../i18n/fr/egalim-screens'
import type { EgalimPart } from '../../../resources/egalim/answers'
import { percentOf } from '../../../resources/egalim/rules'
import { frenchDecimal, frenchPrice } from '../../../resources/schema/decimal-text'
import { SheetRoot } from '../../widgets/sheet-style'

const columns = ['base', 'bio', 'siqo', 'others', 'merit', 'egalim'] as const

interface Props {
  title: string
  head: string
  parts: readonly EgalimPart[]
  nameOf: (key: string) => string
  onOpen: (part: EgalimPart) => void
}

/** The totals of each family, or of each month; each leads to its purchases. */
export function PartTable({ title, head, parts, nameOf, onOpen }: Props) {
  return (
    <SheetRoot tabIndex={0} role="region" aria-label={title}>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className="number">
                {texts[column]}
              </th>
            ))}
            <th scope="col" className="number">
              {texts.share}
            </th>
            <th scope="col">{texts.lines}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <tr key={part.key}>
              <td className="label">{nameOf(part.key)}</td>
              {columns.map((column) => (
                <td key={column} className="number" data-label={texts[column]}>
                  {frenchPrice(part[column])}
                </td>
              ))}
              <td className="number" data-label={texts.share}>
                {frenchDecimal(percentOf(part.egalim, part.base))} %
              </td>
              <td>
                <Button
                  size="small"
                  aria-label={texts.see({ label: nameOf(part.key) })}
                  onClick={() => onOpen(part)}
                >
                  {texts.lines}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}
