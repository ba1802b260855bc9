import { struckTexts as texts } from '../../../i18n/fr/struck'
import type { Struck } from '../../../resources/schema/struck'
import { ConfirmDialog } from '../../widgets/ConfirmDialog'
import { StruckList } from './StruckList'

interface Props {
  struck: readonly Struck[]
  /** The rows go out of service; otherwise they are changed. */
  isOut: boolean
  onAnswer: (isMeant: boolean) => void
}

/** Asks before something is saved that takes records out of service, or rights away. */
export const StruckDialog = ({ struck, isOut, onAnswer }: Props) => (
  <ConfirmDialog
    open
    cautious
    title={isOut ? texts.title : texts.changeTitle}
    confirmLabel={texts.confirm}
    onConfirm={() => onAnswer(true)}
    onClose={() => onAnswer(false)}
  >
    <StruckList struck={struck} />
  </ConfirmDialog>
)
