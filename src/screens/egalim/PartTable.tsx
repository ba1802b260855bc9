import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { egalimScreenTexts as texts } from '../../../i18n/fr/egalim-screens'
import type { EgalimPart } from '../../../resources/egalim/answers'
import { egalimAmounts, egalimPercents } from '../../../resources/measures/egalim'
import { priceText } from '../../../resources/schema/decimal-text'
import { shareText } from '../../trade/egalim/share-text'
import { headsWrap } from '../../trade/heads-wrap'
import { MeasureName } from '../../trade/MeasureName'
import { type ReadColumn, SheetTable } from '../../widgets/SheetTable'
import { euroValue } from '../../widgets/sheet-table/value'

const columns = ['base', 'bio', 'siqo', 'others', 'merit', 'egalim'] as const
const inTablet = new Set<string>(['base', 'bio', 'egalim'])

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
    <Box sx={headsWrap}>
      <SheetTable
        name={title}
        rows={parts}
        keyOf={(part) => part.key}
        columns={[
          { title: head, is: 'label', of: (part) => nameOf(part.key), value: ({ key }) => nameOf(key) },
          ...columns.map(
            (column): ReadColumn<EgalimPart> => ({
              title: egalimAmounts[column].label,
              head: <MeasureName of={egalimAmounts[column]} />,
              is: inTablet.has(column) ? 'number' : 'number spare',
              of: (part) => priceText(part[column]),
              value: (part) => euroValue(part[column]),
            }),
          ),
          {
            title: egalimPercents.egalim_share.label,
            head: <MeasureName of={egalimPercents.egalim_share} />,
            is: 'number',
            of: (part) => shareText(part.egalim, part.base),
          },
          {
            title: texts.lines,
            is: 'end',
            of: (part) => (
              <Button
                size="small"
                aria-label={texts.see({ label: nameOf(part.key) })}
                onClick={() => onOpen(part)}
              >
                {texts.lines}
              </Button>
            ),
          },
        ]}
      />
    </Box>
  )
}
