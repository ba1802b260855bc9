import type { ReactNode } from 'react'
import { orderPageTexts } from '../../i18n/fr/order-pages'
import { f } from '../../resources/schema/f'
import { AskDialog } from '../admin/form/AskDialog'

interface Props {
  title: string
  text?: ReactNode
  /** What becomes of the reason. */
  help: string
  confirmLabel: string
  /** The reason to begin with. */
  start?: string
  isPending: boolean
  onConfirm: (reason: string) => void
  onClose: () => void
}

const fields = { reason: f.longText({ label: orderPageTexts.reason, required: true, min: 3, max: 500 }) }

/** Asks for the reason of a refusal or of a cancellation: at least 3 characters. */
export const ReasonDialog = ({ confirmLabel, onConfirm, start, ...props }: Props) => (
  <AskDialog
    {...props}
    size="xs"
    fields={fields}
    {...(start ? { start: { reason: start } } : {})}
    confirm={confirmLabel}
    onConfirm={({ reason }) => onConfirm(String(reason).trim())}
    isGrave
  />
)
