import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { handOverTexts } from '../../../../i18n/fr/orders'
import { handOver } from '../../../../resources/orders/hand-over-endpoints'
import { useAnswer } from '../../../fields/endpoints'

interface Props {
  id: number
  to?: number
  /** Absent where it is not chosen here: the rules say who. */
  onTo?: (id: number | undefined) => void
}

/** Who takes over the orders that wait for somebody whose account is being closed. */
export function WaitingOrders({ id: person, to, onTo }: Props) {
  const { data: waiting } = useAnswer(handOver.waiting, { id: person })
  if (!waiting?.orders.length) return null
  return (
    <Box sx={{ mt: 2 }}>
      {!onTo && <Alert severity="warning">{handOverTexts.chosenByButton}</Alert>}
      {onTo && waiting.takers.length > 0 && (
        <TextField
          select
          fullWidth
          size="small"
          label={handOverTexts.takesOver}
          helperText={handOverTexts.takesOverHelp}
          value={to ?? ''}
          onChange={({ target }) => onTo(Number(target.value) || undefined)}
          sx={{ mt: 2 }}
        >
          <MenuItem value="">{handOverTexts.byRule}</MenuItem>
          {waiting.takers.map(({ id, first_name, last_name }) => (
            <MenuItem key={id} value={id}>{`${first_name} ${last_name}`}</MenuItem>
          ))}
        </TextField>
      )}
    </Box>
  )
}
