import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import MuiLink from '@mui/material/Link'
import { useState } from 'react'
import { Link } from 'react-router'
import { cartTexts } from '../../../i18n/fr/carts'
import { orderPageTexts as texts } from '../../../i18n/fr/order-pages'
import { eurosGross, eurosNet } from '../../../i18n/fr/orders'
import type { ToValidate } from '../../../resources/orders/inbox-answer'
import { longDayWords } from '../../../resources/schema/date-words'
import { memberOf, supplierOf } from '../../trade/names'
import { ReasonDialog } from '../../trade/ReasonDialog'
import { useOrderCalls } from '../../trade/use-order-calls'
import { Badge } from '../../widgets/Badge'
import { ApprovalFacts } from './ApprovalFacts'
import { seenRounds } from './seen-orders'
import { useRun } from './use-run'

interface Props {
  order: ToValidate
  isChosen: boolean
  isPending: boolean
  /** Absent where there is but one. */
  onToggle: (() => void) | undefined
  onValidate: () => void
}

/** An order that waits for a decision. */
export function ApprovalCard({ order, isChosen, isPending, onToggle, onValidate }: Props) {
  const calls = useOrderCalls()
  const { run, isPending: isRefusingNow } = useRun()
  const [isRefusing, setRefusing] = useState(false)
  const author = order.User && `${order.User.first_name} ${order.User.last_name}`
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      {onToggle && (
        <Checkbox
          checked={isChosen}
          onChange={onToggle}
          sx={{ m: -1, alignSelf: 'flex-start' }}
          slotProps={{ input: { 'aria-label': texts.select({ ofNumber: order.number }) } }}
        />
      )}
      <Box sx={{ flex: '1 1 280px', minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <MuiLink
          component={Link}
          to={`/carts/to-validate/${order.id}`}
          sx={{ typography: 'h3', color: 'text.primary' }}
        >
          {supplierOf(order)}
        </MuiLink>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {[
            order.number,
            memberOf(order),
            author && texts.by({ name: author }),
            cartTexts.lines({ smart_count: order.lines_nb }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        <Box sx={{ fontWeight: 550 }}>
          {cartTexts.delivery({ day: longDayWords(order.ask_delivery_date) })}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
          <Badge tone="orange" label={texts.level({ n: order.level })} />
          {order.on_behalf && <Badge tone="blue" label={texts.onBehalf} />}
          {order.expired && <Badge tone="red" label={cartTexts.expired} />}
        </Box>
        <ApprovalFacts order={order} />
      </Box>
      <Box sx={amounts}>
        <Box sx={{ typography: 'h3' }}>{eurosNet(order.order_total_ht)}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{eurosGross(order.order_total_ttc)}</Box>
      </Box>
      <Box sx={decision}>
        <Button variant="outlined" color="error" onClick={() => setRefusing(true)}>
          {texts.refuse}
        </Button>
        <Button variant="contained" disabled={isPending} onClick={onValidate}>
          {texts.validate}
        </Button>
      </Box>
      {isRefusing && (
        <ReasonDialog
          title={texts.refuseTitle({ what: order.number })}
          help={texts.refuseHelp}
          confirmLabel={texts.refuse}
          isPending={isRefusingNow}
          onClose={() => setRefusing(false)}
          onConfirm={(reason) =>
            void run(
              () => calls.refuse({ id: order.id, reason, ...seenRounds([order]) }),
              texts.refused,
            ).then(() => setRefusing(false))
          }
        />
      )}
    </Card>
  )
}

/** On a phone: both amounts on one line, and two buttons as wide as the card. */
const amounts = {
  display: { xs: 'flex', sm: 'block' },
  width: { xs: '100%', sm: 'auto' },
  alignItems: 'baseline',
  justifyContent: 'space-between',
  textAlign: { sm: 'right' },
} as const
const decision = {
  display: 'flex',
  gap: 1,
  width: { xs: '100%', sm: 'auto' },
  '& > *': { flex: { xs: 1, sm: 'none' } },
} as const
