import Box from '@mui/material/Box'
import { orderPageTexts } from '../../../i18n/fr/order-pages'
import type { OrderValidationAnswer, Person } from '../../../resources/orders/answer-parts'
import { momentWords } from '../../../resources/schema/date-words'

const nameOf = (person: Person | null) => (person ? `${person.first_name} ${person.last_name}` : '')
const colors = { pending: 'warning.main', validated: 'success.main', refused: 'error.main' } as const

/** Who is expected and who decided, level by level, round by round. */
export function Approvals({ validations }: { validations: readonly OrderValidationAnswer[] }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {validations.map((one) => (
        <Box component="li" key={one.id} sx={{ typography: 'body2' }}>
          <b>
            {orderPageTexts.level({ n: one.level })}
            {one.round > 1 && `, ${orderPageTexts.round({ n: one.round })}`}
          </b>
          <Box component="span" sx={{ color: colors[one.decision], fontWeight: 600, ml: 1 }}>
            {orderPageTexts.decided[one.decision]} {nameOf(one.DecidingUser ?? one.ExpectedUser)}
          </Box>
          {one.OnBehalfOf && ` (${orderPageTexts.insteadOf({ name: nameOf(one.OnBehalfOf) })})`}
          {one.reason && <div>{one.reason}</div>}
          {one.decided_at && (
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{momentWords(one.decided_at)}</Box>
          )}
        </Box>
      ))}
    </Box>
  )
}
