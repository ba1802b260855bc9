import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { orderPageTexts } from '../../../i18n/fr/order-pages'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { RowComments } from '../../admin/comments/RowComments'
import { useTitle } from '../../admin/use-title'
import { memberOf, supplierOf } from '../../trade/names'
import { OrderBadge } from '../../trade/OrderBadge'
import { Approvals } from './Approvals'
import { ElsewhereButton } from './ElsewhereButton'
import { OrderActions } from './OrderActions'
import { OrderFacts } from './OrderFacts'
import { OrderLines } from './OrderLines'
import { SubstitutionsCard } from './SubstitutionsCard'
import { Timeline } from './Timeline'
import { TotalsCard } from './TotalsCard'

function Title({ children }: { children: string }) {
  return (
    <Box component="h2" sx={{ typography: 'h4', m: 0, mb: 1.5 }}>
      {children}
    </Box>
  )
}

/** In whose name an order is priced: the group that orders, else the member. */
const payerOf = ({ adherent_id, groupAdherent_id }: OrderAnswer) => {
  const id = groupAdherent_id ?? adherent_id
  return id === null ? undefined : { id, isGroup: groupAdherent_id !== null }
}

/** An order that waits or has left: what was asked, what became of it, and what may still be done. */
export function OrderPage({ order, isSupplier = false }: { order: OrderAnswer; isSupplier?: boolean }) {
  const name = isSupplier ? memberOf(order) : supplierOf(order)
  const payer = payerOf(order)
  useTitle(`${order.number} – ${name}`)
  return (
    <Box sx={{ maxWidth: 1320 }}>
      <Box
        component="header"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}
      >
        <Box component="h1" sx={{ typography: 'h1', m: 0 }}>
          {order.number} · {name}
        </Box>
        <OrderBadge status={order.status} isCancelled={order.is_cancelled} />
        <Box sx={{ flex: 1 }} />
        {!isSupplier && <RowComments of="order" id={order.id} title={order.number} />}
        <OrderActions order={order} isSupplier={isSupplier} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1, mb: 2, '&:empty': { display: 'none' } }}>
        {order.cancel_reason && (
          <Alert severity="error">{orderPageTexts.cancelReason({ reason: order.cancel_reason })}</Alert>
        )}
        {order.overdue && <Alert severity="warning">{orderPageTexts.overdue}</Alert>}
        {order.unread_alert_at && order.status === '300' && (
          <Alert severity="warning">{orderPageTexts.unread}</Alert>
        )}
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) 360px' },
        }}
      >
        <Box sx={{ minWidth: 0, display: 'grid', gap: 2.5 }}>
          <SubstitutionsCard order={order} />
          <OrderLines
            lines={order.lines}
            member={isSupplier ? undefined : payer}
            actsOf={
              payer && !isSupplier
                ? (line) => <ElsewhereButton order={order} line={line} member={payer} />
                : undefined
            }
            isReceived={order.reception_state !== 'none' && !isSupplier}
          />
          {order.comment && (
            <Card sx={{ p: 2 }}>
              <Title>{orderPageTexts.comment}</Title>
              <Box sx={{ whiteSpace: 'pre-wrap' }}>{order.comment}</Box>
            </Card>
          )}
        </Box>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          <Card sx={{ p: 2 }}>
            <TotalsCard totals={order.totals} taxes={order.taxes} expected={order.expected} />
          </Card>
          <Card sx={{ p: 2 }}>
            <OrderFacts order={order} />
          </Card>
          {order.validations.length > 0 && (
            <Card sx={{ p: 2 }}>
              <Title>{orderPageTexts.approvals}</Title>
              <Approvals validations={order.validations} />
            </Card>
          )}
          <Card component="section" aria-label={orderPageTexts.timeline} sx={{ p: 2 }}>
            <Title>{orderPageTexts.timeline}</Title>
            <Timeline events={order.events} />
          </Card>
        </Box>
      </Box>
    </Box>
  )
}
