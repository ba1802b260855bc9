import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { exportTexts } from '../../../i18n/fr/transfers'
import type { SheetFormat } from '../../../resources/schema/sheet-format'
import { DraggablePicker } from '../../widgets/DraggablePicker'
import { FormatChoice } from '../../widgets/FormatChoice'
import { type FieldGroup, withKeys } from './export-fields'
import { FieldGroups } from './FieldGroups'

export interface ExportChoice {
  filename: string
  /** Chosen keys, in the order of the columns. */
  keys: string[]
  format: SheetFormat
}

type Props = {
  groups: readonly FieldGroup[]
  choice: ExportChoice
  onChange: (choice: ExportChoice) => void
  /** Whether the file can be imported again. */
  comesBack: boolean
  /** The check failed once: what is missing is shown. */
  checked: boolean
}

/** The name of the file, its fields and their order. */
export function ExportForm({ groups, choice, onChange, comesBack, checked }: Props) {
  const { filename, keys } = choice
  const noName = checked && !filename.trim()
  const noField = checked && keys.length === 0
  const items = groups.flatMap((group) =>
    group.fields.map((field) => ({ id: field.key, label: field.label })),
  )
  const setKeys = (next: readonly (string | number)[]) => onChange({ ...choice, keys: next.map(String) })
  const all = items.map(({ id }) => id)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <TextField
        label={exportTexts.filename}
        value={filename}
        required
        autoFocus
        error={noName}
        helperText={noName ? exportTexts.required : exportTexts.filenameHint}
        onChange={({ target }) => onChange({ ...choice, filename: target.value })}
        slotProps={{ htmlInput: { maxLength: 150 } }}
      />
      <FormatChoice value={choice.format} onChange={(format) => onChange({ ...choice, format })} />
      <Box role="group" aria-label={exportTexts.fields}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
          <Typography variant="subtitle1" component="h3" sx={{ flex: 1 }}>
            {exportTexts.fields}
          </Typography>
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {exportTexts.chosen(keys.length)}
          </Typography>
          <Button size="small" onClick={() => setKeys(withKeys(keys, all, true))}>
            {exportTexts.all}
          </Button>
          <Button size="small" color="inherit" onClick={() => setKeys([])}>
            {exportTexts.none}
          </Button>
        </Box>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
            alignItems: 'start',
          }}
        >
          <FieldGroups groups={groups} chosen={keys} onChange={setKeys} />
          <DraggablePicker
            label={exportTexts.order}
            items={items}
            value={keys}
            onChange={setKeys}
            orderOnly
            helperText={comesBack && choice.format === 'xlsx' ? exportTexts.comesBack : undefined}
          />
        </Box>
        {noField && (
          <FormHelperText error role="alert">
            {exportTexts.required}
          </FormHelperText>
        )}
      </Box>
    </Box>
  )
}
