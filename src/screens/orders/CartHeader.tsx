import Box from '@mui/material/Box'
import Breadcrumbs from '@mui/material/Breadcrumbs'
import MuiLink from '@mui/material/Link'
import { memo } from 'react'
import { Link } from 'react-router'
import { cartTexts } from '../../../i18n/fr/carts'
import type { OrderAnswer } from '../../../resources/orders/answers'
import { pageActions } from '../../admin/form/page-actions'
import { authorOf, memberOf, supplierOf } from '../../trade/names'
import { OrderBadge } from '../../trade/OrderBadge'
import { CartActions } from './CartActions'

interface Props {
  order: OrderAnswer
  /** Something of it is on its way. */
  isSaving: boolean
}

/** Whose cart it is, where it stands, and what may be done with it as a whole. Quantities that are being typed do not draw it again. */
export const CartHeader = memo(function CartHeader({ order, isSaving }: Props) {
  return (
    <Box component="header" sx={{ mb: 2 }}>
      <Breadcrumbs>
        <MuiLink component={Link} to="/carts/in-progress">
          {cartTexts.back}
        </MuiLink>
        <Box component="span" aria-current="page" sx={{ color: 'text.secondary' }}>
          {order.number}
        </Box>
      </Breadcrumbs>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box component="h1" sx={{ typography: 'h1', m: 0 }}>
          {supplierOf(order)}
        </Box>
        <OrderBadge status={order.status} />
        <Box sx={{ flex: 1 }} />
        <Box sx={pageActions}>
          <CartActions order={order} isSaving={isSaving} />
        </Box>
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {[order.number, memberOf(order), authorOf(order)].filter(Boolean).join(' · ')}
      </Box>
    </Box>
  )
})
