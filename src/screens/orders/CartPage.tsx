import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, Suspense, useCallback, useMemo, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { cartTexts } from '../../../i18n/fr/carts'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { isAt } from '../../../resources/orders/states'
import { compareDecimals } from '../../../resources/schema/decimal-text'
import { useTitle } from '../../admin/use-title'
import { supplierOf } from '../../trade/names'
import { EmptyState } from '../../widgets/EmptyState'
import { CartHeader } from './CartHeader'
import { CartLines } from './CartLines'
import { CartNotices } from './CartNotices'
import { CartOptions } from './CartOptions'
import { DeliveryPicker } from './DeliveryPicker'
import { othersLines } from './line-authors'
import { PlanSending } from './PlanSending'
import { SendBar } from './SendBar'
import { SendDialog } from './SendDialog'
import { TermsBars } from './TermsBars'
import { TotalsCard } from './TotalsCard'
import { useCartChange } from './use-cart-change'
import { useCartEditing } from './use-cart-editing'
import { useSelfId } from './use-self-id'

const UsualHere = lazy(async () => ({ default: (await import('./UsualHere')).UsualHere }))
const CartDeciders = lazy(async () => ({ default: (await import('./CartDeciders')).CartDeciders }))
const CartHere = lazy(async () => ({ default: (await import('./CartHere')).CartHere }))

/** Whether the goods do not reach what the supplier asks, or what spares the port. */
function isShort({ terms }: OrderAnswer, goods: string): boolean {
  const wanted = [terms?.minimum_ht, terms?.shipping_ht ? terms.franco_ht : null]
  return wanted.some((amount) => amount && compareDecimals(goods, amount) < 0)
}

/** One cart: its lines typed fast, its totals live, and what the supplier asks for. */
export function CartPage({ order }: { order: OrderAnswer }) {
  const supplier = supplierOf(order)
  // The sending is asked for at any moment: it waits for what was typed to be saved, and is over where that is refused.
  const [isWanted, setWanted] = useState(false)
  const giveUp = useCallback(() => setWanted(false), [])
  const { lines, totals, change, confirm, waiting, isSaving } = useCartEditing(order, giveUp)
  const { patch, isPending } = useCartChange(order, giveUp)
  const isBusy = isSaving || isPending || waiting.size > 0
  const self = useSelfId()
  const [after] = useState(() => order.events.at(-1)?.id ?? 0)
  const others = useMemo(() => othersLines(order.events, { after, self }), [order.events, after, self])
  const navigate = useNavigate()
  useTitle(`${supplier} – ${order.number}`)
  const isEditable = order.actions.includes('edit')
  const blocked = order.terms?.issues.some(({ blocking }) => blocking) ?? false
  if (isWanted && !isBusy && blocked) setWanted(false)
  const minimum = order.terms?.issues.find(({ code }) => code === 'minimum')
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'))
  const sendButton = order.actions.includes('submit') && (
    <Button
      variant="contained"
      size="large"
      disabled={lines.length === 0 || blocked || (waiting.size > 0 && !isWanted)}
      loading={isWanted && isBusy}
      loadingPosition="start"
      onClick={() => setWanted(true)}
    >
      {cartTexts.send}
    </Button>
  )
  return (
    <Box sx={{ maxWidth: 1320 }}>
      <CartHeader order={order} isSaving={isBusy} />
      <CartNotices order={order} isEditable={isEditable} onTake={change} />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          {lines.length > 0 ? (
            <CartLines
              order={order.id}
              lines={lines}
              others={others}
              waiting={waiting}
              label={cartTexts.linesOf({ supplier })}
              isEditable={isEditable}
              isFrozen={isAt(order.status, 'waiting')}
              onChange={change}
              onConfirm={confirm}
            />
          ) : (
            <EmptyState
              title={cartTexts.empty}
              text={cartTexts.emptyText}
              action={
                <Button component={Link} to="/catalogs/food" variant="contained">
                  {cartTexts.toCatalog}
                </Button>
              }
            />
          )}
          <CartOptions order={order} isEditable={isEditable} onChange={patch} />
        </Box>
        <Card
          component="aside"
          aria-label={cartTexts.totals}
          sx={{ p: 2, position: { lg: 'sticky' }, top: 80, display: 'grid', gap: 2 }}
        >
          <DeliveryPicker order={order} isEditable={isEditable && !isPending} onChange={patch} />
          {order.terms && <TermsBars terms={order.terms} goods={totals.goods_ht} />}
          {isEditable && isShort(order, totals.goods_ht) && (
            <Suspense>
              <UsualHere order={order} />
            </Suspense>
          )}
          <TotalsCard totals={totals} taxes={order.taxes} />
          {minimum && (
            <Box
              role="status"
              sx={{ typography: 'body2', color: minimum.blocking ? 'error.main' : 'warning.main' }}
            >
              {minimum.message}
            </Box>
          )}
          {order.actions.includes('submit') && lines.length > 0 && (
            <Suspense>
              <CartDeciders order={order} />
            </Suspense>
          )}
          {isWide && sendButton}
          {order.actions.includes('submit') && (
            <PlanSending order={order} disabled={lines.length === 0 || isBusy} />
          )}
        </Card>
      </Box>
      <Suspense>
        <CartHere order={order.id} isEditing={isSaving} removed={others.removed} />
      </Suspense>
      {sendButton && !isWide && <SendBar totals={totals}>{sendButton}</SendBar>}
      {isWanted && !isBusy && !blocked && (
        <SendDialog carts={[order]} onClose={giveUp} onSent={() => navigate('/carts/in-progress')} />
      )}
    </Box>
  )
}
