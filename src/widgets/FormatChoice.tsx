import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { formatTexts as texts } from '../../i18n/fr/formats'
import { type SheetFormat, sheetFormats } from '../../resources/schema/sheet-format'

interface Props {
  value: SheetFormat
  onChange: (format: SheetFormat) => void
}

/** A workbook to reckon with, or a PDF to print and hand over. */
export const FormatChoice = ({ value, onChange }: Props) => (
  <fieldset style={{ border: 0, padding: 0, margin: 0 }}>
    <FormLabel component="legend">{texts.format}</FormLabel>
    <RadioGroup row value={value} onChange={(_, next) => onChange(next as SheetFormat)}>
      {(Object.keys(sheetFormats) as SheetFormat[]).map((one) => (
        <FormControlLabel key={one} value={one} label={texts[one]} control={<Radio size="small" />} />
      ))}
    </RadioGroup>
  </fieldset>
)
