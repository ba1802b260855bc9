import { struckTexts as texts } from '../../../i18n/fr/struck'
import type { Struck } from '../../../resources/schema/struck'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { StruckList } from './StruckList'

interface Props {
  struck: readonly Struck[]
  onAnswer: (isMeant: boolean) => void
}

/** Asks before a form is saved that takes its record out of service. */
export const StruckDialog = ({ struck, onAnswer }: Props) => (
  <ConfirmDialog
    open
    cautious
    title={texts.title}
    confirmLabel={texts.confirm}
    onConfirm={() => onAnswer(true)}
    onClose={() => onAnswer(false)}
  >
    <StruckList struck={struck} />
  </ConfirmDialog>
)
