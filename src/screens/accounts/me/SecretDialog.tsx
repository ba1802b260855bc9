import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keyTexts as texts } from '../../../../i18n/fr/security'
import { CopyButton } from '../../../widgets/CopyButton'
import { Modal } from '../../../widgets/Modal'

type Props = { title: string; secret: string; onClose: () => void }

/** Shows a secret, once. */
export function SecretDialog({ title, secret, onClose }: Props) {
  return (
    <Modal
      open
      title={title}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose}>
          {texts.noted}
        </Button>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, pt: 1 }}>
        <Alert severity="warning">{texts.once}</Alert>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
          <Box
            component="code"
            sx={{ overflowWrap: 'anywhere', typography: 'body1', fontFamily: 'monospace' }}
          >
            {secret}
          </Box>
          <CopyButton text={secret} label={texts.copy} />
        </Box>
      </Box>
    </Modal>
  )
}
