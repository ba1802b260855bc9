import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { say } from './say'
import { addTag, type Tag } from './tags'

type Props = {
  label: string
  value: readonly Tag[]
  onChange: (tags: readonly Tag[]) => void
  maxTags?: number
  suggestions?: readonly Tag[]
  helperText?: string
  error?: boolean
  disabled?: boolean
  required?: boolean
}

const labelOf = (tag: Tag | string) => (typeof tag === 'string' ? tag : tag.label)

/** Labels typed one by one: Enter or a comma adds, Backspace takes the last away. */
export function TagInput({ label, value, onChange, maxTags, suggestions = [], disabled, ...field }: Props) {
  const [typed, setTyped] = useState('')
  const isFull = maxTags !== undefined && value.length >= maxTags

  /** Autocomplete gives the kept tags and, last, what was typed or chosen. */
  function change(next: readonly (Tag | string)[]) {
    const tags = next.map((one) => (typeof one === 'string' ? { label: one } : one))
    onChange(tags.reduce<readonly Tag[]>((kept, tag) => addTag(kept, tag, maxTags), []))
  }

  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      disabled={disabled}
      options={[...suggestions]}
      value={[...value]}
      getOptionLabel={labelOf}
      isOptionEqualToValue={(one, other) => labelOf(one) === labelOf(other)}
      inputValue={typed}
      onInputChange={(_, text) => setTyped(text)}
      onChange={(_, next) => change(next)}
      renderValue={(tags, getItemProps) =>
        tags.map((tag, index) => {
          const { key, ...props } = getItemProps({ index })
          return <Chip key={key} size="small" label={labelOf(tag)} {...props} />
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          {...field}
          label={label}
          placeholder={value.length ? undefined : say('widget.tags.placeholder')}
          helperText={isFull ? say('widget.tags.full', { z: value.length }) : field.helperText}
          onKeyDown={(event) => {
            if (event.key !== ',' && event.key !== ';') return
            event.preventDefault()
            change([...value, typed])
            setTyped('')
          }}
        />
      )}
    />
  )
}
