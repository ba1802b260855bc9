import ExpandMore from '@mui/icons-material/ExpandMore'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId, useState } from 'react'
import { importScreenTexts as texts } from '../../../i18n/fr/transfers'
import { ColumnSelect } from './ColumnSelect'
import { type Constants, ImportConstants } from './ImportConstants'
import { hasUnknown, type ImportColumn, type ImportJob, type ImportSaid } from './import-state'

type Props = { job: ImportJob; onMap: (said: ImportSaid) => void }

/** What was chosen of each column, by its place: a field's key, or `ignored`. */
type Chosen = Readonly<Record<number, string>>
const ignored = ''

/** The columns of the file and the fields that they are read as, to be said otherwise; open while one is unknown. */
export function ImportColumns({ job, onMap }: Props) {
  const { columns, choices, missing } = job
  const asks = hasUnknown(job) || missing.length > 0
  const [opened, setOpen] = useState(false)
  const [chosen, setChosen] = useState<Chosen>({})
  const [constants, setConstants] = useState<Constants>(
    Object.fromEntries(job.constants.map(({ key, value }) => [key, value])),
  )
  const id = useId()
  const open = opened || asks
  const [seconds, setSeconds] = useState<Chosen>({})
  const secondFor = ({ index, also }: ImportColumn) => seconds[index] ?? also ?? ignored
  const chosenFor = ({ index, key, unknown, guess }: ImportColumn) =>
    chosen[index] ?? (unknown ? guess : (key ?? ignored))
  const values = columns.map((column) => ({
    ...{ index: column.index, value: chosenFor(column) },
    also: chosenFor(column) ? secondFor(column) : ignored,
  }))
  const given = Object.entries(constants).flatMap(([key, value]) => (value.trim() ? [{ key, value }] : []))
  const isSaid =
    asks || Object.keys({ ...chosen, ...seconds }).length > 0 || given.length !== job.constants.length
  const ready = values.every(({ value }) => value !== undefined) && isSaid
  const submit = () =>
    onMap({
      columns: values.map(({ index, value, also }) => ({
        ...{ index, key: value || null },
        ...(also ? { also } : {}),
      })),
      constants: given,
    })
  const saidOf = ({ key, value }: ImportJob['constants'][number]) =>
    `${choices.find((one) => one.key === key)?.label ?? key} « ${value} »`
  const taken = new Set(values.flatMap(({ value, also }) => [value, also]))
  return (
    <section aria-label={texts.columns({ smart_count: columns.length })}>
      {columns.some(({ unknown }) => unknown) && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {texts.unknownColumns}
        </Alert>
      )}
      {missing.length > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {`${texts.missing({ smart_count: missing.length })} ${missing.map(({ label }) => label).join(', ')}.`}
        </Alert>
      )}
      {(job.read_by || columns.some(({ recalled }) => recalled)) && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {modelSaid(job)}
        </Alert>
      )}
      {job.constants.length > 0 && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {texts.constantsSaid({ values: job.constants.map(saidOf).join(', ') })}
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
                  second={secondFor(column)}
                  onChange={(value) => setChosen({ ...chosen, [column.index]: value })}
                  onSecond={(value) => setSeconds({ ...seconds, [column.index]: value })}
                />
              ))}
            </Box>
            <ImportConstants
              free={choices.filter(({ key }) => !taken.has(key))}
              missing={missing}
              values={constants}
              onChange={setConstants}
            />
            <Button variant="outlined" disabled={!ready} onClick={submit} sx={{ mt: 1.5 }}>
              {texts.recheck}
            </Button>
          </>
        )}
      </Box>
    </section>
  )
}

/** The model that the file is read by, and who shares it. */
function modelSaid({ read_by }: ImportJob): string {
  if (!read_by) return texts.recalled
  const { name, mine, owner } = read_by
  if (mine) return texts.readBy({ name })
  return owner ? texts.readByShared({ name, owner }) : texts.readByOthers({ name })
}

const grid = { mt: 1.5, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }
