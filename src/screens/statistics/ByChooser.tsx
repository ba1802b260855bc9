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

export const queryOf = (asked: object) =>
  new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

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
  return (
    <PaperButton
      path={`/${of}/workbook?${queryOf({ ...asked, by })}`}
      filename={`statistiques-${by}.xlsx`}
      label={texts.workbook}
      name={texts.workbookOf({ title: dimensions[by].label.toLowerCase() })}
    />
  )
}

/** The workbook of suppliers' scores. */
export const ScoresWorkbook = ({ asked }: { asked: StatisticsAsked }) => (
  <PaperButton
    path={`/statistics/suppliers/workbook?${queryOf(asked)}`}
    filename="fiabilite-des-fournisseurs.xlsx"
    label={texts.workbook}
    name={texts.workbookOf({ title: dimensions.supplier.label.toLowerCase() })}
  />
)
