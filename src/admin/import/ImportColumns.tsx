import ExpandMore from '@mui/icons-material/ExpandMore'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { importScreenTexts as texts } from '../../../i18n/fr/transfers'
import { type ColumnChoice, hasUnknown, type ImportColumn, type ImportJob } from './import-state'

type Props = { job: ImportJob; onMap: (columns: readonly ColumnChoice[]) => void }

/** What was chosen of each column, by its place: a field's key, or `ignored`. */
type Chosen = Readonly<Record<number, string>>
const ignored = ''

/** The columns of the file and the fields that they are read as, to be said otherwise; open while one is unknown. */
export function ImportColumns({ job, onMap }: Props) {
  const { columns, choices } = job
  const asks = hasUnknown(job)
  const [opened, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Chosen>({})
  const id = useId()
  const open = opened || asks
  const chosenFor = ({ index, key, unknown }: ImportColumn) =>
    chosen[index] ?? (unknown ? undefined : (key ?? ignored))
  const values = columns.map((column) => ({ index: column.index, value: chosenFor(column) }))
  const ready = values.every(({ value }) => value !== undefined) && Object.keys(chosen).length > 0
  const submit = () => onMap(values.map(({ index, value }) => ({ index, key: value || null })))
  return (
    <section aria-label={texts.columns({ smart_count: columns.length })}>
      {asks && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {texts.unknownColumns}
        </Alert>
      )}
      {columns.some(({ recalled }) => recalled) && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {texts.recalled}
        </Alert>
      )}
      {!asks && (
        <Button
          color="inherit"
          onClick={() => setOpen(!open)}
          aria-expanded={open}
          aria-controls={id}
          endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
        >
          {texts.columns({ smart_count: columns.length })}
        </Button>
      )}
      <Box id={id} hidden={!open}>
        {open && (
          <>
            <Box sx={grid}>
              {columns.map((column) => (
                <ColumnSelect
                  key={column.index}
                  column={column}
                  choices={choices}
                  value={chosenFor(column)}
                  onChange={(value) => setChosen({ ...chosen, [column.index]: value })}
                />
              ))}
            </Box>
            <Button variant="outlined" disabled={!ready} onClick={submit} sx={{ mt: 1.5 }}>
              {texts.recheck}
            </Button>
          </>
        )}
      </Box>
    </section>
  )
}

type SelectProps = {
  column: ImportColumn
  choices: ImportJob['choices']
  value: string | undefined
  onChange: (value: string) => void
}

/** A value that no field has: nothing chosen yet. */
const none = '?'

function ColumnSelect({ column, choices, value, onChange }: SelectProps) {
  const isOther = column.key !== null && !choices.some(({ key }) => key === column.key)
  return (
    <TextField
      select
      size="small"
      label={column.title}
      value={value ?? none}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {value === undefined && <option value={none}>{texts.choose}</option>}
      <option value={ignored}>{texts.ignore}</option>
      {isOther && <option value={column.key ?? ignored}>{column.title}</option>}
      {choices.map(({ key, label }) => (
        <option key={key} value={key}>
          {label}
        </option>
      ))}
    </TextField>
  )
}

const grid = { mt: 1.5, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }
