import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { statisticsScreenTexts as texts } from '../../../i18n/fr/statistics-screens'
import { sayWord } from '../../../resources/schema/say'
import { type Dimension, dimensions } from '../../../resources/statistics/dimensions'
import { statisticsEndpoints } from '../../../resources/statistics/endpoints'
import { ReportButtons } from '../../trade/ReportButtons'
import type { StatisticsAsked } from './asked'

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
          {sayWord(dimensions[one].label)}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** The workbook of what is shown. */
export function Workbook({
  asked,
  by,
  of = statisticsEndpoints.workbook,
}: {
  asked: StatisticsAsked
  by: Dimension
  of?: typeof statisticsEndpoints.workbook | typeof statisticsEndpoints.indicatorsWorkbook
}) {
  return (
    <ReportButtons
      endpoint={of}
      asked={{ ...asked, by }}
      filename={`statistiques-${by}`}
      label={texts.workbook}
      name={texts.workbookOf({ title: sayWord(dimensions[by].label).toLowerCase() })}
    />
  )
}

/** The workbook of suppliers' scores. */
export const ScoresWorkbook = ({ asked }: { asked: StatisticsAsked }) => (
  <ReportButtons
    endpoint={statisticsEndpoints.suppliersWorkbook}
    asked={asked}
    filename="fiabilite-des-fournisseurs"
    label={texts.workbook}
    name={texts.workbookOf({ title: sayWord(dimensions.supplier.label).toLowerCase() })}
  />
)
