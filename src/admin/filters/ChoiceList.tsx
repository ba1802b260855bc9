import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'

export interface Choice {
  value: string
  label: string
}

interface Props {
  label: string
  choices: readonly Choice[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Values to tick, several at a time. */
export function ChoiceList({ label, choices, value, onChange }: Props) {
  const turn = (one: string) =>
    onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])
  return (
    <Box role="group" aria-label={label} sx={{ maxHeight: 300, overflow: 'auto', mx: -1, px: 1 }}>
      <FormGroup>
        {choices.map((choice) => (
          <FormControlLabel
            key={choice.value}
            label={choice.label}
            sx={{ mr: 0, '& .MuiFormControlLabel-label': { fontSize: '0.875rem' } }}
            control={
              <Checkbox
                size="small"
                sx={{ py: 0.5 }}
                checked={value.includes(choice.value)}
                onChange={() => turn(choice.value)}
              />
            }
          />
        ))}
      </FormGroup>
    </Box>
  )
}
