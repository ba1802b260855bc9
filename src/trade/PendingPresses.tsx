import Alert from '@mui/material/Alert'
import { useCallback } from 'react'
import { pressTexts as texts } from '../../i18n/fr/presses'
import { toast } from '../widgets/toast-store'
import { useOnline } from '../widgets/use-online'
import { waitingPresses } from './presses'
import { usePresses } from './use-presses'
import { useSendingAgain } from './use-sending-again'
import { useWaitingList } from './use-waiting-list'

/** How often what waits is tried again, in milliseconds. */
const every = 5000

/** Quantities that were set on this device and have not left it: over every screen until they are sent. */
export function PendingPresses() {
  const { kept, sendKept } = usePresses()
  const isOnline = useOnline()
  const { length } = useWaitingList(waitingPresses)
  const send = useCallback(async () => {
    if (!navigator.onLine) return
    const before = kept.all().length
    await sendKept()
    if (before && !kept.all().length) toast.success(texts.sent({ smart_count: before }))
  }, [kept, sendKept])
  useSendingAgain(send, every)
  if (!length) return null
  return (
    <Alert severity={isOnline ? 'info' : 'warning'} sx={{ mb: 2 }}>
      {(isOnline ? texts.waiting : texts.offline)({ smart_count: length })}
    </Alert>
  )
}
