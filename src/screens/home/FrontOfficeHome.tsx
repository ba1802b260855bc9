import Box from '@mui/material/Box'
import { lazy, Suspense, useMemo } from 'react'
import type { HomeTextKey } from '../../../i18n/fr/home'
import { useAllowed } from '../../fields/engine'
import { useAdherent } from '../../layout/adherent-context'
import { useNotOthers, useOwnRows } from '../../trade/own-rows'
import { Awaited } from '../../widgets/Awaited'
import { Attention } from './Attention'
import { DecideBefore } from './DecideBefore'
import { Deliveries } from './Deliveries'
import { Documents } from './Documents'
import { HomePage } from './HomePage'
import { MemberFigures } from './MemberFigures'
import { MessageBanners } from './MessageBanners'
import { frontOfficeMatters } from './matters'
import { OrderNow } from './OrderNow'
import { SelectedAdherent } from './Perimeter'
import { PriceOutlook } from './PriceOutlook'
import { ReceiveToday } from './ReceiveToday'
import { Spend } from './Spend'

const AtStake = lazy(async () => ({ default: (await import('./AtStake')).AtStake }))

/** What stands on the screen in full is not counted again. */
const inFull: Readonly<Record<'receives' | 'decides', readonly HomeTextKey[]>> = {
  receives: ['home.deliveries', 'home.overdue'],
  decides: ['home.toValidate'],
}

/** What this person does here: each work has its part of the first screen, the main one first. */
function useWork() {
  const { selected } = useAdherent()
  const allowed = useAllowed()
  const isChosen = selected !== undefined
  const follows = isChosen && allowed('viewOrderTracking')
  return {
    member: useMemo(() => selected && { id: selected.id, isGroup: selected.isGroup ?? false }, [selected]),
    orders: isChosen && allowed('viewCart') && allowed('addCartArticle'),
    follows,
    receives: follows && allowed('receiveOrder'),
    decides: allowed('validateOrders'),
    spends: follows && allowed('viewCart'),
  }
}

/** The adherents' first screen: by what one may do, the cook's, the storekeeper's and the director's. */
export function FrontOfficeHome() {
  const { member, orders, follows, receives, decides, spends } = useWork()
  const ordersShown = useNotOthers()
  const rows = useOwnRows()
  const matters = useMemo(() => {
    const shown = [...(receives ? inFull.receives : []), ...(decides ? inFull.decides : [])]
    if (!member) return []
    return frontOfficeMatters(new Date(), { member, orders: ordersShown, rows }).filter(
      ({ text }) => !shown.includes(text),
    )
  }, [member, receives, decides, ordersShown, rows])
  const reception = receives && member && <ReceiveToday member={member} saysNone={!orders} />
  return (
    <HomePage>
      <MessageBanners />
      <SelectedAdherent />
      {orders && <OrderNow />}
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <div>
          {!orders && reception}
          {decides && <DecideBefore />}
          {orders && reception}
          <Attention matters={matters} />
          {follows && member && <Deliveries orders={ordersShown} isLater={receives} />}
        </div>
        <div>
          {member && (
            <Suspense fallback={<Awaited />}>
              <AtStake of={member.isGroup ? { group_id: member.id } : { adherent_id: member.id }} />
            </Suspense>
          )}
          {spends && <Spend />}
          {spends && member && <PriceOutlook member={member} />}
          {member && <MemberFigures member={member} />}
          <Documents />
        </div>
      </Box>
    </HomePage>
  )
}
