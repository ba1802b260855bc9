import Box from '@mui/material/Box'
import { useMemo } from 'react'
import { useAllowed } from '../../fields/engine'
import { useAdherent } from '../../layout/adherent-context'
import { Attention } from './Attention'
import { Deliveries } from './Deliveries'
import { Documents } from './Documents'
import { Hello } from './Hello'
import { MemberFigures } from './MemberFigures'
import { MessageBanners } from './MessageBanners'
import { frontOfficeMatters } from './matters'
import { SelectedAdherent } from './Perimeter'
import { Spend } from './Spend'
import { UsualOrder } from './UsualOrder'

/** The adherents' first screen. */
export function FrontOfficeHome() {
  const { selected } = useAdherent()
  const allowed = useAllowed()
  const follows = allowed('viewOrderTracking')
  const { id, isGroup = false } = selected ?? {}
  const matters = useMemo(
    () => (id === undefined ? [] : frontOfficeMatters(new Date(), { id, isGroup })),
    [id, isGroup],
  )
  return (
    <>
      <Hello />
      <MessageBanners />
      <SelectedAdherent />
      {id !== undefined && allowed('viewCart') && allowed('addCartArticle') && <UsualOrder />}
      <Box
        sx={{
          display: 'grid',
          columnGap: 4,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <div>
          <Attention matters={matters} />
          {follows && id !== undefined && <Deliveries member={{ id, isGroup }} />}
        </div>
        <div>
          {follows && allowed('viewCart') && id !== undefined && <Spend />}
          {id !== undefined && <MemberFigures member={{ id, isGroup }} />}
          <Documents />
        </div>
      </Box>
    </>
  )
}
