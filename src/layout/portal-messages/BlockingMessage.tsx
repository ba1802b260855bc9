import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { sayMessage } from '../../../i18n/fr/messages'
import { frenchMoment } from '../../../resources/schema/date-text'
import { Logo } from '../../theme/Logo'
import { useApp } from '../app-context'
import { sayShell } from '../say-shell'
import { useLeave } from '../use-leave'
import { BlockingCard } from './BlockingCard'
import type { PortalMessage } from './use-portal-messages'

interface BlockingProps {
  message: PortalMessage
  /** The adherent selector: another adherent may be free. */
  bar?: ReactNode
  isChecking: boolean
  onCheck: () => void
}

/** « Application en maintenance »: the message in place of the application; one may leave, or look again. */
export function BlockingMessage({ message, bar, isChecking, onCheck }: BlockingProps) {
  const { product } = useApp()
  const leave = useLeave()
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box component="header" sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, fontWeight: 700 }}>
          <Logo sx={{ fontSize: 36 }} />
          {product.name}
        </Box>
        <Box sx={{ flex: 1, minWidth: 200 }}>{bar}</Box>
        <Button color="inherit" onClick={() => void leave()}>
          {sayShell('shell.logout')}
        </Button>
      </Box>
      <Box component="main" sx={{ flex: 1, display: 'grid', placeItems: 'center', p: 2 }}>
        <BlockingCard
          title={message.title}
          html={message.content}
          hint={sayMessage('message.blockingHint', { end: frenchMoment(message.endDate) })}
        >
          <Button variant="outlined" onClick={onCheck} loading={isChecking}>
            {sayMessage('message.retry')}
          </Button>
        </BlockingCard>
      </Box>
    </Box>
  )
}
