import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { orderPageTexts as texts } from '../../../i18n/fr/order-pages'
import type { IgnoredLine } from '../../../resources/orders/tool-answers'
import { Modal } from '../../widgets/Modal'

interface Props {
  ignored: readonly IgnoredLine[]
  closeLabel: string
  onClose: () => void
}

/** The lines that did not come along, each with its reason. */
export function IgnoredDialog({ ignored, closeLabel, onClose }: Props) {
  return (
    <Modal
      open
      title={texts.ignored}
      onClose={onClose}
      actions={
        <Button variant="contained" onClick={onClose} autoFocus>
          {closeLabel}
        </Button>
      }
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {ignored.map(({ label, reason }) => (
          <li key={label}>
            <b>{label}</b> : {reason}
          </li>
        ))}
      </Box>
    </Modal>
  )
}
