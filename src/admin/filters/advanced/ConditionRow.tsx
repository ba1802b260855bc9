import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { Suspense } from 'react'
import { advancedTexts as texts } from '../../../../i18n/fr/advanced-filter'
import { inputs } from '../../../fields/inputs'
import type { FilterField } from '../filterable'
import { useBuilder } from './builder'
import type { DraftCondition } from './draft'
import { errorsOf, inputsOf, type Word, wordsFor } from './words'

interface Props {
  condition: DraftCondition
  onChange: (condition: DraftCondition) => void
  onRemove: () => void
}

/** One condition: a field, how it is compared, and with what. */
export function ConditionRow({ condition, onChange, onRemove }: Props) {
  const { fieldOf, isTried } = useBuilder()
  const field = fieldOf(condition.name)
  const choose = (name: string) => {
    const chosen = fieldOf(name)
    const [word] = chosen ? wordsFor(chosen) : []
    onChange({ key: condition.key, name, values: {}, ...(word && { word }) })
  }
  return (
    <Box sx={row}>
      <FieldSelect value={field ? condition.name : ''} hasError={isTried && !field} onChange={choose} />
      {field && (
        <TextField
          select
          label={texts.operator}
          value={condition.word ?? ''}
          onChange={({ target }) =>
            onChange({ key: condition.key, name: condition.name, word: target.value as Word, values: {} })
          }
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ flex: '1 1 150px' }}
        >
          {wordsFor(field).map((word) => (
            <option key={word} value={word}>
              {texts.words[word]}
            </option>
          ))}
        </TextField>
      )}
      {field && condition.word && (
        <Values field={field} word={condition.word} condition={condition} onChange={onChange} />
      )}
      <IconButton
        aria-label={texts.removeCondition({ text: field?.label ?? '' })}
        onClick={onRemove}
        sx={{ mt: '22px', ml: 'auto' }}
      >
        <Delete fontSize="small" />
      </IconButton>
    </Box>
  )
}

interface SelectProps {
  value: string
  hasError: boolean
  onChange: (name: string) => void
}

function FieldSelect({ value, hasError, onChange }: SelectProps) {
  const { groups, fieldOf } = useBuilder()
  return (
    <TextField
      select
      autoFocus={!value}
      label={texts.field}
      value={value}
      error={hasError}
      helperText={hasError && texts.needed}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      sx={{ flex: '1 1 190px' }}
    >
      <option value="">{texts.chooseField}</option>
      {groups.map(({ label, fields }) => (
        <optgroup key={label} label={label}>
          {fields.map(({ name, field }) => (
            <option key={name} value={name}>
              {fieldOf(name)?.label ?? field.label}
            </option>
          ))}
        </optgroup>
      ))}
    </TextField>
  )
}

interface ValuesProps extends Pick<Props, 'condition' | 'onChange'> {
  field: FilterField
  word: Word
}

/** The inputs that the word asks for, each the one of its kind. */
function Values({ field, word, condition, onChange }: ValuesProps) {
  const { isTried } = useBuilder()
  const { key, values } = condition
  const errors = errorsOf(field, word, values)
  return Object.entries(inputsOf(field, word)).map(([name, input]) => {
    const Input = inputs[input.kind as keyof typeof inputs]
    return (
      <Box key={name} sx={{ flex: '1 1 150px', minWidth: 0 }}>
        <Suspense fallback={<Box sx={{ height: 62 }} />}>
          <Input
            field={input}
            id={`condition-${key}-${name}`}
            value={values[name] ?? null}
            error={isTried ? errors[name] : undefined}
            onChange={(value) => onChange({ ...condition, values: { ...values, [name]: value } })}
          />
        </Suspense>
      </Box>
    )
  })
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1, minWidth: 0 }
