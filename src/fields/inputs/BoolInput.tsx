import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import { hintOf, type InputProps } from './input-props'

/** Yes or no, by a switch. */
export function BoolInput({ field, id, value, onChange, onBlur, ...props }: InputProps) {
  const hint = hintOf({ ...props, field })
  return (
    <FormControl error={props.error !== undefined} disabled={props.disabled} className="input-bool">
      <FormControlLabel
        label={field.label}
        disabled={props.disabled || props.readOnly}
        control={
          <Switch
            id={id}
            checked={value === true}
            onChange={(_, checked) => onChange(checked)}
            onBlur={onBlur}
            slotProps={{ input: { 'aria-describedby': hint ? `${id}-hint` : undefined } }}
          />
        }
      />
      {hint && <FormHelperText id={`${id}-hint`}>{hint}</FormHelperText>}
    </FormControl>
  )
}
