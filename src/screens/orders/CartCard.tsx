import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Checkbox from '@mui/material/Checkbox'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { cartTexts } from '../../../i18n/fr/carts'
import { eurosGross, eurosNet } from '../../../i18n/fr/orders'
import type { CartAnswer } from '../../../resources/orders/answers'
import { longDayWords } from '../../../resources/schema/date-words'
import { supplierOf } from '../../trade/names'
import { OrderBadge } from '../../trade/OrderBadge'
import { Badge } from '../../widgets/Badge'
import { CutOff } from './CutOff'
import { hasDateIssue, problemsOf } from './cart-problems'
import { MergeButton } from './MergeButton'
import { TermsBars } from './TermsBars'

interface Props {
  cart: CartAnswer
  /** The cart that it could travel with. */
  mate: CartAnswer | undefined
  /** Of a colleague's cart: who wrote it. */
  author: string | undefined
  /** Whether it leaves with « Tout envoyer »; undefined when it cannot. */
  isChosen: boolean | undefined
  onToggle: () => void
}

/** One cart of the list. */
export function CartCard({ cart, mate, author, isChosen, onToggle }: Props) {
  const supplier = supplierOf(cart)
  return (
    <Card component="li" sx={{ p: 2 }}>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1.2fr) minmax(0, 1fr) 176px' },
        }}
      >
        <Box sx={{ display: 'flex', gap: 1, minWidth: 0 }}>
          <Checkbox
            checked={isChosen === true}
            disabled={isChosen === undefined}
            onChange={onToggle}
            sx={{
              mt: -1,
              ml: -1,
              alignSelf: 'flex-start',
              visibility: cart.status === '100' ? 'visible' : 'hidden',
            }}
            slotProps={{ input: { 'aria-label': cartTexts.choose({ supplier, ofNumber: cart.number }) } }}
          />
          <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
            <MuiLink
              component={Link}
              to={`/carts/in-progress/${cart.id}`}
              sx={{ typography: 'h3', color: 'text.primary' }}
            >
              {supplier}
            </MuiLink>
            <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
              {[cart.number, cartTexts.lines({ smart_count: cart.lines_nb })].join(' · ')}
            </Box>
            <Box sx={{ fontWeight: 550 }}>
              {cartTexts.delivery({ day: longDayWords(cart.ask_delivery_date) })}
            </Box>
            {cart.status === '100' && cart.terms && !cart.expired && !hasDateIssue(cart) && (
              <CutOff terms={cart.terms} day={cart.ask_delivery_date} />
            )}
            {problemsOf(cart).map(({ text, isError }) => (
              <Box
                key={text}
                sx={{ typography: 'body2', fontWeight: 600, color: isError ? 'error.main' : 'warning.main' }}
              >
                {text}
              </Box>
            ))}
            {mate && <MergeButton cart={cart} into={mate} />}
            {author && <Badge tone="blue" label={cartTexts.cartOf({ author })} />}
            {cart.status !== '100' && <OrderBadge status={cart.status} />}
          </Box>
        </Box>
        {cart.terms ? <TermsBars terms={cart.terms} goods={cart.goods_ht} /> : <span />}
        <Box sx={{ textAlign: { xs: 'left', md: 'right' } }}>
          <Box sx={{ typography: 'h3', whiteSpace: 'nowrap' }}>{eurosNet(cart.order_total_ht)}</Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{eurosGross(cart.order_total_ttc)}</Box>
        </Box>
      </Box>
    </Card>
  )
}
