import Search from '@mui/icons-material/Search'
import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import InputAdornment from '@mui/material/InputAdornment'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, useId, useRef, useState } from 'react'
import { PickerList } from './PickerList'
import { type PickerId, type PickerItem, pickerError, searchItems } from './picker'
import { usePickerDrops } from './picker-drag'
import { say } from './say'
import { useKeptFocus } from './use-kept-focus'
import { usePicker } from './use-picker'
import { visuallyHidden } from './visually-hidden'

type Props = {
  label: string
  items: readonly PickerItem[]
  /** The selected ids, in their order. */
  value: readonly PickerId[]
  onChange: (value: PickerId[]) => void
  /** One list whose items are all kept, and only put in order. */
  orderOnly?: boolean
  required?: boolean
  disabled?: boolean
  /** A form's own message; without it an empty required choice says so once changed. */
  error?: string
  helperText?: ReactNode
}

/** Chooses and orders items by dragging, or with the buttons of each row. */
export function DraggablePicker({
  label,
  items,
  value,
  onChange,
  orderOnly,
  required,
  disabled,
  ...props
}: Props) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const [text, setText] = useState('')
  const [touched, setTouched] = useState(false)
  const verbs = usePicker({
    items,
    value,
    onChange: (next) => {
      setTouched(true)
      onChange(next)
    },
  })
  usePickerDrops(id, (drop) => !disabled && !(orderOnly && drop.list === 'available') && verbs.drop(drop))
  useKeptFocus(root, value, 'input')

  const available = searchItems(
    items.filter((item) => !value.includes(item.id)),
    text,
  )
  const selected = value.flatMap((one) => items.find((item) => item.id === one) ?? [])
  const error = props.error ?? (required && touched ? pickerError(value) : null)
  const lists = { picker: id, verbs, disabled }
  return (
    <Box role="group" aria-labelledby={`${id}-label`} ref={root}>
      <FormLabel
        component="p"
        id={`${id}-label`}
        required={required}
        disabled={disabled}
        sx={{ m: 0, mb: 0.75, typography: 'body2' }}
      >
        {label}
      </FormLabel>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: '1fr', sm: orderOnly ? '1fr' : '1fr 1fr' },
        }}
      >
        {!orderOnly && (
          <PickerList
            {...lists}
            name="available"
            title={say('widget.picker.available')}
            items={available}
            empty={say(text ? 'widget.multiSelect.notFound' : 'widget.multiSelect.empty')}
            head={<SearchField text={text} onChange={setText} disabled={disabled} />}
          />
        )}
        <PickerList
          {...lists}
          name="selected"
          title={orderOnly ? label : say('widget.picker.selected')}
          items={selected}
          empty={say(orderOnly ? 'widget.multiSelect.empty' : 'widget.picker.nothingSelected')}
          removable={!orderOnly}
          invalid={Boolean(error)}
        />
      </Box>
      {(error ?? props.helperText) && (
        <FormHelperText error={Boolean(error)} role={error ? 'alert' : undefined}>
          {error ?? props.helperText}
        </FormHelperText>
      )}
      <span role="status" style={visuallyHidden}>
        {verbs.announcement}
      </span>
    </Box>
  )
}

type SearchProps = { text: string; onChange: (text: string) => void; disabled?: boolean }

function SearchField({ text, onChange, disabled }: SearchProps) {
  return (
    <Box sx={{ p: 1, borderBottom: '1px solid', borderColor: 'divider' }}>
      <OutlinedInput
        size="small"
        fullWidth
        type="search"
        value={text}
        disabled={disabled}
        placeholder={say('widget.picker.search')}
        onChange={({ target }) => onChange(target.value)}
        startAdornment={
          <InputAdornment position="start">
            <Search fontSize="small" />
          </InputAdornment>
        }
        slotProps={{ input: { 'aria-label': say('widget.picker.search') } }}
      />
    </Box>
  )
}
