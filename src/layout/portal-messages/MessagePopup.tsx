import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { sayMessage } from '../../../i18n/fr/messages'
import { RichText } from '../../widgets/RichText'
import { toast } from '../../widgets/toast-store'
import { type PortalMessage, useReadMessage } from './use-portal-messages'

/** An important message: it stays until « J'ai lu », and is not shown again. */
export function MessagePopup({ message }: { message: PortalMessage }) {
  const id = useId()
  const { mutate, isPending } = useReadMessage()
  const read = () => mutate(message.id, { onError: (error) => toast.error(error.message) })
  return (
    <Dialog open maxWidth="sm" fullWidth aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {message.title}
      </DialogTitle>
      <DialogContent id={`${id}-text`}>
        <RichText html={message.content} />
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={read} loading={isPending} autoFocus>
          {sayMessage('message.read')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
