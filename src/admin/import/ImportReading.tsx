import ExpandMore from '@mui/icons-material/ExpandMore'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useId, useState } from 'react'
import { importReadingTexts as texts } from '../../../i18n/fr/import-reading'
import { lineSaid, textEncodings, textSeparators, titleRows } from '../../../resources/schema/sheet-files'
import type { FileReading, ImportSaid } from './import-state'

type Props = { reading: FileReading; onSay: (said: ImportSaid) => void }

/** Rows passed over that are named. */
const named = 8

/** « encodage Windows-1252, séparateur ; , titres en ligne 3 » of how a file is read. */
function saidOf({ encoding, separator, sheets, read, titles }: FileReading): string {
  const line = titles.line + 1
  const chosen = sheets.length
    ? read.map(({ name }) => {
        const known = sheets.find((sheet) => sheet.name === name)?.known ?? 0
        return `${texts.chosen({ name })} (${texts.why(known)})`
      })
    : []
  const parts = [
    encoding && `${texts.encoding} ${textEncodings[encoding]}`,
    separator && `${texts.separator} ${texts.separators[separator]}`,
    ...chosen,
    titles.count > 1 ? texts.twoTitles({ line, next: line + 1 }) : texts.titlesAt({ line }),
  ]
  return parts.filter(Boolean).join(' · ')
}

/** How a file was read, what was passed over in it, and what may be said otherwise. */
export function ImportReading({ reading, onSay }: Props) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const { left, passed, read } = reading
  const lines = left
    .slice(0, named)
    .map(({ line, why }) => texts.leftLine({ line: lineSaid(read, line), why: texts.reasons[why] }))
  return (
    <section aria-label={texts.title}>
      <Alert severity={passed ? 'warning' : 'info'}>
        {saidOf(reading)}
        {passed > 0 && (
          <Box
            sx={{ mt: 0.5 }}
          >{`${texts.left(passed)} : ${lines.join(', ')}${passed > lines.length ? '…' : ''}`}</Box>
        )}
      </Alert>
      <Button
        color="inherit"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        endIcon={<ExpandMore sx={{ transform: open ? 'rotate(180deg)' : 'none' }} />}
      >
        {texts.change}
      </Button>
      <Box id={id} hidden={!open}>
        {open && <ReadingForm reading={reading} onSay={onSay} />}
      </Box>
    </section>
  )
}

interface Chosen {
  encoding: FileReading['encoding']
  separator: FileReading['separator']
  sheets: readonly string[]
  line: string
  count: string
  whole: boolean
}

function ReadingForm({ reading, onSay }: Props) {
  const { encoding, separator, sheets, read, titles, said } = reading
  const [chosen, setChosen] = useState<Chosen>({
    ...{ encoding, separator, sheets: read.map(({ name }) => name) },
    ...{ line: String(titles.line + 1), count: String(titles.count), whole: said.whole === true },
  })
  const change = (part: Partial<Chosen>) => setChosen({ ...chosen, ...part })
  const line = Number(chosen.line)
  const isTold =
    line !== titles.line + 1 || Number(chosen.count) !== titles.count || said.titleLine !== undefined
  const isReady = Number.isInteger(line) && line >= 1 && line <= titleRows && chosen.sheets.length > 0
  const submit = () =>
    onSay({
      ...{ encoding: chosen.encoding, separator: chosen.separator, whole: chosen.whole },
      sheets: sheets.length ? chosen.sheets : null,
      title_line: isTold ? line : null,
      title_count: isTold ? Number(chosen.count) : null,
    })
  return (
    <>
      <Box sx={grid}>
        {encoding && (
          <Choice
            label={texts.encoding}
            value={chosen.encoding ?? ''}
            options={textEncodings}
            onChange={(value) => change({ encoding: value })}
          />
        )}
        {separator && (
          <Choice
            label={texts.separator}
            value={chosen.separator ?? ''}
            options={separatorsSaid()}
            onChange={(value) => change({ separator: value })}
          />
        )}
        <TextField
          size="small"
          type="number"
          label={texts.titleLine}
          value={chosen.line}
          onChange={({ target }) => change({ line: target.value })}
          slotProps={{ htmlInput: { min: 1, max: titleRows } }}
        />
        <Choice
          label={texts.titleCount}
          value={chosen.count}
          options={{ '1': '1', '2': '2' }}
          onChange={(value) => change({ count: value })}
        />
      </Box>
      {sheets.length > 0 && (
        <Box component="fieldset" sx={{ mt: 1, border: 0, p: 0 }}>
          <legend>{texts.sheets}</legend>
          {sheets.map(({ name, known }) => (
            <FormControlLabel
              key={name}
              label={`${name} (${texts.why(known)})`}
              control={
                <Checkbox
                  checked={chosen.sheets.includes(name)}
                  onChange={({ target }) =>
                    change({
                      sheets: target.checked
                        ? [...chosen.sheets, name]
                        : chosen.sheets.filter((one) => one !== name),
                    })
                  }
                />
              }
            />
          ))}
        </Box>
      )}
      <FormControlLabel
        label={texts.whole}
        control={
          <Checkbox checked={chosen.whole} onChange={({ target }) => change({ whole: target.checked })} />
        }
      />
      <Box>
        <Button variant="outlined" disabled={!isReady} onClick={submit}>
          {texts.again}
        </Button>
      </Box>
    </>
  )
}

const separatorsSaid = () => ({ ...textSeparators, ...texts.separators })

interface ChoiceProps<K extends string> {
  label: string
  value: K | ''
  options: Readonly<Record<K, string>>
  onChange: (value: K) => void
}

function Choice<K extends string>({ label, value, options, onChange }: ChoiceProps<K>) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value as K)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {Object.entries<string>(options).map(([key, said]) => (
        <option key={key} value={key}>
          {said}
        </option>
      ))}
    </TextField>
  )
}

const grid = { mt: 2, display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }
