import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { inputTexts } from '../../../i18n/fr/form'
import { fold } from '../../../resources/schema/fold'
import { searchOf, useTypeAhead } from '../../widgets/type-ahead'
import { hintOf, type InputProps } from './input-props'

export interface Option {
  id: number
  label: string
}

type Props = Omit<InputProps, 'value' | 'onChange' | 'related'> & {
  options: readonly Option[]
  chosen: readonly Option[]
  onChoose: (options: readonly Option[]) => void
  multiple: boolean
  loading?: boolean
  /** Said when there is nothing to choose. */
  emptyText?: string
}

/** Options shown at once; a longer list is narrowed by typing. */
const most = 100

/** What holds the typed text, beginning with what starts so. */
function matching(options: readonly Option[], { inputValue }: { inputValue: string }): Option[] {
  const text = fold(inputValue.trim())
  const found = options.map((option) => ({ option, at: fold(option.label).indexOf(text) }))
  const first = found.filter(({ at }) => at === 0)
  const others = found.filter(({ at }) => at > 0)
  return [...first, ...others].slice(0, most).map(({ option }) => option)
}

/** One or several of a short list that is read at once; Enter waits for it. */
export function OptionsInput({ field, options, chosen, onChoose, multiple, emptyText, ...props }: Props) {
  const [box, setBox] = useState({ text: multiple ? '' : (chosen[0]?.label ?? ''), isTyped: false })
  const isTaken = ({ id }: Option) => chosen.some((one) => one.id === id)
  const { onKeyDown } = useTypeAhead<Option>({
    text: box.text,
    setText: (text) => setBox(({ isTyped }) => ({ text, isTyped })),
    first:
      props.loading && box.isTyped
        ? undefined
        : (matching(options, { inputValue: searchOf(box.text) }).find((one) => !isTaken(one)) ?? null),
    take: (found) => {
      onChoose(multiple ? [...chosen, found] : [found])
      return multiple ? '' : found.label
    },
  })
  return (
    <Autocomplete<Option, boolean>
      id={props.id}
      inputValue={box.text}
      onInputChange={(_, text, reason) => setBox({ text, isTyped: reason === 'input' })}
      onKeyDown={onKeyDown}
      multiple={multiple}
      disableCloseOnSelect={multiple}
      filterSelectedOptions={multiple}
      options={options}
      filterOptions={matching}
      value={multiple ? [...chosen] : (chosen[0] ?? null)}
      onChange={(_, next) => onChoose(next === null ? [] : Array.isArray(next) ? next : [next])}
      onBlur={props.onBlur}
      disabled={props.disabled}
      readOnly={props.readOnly}
      loading={props.loading}
      loadingText={inputTexts.loading}
      noOptionsText={options.length ? inputTexts.notFound : (emptyText ?? inputTexts.emptyList)}
      openText={inputTexts.open}
      closeText={inputTexts.close}
      clearText={inputTexts.clear}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderInput={(params) => (
        <TextField
          {...params}
          label={field.label}
          required={props.required}
          error={props.error !== undefined}
          helperText={hintOf({ ...props, field })}
          placeholder={chosen.length ? undefined : inputTexts.choose}
        />
      )}
    />
  )
}
