import Button from '@mui/material/Button'
import { formTexts } from '../../../../i18n/fr/form'
import { userTexts as texts } from '../../../../i18n/fr/people'
import { Modal } from '../../../widgets/Modal'
import { DependentsList } from './DependentsList'
import type { Dependent } from './user-row'

type Props = { people: readonly Dependent[]; onClose: () => void }

/** Warns that a closed account is still named by others. */
export function DependentsDialog({ people, onClose }: Props) {
  return (
    <Modal
      open
      size="xs"
      title={texts.dependentsTitle}
      onClose={onClose}
      actions={<Button onClick={onClose}>{formTexts.close}</Button>}
    >
      {texts.dependentsText}
      <DependentsList people={people} onFollow={onClose} />
    </Modal>
  )
}
