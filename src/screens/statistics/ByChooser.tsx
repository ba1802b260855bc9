import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import type { StatisticsAsked } from '../../../providers/trade/statistics'
import { type Dimension, dimensions } from '../../../resources/statistics/dimensions'
import { PaperButton } from '../../trade/PaperButton'

interface Props {
  by: Dimension
  offered: readonly Dimension[]
  onSet: (values: Readonly<Record<string, string | null>>) => void
}

/** What figures are told apart by. */
export function ByChooser({ by, offered, onSet }: Props) {
  return (
    <TextField
      select
      label={texts.by}
      value={by}
      onChange={({ target }) => onSet({ by: target.value })}
      sx={{ width: 200, m: 0 }}
    >
      {offered.map((one) => (
        <MenuItem key={one} value={one}>
          {dimensions[one].label}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The workbook of what is shown. */
export function Workbook({
  asked,
  by,
  of = 'statistics',
}: {
  asked: StatisticsAsked
  by: Dimension
  of?: 'statistics' | 'statistics/indicators'
}) {
  const query = Object.entries({ ...asked, by }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  )
  return (
    <PaperButton
      path={`/${of}/workbook?${new URLSearchParams(query)}`}
      filename={`statistiques-${by}.xlsx`}
      label={texts.workbook}
      name={texts.workbookOf({ title: dimensions[by].label.toLowerCase() })}
    />
  )
}
