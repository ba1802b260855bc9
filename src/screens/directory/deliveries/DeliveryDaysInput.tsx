import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { Widget } from '../../../admin/form/extensions'
import { hintOf } from '../../../fields/inputs/input-props'

/** The days of a week, all in sight: those of delivery are pressed. */
export const DeliveryDaysInput: Widget = ({ scope: _scope, ...props }) => {
  const { field, id, value, onChange, onBlur } = props
  const hint = hintOf(props)
  return (
    <FormControl error={props.error !== undefined} disabled={props.disabled} onBlur={onBlur}>
      <FormLabel id={id} sx={{ typography: 'body2', mb: 0.5 }}>
        {field.label}
      </FormLabel>
      <ToggleButtonGroup
        aria-labelledby={id}
        size="small"
        value={Array.isArray(value) ? value : []}
        onChange={(_, days: string[]) => onChange([...days].sort())}
        disabled={props.disabled || props.readOnly}
        sx={days}
      >
        {Object.entries(field.options ?? {}).map(([day, label]) => (
          <ToggleButton key={day} value={day}>
            {label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {hint && <FormHelperText>{hint}</FormHelperText>}
    </FormControl>
  )
}

const days = {
  flexWrap: 'wrap',
  gap: 0.75,
  '& .MuiToggleButtonGroup-grouped': {
    minHeight: 40,
    px: 1.5,
    m: 0,
    border: '1px solid',
    borderColor: 'text.secondary',
    borderRadius: 1,
    color: 'text.primary',
    textTransform: 'none',
    '&.Mui-selected, &.Mui-selected:hover': {
      borderColor: 'primary.main',
      bgcolor: 'primary.main',
      color: 'primary.contrastText',
    },
  },
} as const
