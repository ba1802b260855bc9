import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { type ReactNode, useState } from 'react'
import { OptionMark } from './OptionMark'
import { SelectedSummary } from './SelectedSummary'
import { say } from './say'
import { isNew, type NewOption, offer, type SelectOption } from './select-options'
import { toast } from './toast-store'

type Props<V extends string | number> = {
  label: string
  options: readonly SelectOption<V>[]
  value: readonly V[]
  onChange: (value: V[]) => void
  /** Allows a new value from the search text: makes it and answers its option. */
  onCreate?: (label: string) => SelectOption<V> | Promise<SelectOption<V>>
  /** Height of the open list, in pixels. */
  listHeight?: number
  required?: boolean
  disabled?: boolean
  loading?: boolean
  error?: boolean
  helperText?: ReactNode
  onBlur?: () => void
}

/** Several choices in a list one can search in: the first is shown, the others are counted. */
export function MultiSelect<V extends string | number>(props: Props<V>) {
  const { label, options, value, onChange, onCreate, listHeight = 250, required, disabled, loading } = props
  const [left, setLeft] = useState(false)
  const [created, setCreated] = useState<readonly SelectOption<V>[]>([])
  const known = [
    ...options,
    ...created.filter((one) => !options.some((option) => option.value === one.value)),
  ]
  const selected = value.map(
    (one) => known.find((option) => option.value === one) ?? { value: one, label: String(one) },
  )
  const isMissing = Boolean(required && left && value.length === 0)

  async function change(next: readonly (SelectOption<V> | NewOption)[]) {
    const asked = next.find(isNew)
    if (!asked) return onChange(next.flatMap((one) => (isNew(one) ? [] : [one.value])))
    try {
      const option = await onCreate?.(asked.create)
      if (!option) return
      setCreated((all) => [...all, option])
      onChange([...value, option.value])
    } catch {
      toast.error('widget.multiSelect.createFailed', { values: { label: asked.create } })
    }
  }

  return (
    <Autocomplete<SelectOption<V> | NewOption, true>
      multiple
      disableCloseOnSelect
      disabled={disabled}
      loading={loading}
      loadingText={say('widget.loading')}
      options={known}
      value={selected}
      noOptionsText={say(known.length === 0 ? 'widget.multiSelect.empty' : 'widget.multiSelect.notFound')}
      filterOptions={(_, { inputValue }) => offer(known, inputValue, onCreate !== undefined)}
      getOptionLabel={(option) =>
        isNew(option) ? say('widget.multiSelect.create', { label: option.create }) : option.label
      }
      getOptionKey={(option) => (isNew(option) ? `+${option.create}` : option.value)}
      getOptionDisabled={(option) => !isNew(option) && option.disabled === true}
      isOptionEqualToValue={(one, other) => !isNew(one) && !isNew(other) && one.value === other.value}
      onChange={(_, next) => change(next)}
      onBlur={() => {
        setLeft(true)
        props.onBlur?.()
      }}
      slotProps={{ listbox: { sx: { maxHeight: listHeight } } }}
      renderOption={({ key, ...item }, option, state) => (
        <li key={key} {...item}>
          <OptionMark isNew={isNew(option)} selected={state.selected} />
          {isNew(option) ? say('widget.multiSelect.create', { label: option.create }) : option.label}
        </li>
      )}
      renderValue={() => (
        <SelectedSummary
          options={selected}
          onRemove={disabled ? undefined : (option) => onChange(value.filter((one) => one !== option.value))}
        />
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          required={required}
          error={props.error || isMissing}
          helperText={isMissing ? say('widget.multiSelect.required') : props.helperText}
        />
      )}
    />
  )
}
