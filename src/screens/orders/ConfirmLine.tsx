import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { orderedText, unitText } from '../../../i18n/fr/line-units'
import { orderPageTexts as texts } from '../../../i18n/fr/order-pages'
import type { OrderLineAnswer } from '../../../resources/orders/answer-parts'
import type { Answered } from '../../../resources/orders/confirmation'
import { confirmedStates } from '../../../resources/orders/order-line'
import { ProposedInput } from './ProposedInput'

interface Props {
  order: number
  line: OrderLineAnswer
  answer: Answered
  /** Told once one has tried to confirm. */
  error: string | undefined
  onChange: (line: number, patch: Partial<Answered>) => void
}

const states = Object.entries(confirmedStates).map(([state, { label }]) => [state, label] as const)

/** One line of the supplier's answer. */
export function ConfirmLine({ order, line, answer, error, onChange }: Props) {
  const unit = unitText(line.OrderUnit)
  return (
    <Box
      role="group"
      aria-label={line.label}
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 1,
        alignItems: 'center',
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 170px 180px' },
      }}
    >
      <div>
        <Box sx={{ fontWeight: 600 }}>{line.label}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {[orderedText(line), line.ref_supplier].filter(Boolean).join(' · ')}
        </Box>
      </div>
      <TextField
        select
        label={texts.answer}
        value={answer.state}
        sx={{ m: 0 }}
        onChange={({ target }) => onChange(line.id, { state: target.value as Answered['state'] })}
      >
        {states.map(([state, label]) => (
          <MenuItem key={state} value={state}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      {answer.state === 'short' && (
        <TextField
          label={`${texts.confirmedQuantity} (${unit})`}
          value={answer.quantity}
          error={error !== undefined}
          helperText={error}
          sx={{ m: 0 }}
          onChange={({ target }) => onChange(line.id, { quantity: target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      )}
      {answer.state === 'substituted' && (
        <ProposedInput
          order={order}
          line={line.id}
          proposed={answer.proposed}
          error={error}
          onChange={(proposed) => onChange(line.id, { proposed })}
        />
      )}
    </Box>
  )
}
