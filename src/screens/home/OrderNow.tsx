import Restaurant from '@mui/icons-material/MenuBookOutlined'
import Replay from '@mui/icons-material/Replay'
import Schedule from '@mui/icons-material/Schedule'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { toolTexts as texts } from '../../../i18n/fr/cart-tools'
import { eurosNet } from '../../../i18n/fr/orders'
import type { CartAnswer } from '../../../resources/orders/answers'
import { hourWords } from '../../../resources/schema/date-words'
import { parisDay } from '../../../resources/schema/paris-time'
import { supplierOf } from '../../trade/names'
import { givenOf, useMember } from '../../trade/use-member'
import { useOrderCalls } from '../../trade/use-order-calls'
import { Awaited } from '../../widgets/Awaited'
import { sayHome } from './say-home'

/** The carts that have to leave today, the most urgent first. */
export function dueToday(carts: readonly CartAnswer[], now: Date): { cart: CartAnswer; at: string }[] {
  const today = parisDay(now)
  return carts
    .flatMap((cart) => {
      const at = cart.terms?.cut_off
      return cart.status === '100' && cart.lines_nb > 0 && at ? [{ cart, at }] : []
    })
    .filter(({ at }) => new Date(at) > now && parisDay(new Date(at)) === today)
    .sort((left, right) => left.at.localeCompare(right.at))
}

function DueToday() {
  const member = useMember()
  const calls = useOrderCalls()
  const { data = [], isLoading } = useQuery({
    queryKey: ['carts', member],
    queryFn: ({ signal }) => calls.carts(givenOf(member), { signal }),
  })
  const due = dueToday(data, new Date())
  if (due.length === 0) return isLoading ? <Awaited /> : null
  return (
    <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
      {due.map(({ cart, at }) => (
        <Box component="li" key={cart.id} sx={line}>
          <Schedule aria-hidden fontSize="small" color="warning" />
          <b>{sayHome('home.beforeHour', { hour: hourWords(at) })}</b>
          <MuiLink component={Link} to={`/carts/in-progress/${cart.id}`}>
            {supplierOf(cart)}
          </MuiLink>
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {eurosNet(cart.order_total_ht)}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const line = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 } as const

/** « Commander »: the catalogue, the habits in one click, and the carts that have to leave today. */
export function OrderNow() {
  return (
    <Card
      component="section"
      aria-label={sayHome('home.order')}
      sx={{ px: { xs: 2, sm: 2.5 }, py: 2, mb: { xs: 3, sm: 4 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
          <Box component="h2" sx={{ typography: 'h3', m: 0 }}>
            {sayHome('home.order')}
          </Box>
          <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{texts.usualText}</Box>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexDirection: { xs: 'column', sm: 'row' },
            '& > a': { justifyContent: { xs: 'flex-start', sm: 'center' } },
            gap: 1.5,
            flex: { xs: '1 0 100%', sm: 'none' },
          }}
        >
          <Button component={Link} to="/carts/in-progress?usual=1" variant="contained" startIcon={<Replay />}>
            {texts.usual}
          </Button>
          <Button component={Link} to="/catalogs/food" variant="outlined" startIcon={<Restaurant />}>
            {sayHome('home.catalogue')}
          </Button>
        </Box>
      </Box>
      <DueToday />
    </Card>
  )
}
