import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { standardTexts as texts } from '../../../i18n/fr/cart-tools'
import type { StandardCartHead } from '../../../resources/orders/tool-answers'
import { momentWords } from '../../../resources/schema/date-words'
import { Badge } from '../../widgets/Badge'
import { CloneStandardButton } from './CloneStandardButton'
import { OrderStandardButton } from './OrderStandardButton'
import type { StandardScope } from './scope'

interface Props {
  cart: StandardCartHead
  scope: StandardScope
}

/** One standard cart of the list. */
export function StandardCartCard({ cart, scope }: Props) {
  const author = cart.User && `${cart.User.first_name} ${cart.User.last_name}`
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0, display: 'grid', gap: 0.5, justifyItems: 'start' }}>
        <MuiLink
          component={Link}
          to={`${scope.path}/${cart.id}`}
          sx={{ typography: 'h3', color: 'text.primary' }}
        >
          {cart.label}
        </MuiLink>
        <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
          {[
            texts.lines({ smart_count: cart.lines_nb }),
            texts.updated({ day: momentWords(cart.updatedAt) }),
            author,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Box>
        {!scope.isAdmin && cart.is_admin && <Badge tone="blue" label={texts.shared} />}
        {!cart.active && <Badge tone="grey" label={texts.inactive} />}
      </Box>
      <CloneStandardButton cart={cart} scope={scope} />
      {!scope.isAdmin && <OrderStandardButton cart={cart} />}
    </Card>
  )
}
