import Box from '@mui/material/Box'
import { lazy, Suspense } from 'react'
import { sayMessage } from '../../../i18n/fr/messages'
import { usePortalMessages } from '../../layout/portal-messages/use-portal-messages'
import { Awaited } from '../../widgets/Awaited'

const BannerCard = lazy(async () => ({
  default: (await import('../../layout/portal-messages/BannerCard')).BannerCard,
}))

/** The messages on top of a first screen; those that block others are told to who passes them. */
export function MessageBanners() {
  const { data = [], isPending } = usePortalMessages()
  const shown = data.filter(({ Dashboardmessage_type: { machine_name } }) => machine_name !== 'popup')
  if (shown.length === 0) return isPending ? <Awaited /> : null
  return (
    <Suspense fallback={<Awaited />}>
      <Box
        component="section"
        aria-label={sayMessage('message.region')}
        sx={{ display: 'grid', gap: 1.5, mb: 3 }}
      >
        {shown.map(({ id, title, content, Dashboardmessage_type: { machine_name } }) => {
          const isGrave = machine_name === 'blocking'
          return (
            <BannerCard
              key={id}
              title={title}
              html={content}
              isGrave={isGrave}
              note={isGrave && sayMessage('message.passed')}
            />
          )
        })}
      </Box>
    </Suspense>
  )
}
