import Receive from '@mui/icons-material/Inventory2Outlined'
import Catalogue from '@mui/icons-material/MenuBookOutlined'
import More from '@mui/icons-material/MoreHoriz'
import Cart from '@mui/icons-material/ShoppingBasketOutlined'
import Badge from '@mui/material/Badge'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { phoneBarTexts as texts } from '../../i18n/fr/phone-bar'
import { useAllowed } from '../fields/engine'
import { useAdherent } from '../layout/adherent-context'
import { KeptFree } from '../widgets/KeptFree'
import { givenOf, useMember } from './use-member'
import { useOrderCalls } from './use-order-calls'

interface Place {
  label: string
  icon: ReactNode
  to: string
  isHere: boolean
}

/** Carts with something in them: the count on the bar. */
function useFilledCarts(isAsked: boolean): number {
  const member = useMember()
  const calls = useOrderCalls()
  const { data = [] } = useQuery({
    queryKey: ['carts', member],
    queryFn: ({ signal }) => calls.carts(givenOf(member), { signal }),
    enabled: isAsked,
  })
  return data.filter(({ status, lines_nb }) => status === '100' && lines_nb > 0).length
}

/** The first shelf that this person may see. */
function useShelf(): string | undefined {
  const allowed = useAllowed()
  if (allowed('foodCatalog')) return '/catalogs/food'
  return allowed('nonFoodCatalog') ? '/catalogs/non-food' : undefined
}

function usePlaces(): Place[] {
  const allowed = useAllowed()
  const { pathname } = useLocation()
  const { selected } = useAdherent()
  const shelf = useShelf()
  const seesCarts = selected !== undefined && allowed('viewCart')
  const count = useFilledCarts(seesCarts)
  const isIn = (path: string) => pathname.startsWith(path)
  return [
    ...(shelf ? [{ label: texts.order, icon: <Catalogue />, to: shelf, isHere: isIn('/catalogs') }] : []),
    ...(seesCarts
      ? [
          {
            label: texts.carts,
            icon: (
              <Badge badgeContent={count} color="primary" sx={{ '& .MuiBadge-badge': { top: 5, right: -3 } }}>
                <Cart />
              </Badge>
            ),
            to: '/carts/in-progress',
            isHere: isIn('/carts'),
          },
        ]
      : []),
    ...(allowed('receiveOrder')
      ? [{ label: texts.receive, icon: <Receive />, to: '/orders/receive', isHere: isIn('/orders') }]
      : []),
  ]
}

/** The bar at the bottom of a phone: what kitchens do all day, one thumb away. */
export function PhoneBar({ onMore }: { onMore: () => void }) {
  const places = usePlaces()
  return (
    <Box component="nav" aria-label={texts.bar} sx={bar}>
      <KeptFree height={60} />
      {places.map(({ label, icon, to, isHere }) => (
        <ButtonBase
          key={to}
          component={Link}
          to={to}
          aria-current={isHere ? 'page' : undefined}
          sx={[place, isHere && { color: 'primary.main' }]}
        >
          {icon}
          {label}
        </ButtonBase>
      ))}
      <ButtonBase onClick={onMore} sx={place}>
        <More />
        {texts.more}
      </ButtonBase>
    </Box>
  )
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 'appBar',
  display: 'flex',
  height: 'var(--phone-bar)',
  boxSizing: 'content-box',
  pb: 'env(safe-area-inset-bottom)',
  bgcolor: 'background.paper',
  borderTop: 1,
  borderColor: 'divider',
} as const

const place = {
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: 0.25,
  typography: 'caption',
  fontWeight: 600,
  color: 'text.secondary',
} as const
