import Send from '@mui/icons-material/SendOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { cartUndoTexts } from '../../../i18n/fr/cart-undo'
import { cartTexts } from '../../../i18n/fr/carts'
import { euros } from '../../../i18n/fr/orders'
import type { CartAnswer } from '../../../resources/orders/answers'
import { sumOf } from '../../../resources/orders/totals'
import { parisDay } from '../../../resources/schema/paris-time'
import { pageActions } from '../../admin/form/page-actions'
import { useAllowed } from '../../fields/engine'
import { expiredCarts, refusedCarts } from '../../trade/awaited-rows'
import { BudgetBar } from '../../trade/BudgetBar'
import { authorOf } from '../../trade/names'
import { useRowView } from '../../trade/use-row-view'
import { Awaited } from '../../widgets/Awaited'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { CartCard } from './CartCard'
import { CartTools } from './CartTools'
import { isReady } from './is-ready'
import { truckMate } from './MergeButton'
import { SendDialog } from './SendDialog'
import { useCarts } from './use-carts'
import { useSelfId } from './use-self-id'
import { useRemovedCarts, useTakeBack } from './use-take-back'

const none: CartAnswer[] = []

function CatalogueLink() {
  const allowed = useAllowed()
  const path = allowed('foodCatalog') ? '/catalogs/food' : '/catalogs/non-food'
  return (
    <Button component={Link} to={path} variant="contained">
      {cartTexts.toCatalog}
    </Button>
  )
}

/** The carts that were deleted in this visit: each is brought back in one press. */
function RemovedCarts() {
  const { bringBack } = useTakeBack()
  return useRemovedCarts().map((cart) => (
    <Alert
      key={cart.act}
      severity="info"
      sx={{ mb: 1.5 }}
      action={
        <Button color="inherit" size="small" onClick={() => void bringBack(cart)}>
          {cartUndoTexts.undo}
        </Button>
      }
    >
      {cart.said}
    </Alert>
  ))
}

/** « Paniers en préparation »: one cart a supplier and a day, with what keeps it from leaving. */
export function CartListScreen() {
  const { data, isError, error, refetch } = useCarts()
  const views = useMemo(() => [refusedCarts, expiredCarts(parisDay(new Date()))], [])
  const part = useRowView<CartAnswer>(views, data ?? none)
  const carts = data && part.rows
  const self = useSelfId()
  const [turned, setTurned] = useState<readonly number[]>([])
  const [sending, setSending] = useState<CartAnswer[]>()
  const ready = (carts ?? []).filter(isReady)
  // One's own carts leave together; a colleague's only where it is chosen.
  const isChosen = ({ id, user_id }: CartAnswer) => (user_id === self) !== turned.includes(id)
  const chosen = ready.filter(isChosen)
  const toggle = (id: number) =>
    setTurned(turned.includes(id) ? turned.filter((one) => one !== id) : [...turned, id])
  return (
    <Box sx={{ maxWidth: 1240 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
        <Box sx={{ flex: '1 1 260px' }}>
          <Box component="h1" sx={{ typography: 'h1', m: 0 }}>
            {cartTexts.title}
          </Box>
          <Box role="status" sx={{ typography: 'body2', color: 'text.secondary', minHeight: 20 }}>
            {carts &&
              carts.length > 0 &&
              cartTexts.summary({
                smart_count: carts.length,
                ht: euros(sumOf(carts.map((cart) => cart.order_total_ht))),
                ttc: euros(sumOf(carts.map((cart) => cart.order_total_ttc))),
              })}
          </Box>
        </Box>
        <Box sx={pageActions}>
          {!carts && !isError && <Awaited />}
          {ready.length > 0 && (
            <Button
              variant="contained"
              startIcon={<Send />}
              disabled={chosen.length === 0}
              onClick={() => setSending(chosen)}
            >
              {chosen.length === ready.length ? cartTexts.sendAll : cartTexts.sendChosen(chosen.length)}
            </Button>
          )}
          <CartTools />
        </Box>
      </Box>
      <BudgetBar />
      {isError && !carts && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!carts && !isError && <TableSkeleton rows={4} columns={4} />}
      <RemovedCarts />
      {part.chip}
      {data && part.empty && part.rows.length === 0 && (
        <EmptyState title={part.empty[0]} text={part.empty[1]} />
      )}
      {data?.length === 0 && !part.empty && (
        <EmptyState title={cartTexts.none} text={cartTexts.noneText} action={<CatalogueLink />} />
      )}
      <Box component="ul" sx={{ display: 'grid', gap: 1.5, m: 0, p: 0, listStyle: 'none' }}>
        {carts?.map((cart) => (
          <CartCard
            key={cart.id}
            cart={cart}
            mate={truckMate(cart, data ?? none)}
            author={cart.user_id === self ? undefined : authorOf(cart)}
            isChosen={isReady(cart) ? isChosen(cart) : undefined}
            onToggle={() => toggle(cart.id)}
          />
        ))}
      </Box>
      {sending && (
        <SendDialog
          carts={sending}
          staying={carts?.filter((cart) => cart.status === '100' && !sending.includes(cart))}
          onClose={() => setSending(undefined)}
        />
      )}
    </Box>
  )
}
