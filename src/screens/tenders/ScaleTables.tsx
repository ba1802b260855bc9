import Add from '@mui/icons-material/Add'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { scaleTexts as texts } from '../../../i18n/fr/tender-scales'
import { delayCodes } from '../../../resources/tenders/answer'
import { SheetTable } from '../../widgets/SheetTable'

/** Scales as they are typed: French texts. */
export interface TypedScales {
  frequency: { key: number; perWeek: string; note: string }[]
  delay: Readonly<Record<string, string | undefined>>
}

interface Props {
  scales: TypedScales
  /** Absent where they are only looked at. */
  change?: (scales: TypedScales) => void
}

interface CellProps {
  label: string
  value: string
  onChange?: (value: string) => void
}

const Cell = ({ label, value, onChange }: CellProps) =>
  onChange ? (
    <input
      className="cell"
      inputMode="decimal"
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  ) : (
    value || '–'
  )

/** The notes by deliveries a week and by delay. */
export function ScaleTables({ scales, change }: Props) {
  const { frequency, delay } = scales
  const setRow = (at: number, more: Partial<TypedScales['frequency'][number]>) =>
    change?.({
      ...scales,
      frequency: frequency.map((row, index) => (index === at ? { ...row, ...more } : row)),
    })
  return (
    <Box sx={{ display: 'grid', gap: 2, alignItems: 'start', gridTemplateColumns: { md: '1fr 1fr' } }}>
      <Box>
        <SheetTable
          name={texts.frequency}
          rows={frequency}
          keyOf={({ key }) => key}
          empty={texts.none}
          columns={[
            {
              title: texts.perWeek,
              is: 'label',
              of: ({ perWeek }, at) => (
                <Cell
                  label={texts.perWeekOf({ row: at + 1 })}
                  value={perWeek}
                  onChange={change && ((value) => setRow(at, { perWeek: value }))}
                />
              ),
            },
            {
              title: texts.note,
              is: 'number',
              of: ({ note }, at) => (
                <Cell
                  label={texts.noteOf({ name: texts.step({ row: at + 1 }) })}
                  value={note}
                  onChange={change && ((value) => setRow(at, { note: value }))}
                />
              ),
            },
            change && {
              is: 'end',
              of: (_, at) => (
                <button
                  type="button"
                  className="icon"
                  aria-label={texts.remove({ row: at + 1 })}
                  onClick={() =>
                    change({ ...scales, frequency: frequency.filter((_, index) => index !== at) })
                  }
                >
                  <Close fontSize="small" />
                </button>
              ),
            },
          ]}
        />
        {change && (
          <Button
            startIcon={<Add />}
            sx={{ mt: 1 }}
            onClick={() =>
              change({ ...scales, frequency: [...frequency, { key: Date.now(), perWeek: '', note: '' }] })
            }
          >
            {texts.add}
          </Button>
        )}
      </Box>
      <SheetTable
        name={texts.delay}
        rows={Object.entries(delayCodes)}
        keyOf={([code]) => code}
        columns={[
          { title: texts.delayName, is: 'label', of: ([, label]) => label },
          {
            title: texts.note,
            is: 'number',
            of: ([code, label]) => (
              <Cell
                label={texts.noteOf({ name: label })}
                value={delay[code] ?? ''}
                onChange={change && ((value) => change({ ...scales, delay: { ...delay, [code]: value } }))}
              />
            ),
          },
        ]}
      />
    </Box>
  )
}
