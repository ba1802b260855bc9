import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { memo, useId, useState } from 'react'
import { cartTexts } from '../../../i18n/fr/carts'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { longDayWords, shortDayWords } from '../../../resources/schema/date-words'
import { DayInput } from '../../widgets/DayInput'
import { CutOff } from './CutOff'

interface Props {
  order: OrderAnswer
  isEditable: boolean
  onChange: (patch: { ask_delivery_date: string }) => void
}

/** The day of delivery: those that the supplier still offers, or another one; and until when it may be sent. */
export const DeliveryPicker = memo(function DeliveryPicker({ order, isEditable, onChange }: Props) {
  const [isOther, setOther] = useState(order.terms === null)
  const id = useId()
  const { ask_delivery_date: day, terms } = order
  const onDay = (ask_delivery_date: string) => onChange({ ask_delivery_date })
  const problem = terms?.issues.find(({ code }) => code === 'date')
  const offered = terms?.next_dates ?? []
  const days = offered.includes(day) ? offered : [day, ...offered]
  return (
    <Box role="group" aria-labelledby={id}>
      <Box id={id} sx={{ fontWeight: 650, mb: 0.75 }}>
        {isEditable ? cartTexts.deliveryDate : cartTexts.delivery({ day: longDayWords(day) })}
      </Box>
      {isEditable && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mb: 0.75 }}>
          {days.map((one) => (
            <Chip
              key={one}
              clickable
              label={shortDayWords(one)}
              color={one === day ? 'primary' : 'default'}
              aria-pressed={one === day}
              onClick={() => one !== day && onDay(one)}
            />
          ))}
          {!isOther && <Chip variant="outlined" label={cartTexts.otherDate} onClick={() => setOther(true)} />}
        </Box>
      )}
      {isEditable && isOther && (
        <Box sx={{ maxWidth: 220 }}>
          <DayInput
            label={cartTexts.otherDate}
            value={day}
            onChange={(next) => next && next !== day && onDay(next)}
          />
        </Box>
      )}
      {problem && (
        <Box
          role="status"
          sx={{
            typography: 'body2',
            fontWeight: 600,
            color: problem.blocking ? 'error.main' : 'warning.main',
          }}
        >
          {problem.message}
        </Box>
      )}
      {terms && !problem && isEditable && <CutOff terms={terms} day={day} />}
    </Box>
  )
})
