import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { exportScreenTexts as texts } from '../../../i18n/fr/export-screens'
import type { OfferedType } from '../../../resources/exports/answers'
import { exportSchedule } from '../../../resources/exports/export-run'
import { exportTypes } from '../../../resources/exports/export-types'
import { LooseFields } from '../../admin/form/LooseFields'
import { useAdherent } from '../../layout/adherent-context'
import { flatOptions } from '../../layout/adherents'
import { ChoiceSelect } from '../../trade/ChoiceSelect'
import { DateInterval } from '../../widgets/DateInterval'
import { DraggablePicker } from '../../widgets/DraggablePicker'
import { FormatChoice } from '../../widgets/FormatChoice'
import type { TypeChoice } from './choice'

const { rhythm: rhythms, span: spans } = exportSchedule.fields

interface Props {
  offered: OfferedType
  columns: readonly { key: string; label: string }[]
  choice: TypeChoice
  /** The check failed once: what is missing is shown. */
  checked: boolean
  onChange: (choice: TypeChoice) => void
}

type PartProps = Pick<Props, 'offered' | 'choice' | 'onChange'>

/** The days and what the rows are of. */
function Filters({ offered, choice, onChange }: PartProps) {
  const { period, filters = [] } = exportTypes[offered.key]
  const { list } = useAdherent()
  const members = flatOptions(list).filter(({ isGroup }) => !isGroup)
  const open = filters.filter(({ on }) => offered.filters.includes(on))
  const own = open.filter(({ field }) => field.to === 'adherent' && members.length > 0)
  const others = Object.fromEntries(
    open.filter((one) => !own.includes(one)).map(({ on, field }) => [on, field]),
  )
  const set = (name: string, value: unknown) =>
    onChange({ ...choice, values: { ...choice.values, [name]: value } })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {period && (
        <Box>
          <Box sx={{ typography: 'body2', fontWeight: 600, mb: 0.5 }}>{period.label}</Box>
          <DateInterval
            label={period.label}
            value={choice.days}
            onChange={(days) => onChange({ ...choice, days })}
          />
        </Box>
      )}
      {own.map(({ on, field }) => (
        <ChoiceSelect
          key={on}
          label={field.label}
          value={typeof choice.values[on] === 'number' ? choice.values[on] : null}
          choices={members.map(({ id, name }) => ({ id, label: name }))}
          onChange={(id) => set(on, id)}
          isWide
        />
      ))}
      {Object.keys(others).length > 0 && (
        <LooseFields
          fields={others}
          values={choice.values}
          onChange={(values) => onChange({ ...choice, values })}
        />
      )}
    </Box>
  )
}

/** Now, or by itself each week or month. */
function Moment({ offered, choice, onChange }: PartProps) {
  const { period } = exportTypes[offered.key]
  const options = Object.entries({ once: texts.once, ...rhythms.options })
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <TextField
        select
        label={texts.rhythm}
        value={choice.rhythm}
        onChange={({ target }) => onChange({ ...choice, rhythm: target.value as TypeChoice['rhythm'] })}
        sx={{ flex: '1 1 200px' }}
      >
        {options.map(([key, label]) => (
          <MenuItem key={key} value={key}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {choice.rhythm !== 'once' && period && (
        <TextField
          select
          label={texts.span}
          value={choice.span}
          onChange={({ target }) => onChange({ ...choice, span: target.value as TypeChoice['span'] })}
          sx={{ flex: '1 1 200px' }}
        >
          {Object.entries(spans.options ?? {}).map(([key, label]) => (
            <MenuItem key={key} value={key}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  )
}

/** Name, moment, filters and columns of an export. */
export function TypeForm({ offered, columns, choice, checked, onChange }: Props) {
  const noName = checked && !choice.filename.trim()
  const keys = choice.keys ?? columns.map(({ key }) => key)
  return (
    <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <TextField
        label={texts.filename}
        value={choice.filename}
        required
        error={noName}
        helperText={noName ? texts.required : undefined}
        onChange={({ target }) => onChange({ ...choice, filename: target.value })}
        slotProps={{ htmlInput: { maxLength: 150 } }}
      />
      <Filters offered={offered} choice={choice} onChange={onChange} />
      <Moment offered={offered} choice={choice} onChange={onChange} />
      <FormatChoice value={choice.format} onChange={(format) => onChange({ ...choice, format })} />
      {columns.length > 0 && (
        <div>
          <DraggablePicker
            label={texts.columns}
            items={columns.map(({ key, label }) => ({ id: key, label }))}
            value={keys}
            onChange={(next) => onChange({ ...choice, keys: next.map(String) })}
          />
          {checked && keys.length === 0 && (
            <FormHelperText error role="alert">
              {texts.required}
            </FormHelperText>
          )}
        </div>
      )}
    </Box>
  )
}
