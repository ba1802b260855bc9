import Button from '@mui/material/Button'
import { historyTexts } from '../../../i18n/fr/form'
import { officeTexts } from '../../../i18n/fr/office'
import type { AnyResource } from '../../../resources/schema/resource'
import { Modal } from '../../widgets/Modal'
import { toast } from '../../widgets/toast-store'
import { AssociationChangeLine, FieldChangeLine } from './ChangeLine'
import { ChangeList } from './ChangeList'
import { isAssociation, useAssociationHistory, useFieldHistory } from './use-history'

type Props = {
  resource: AnyResource
  id: number
  field: string
  onRestore?: (value: unknown) => void
  onClose: () => void
}

/** The changes of one field or association. */
export function FieldHistoryModal({ onClose, onRestore, ...asked }: Props) {
  const { resource, field } = asked
  const restored = (value: unknown) => {
    onRestore?.(value)
    toast.info(officeTexts.valueRestored)
    onClose()
  }
  const Changes = isAssociation(resource, field) ? AssociationChanges : FieldChanges
  return (
    <Modal
      open
      title={historyTexts.title({ label: resource.fields[field]?.label ?? field })}
      onClose={onClose}
    >
      <Changes {...asked} onRestore={onRestore && restored} />
    </Modal>
  )
}

type Asked = Omit<Props, 'onClose'>

function FieldChanges({ onRestore, ...asked }: Asked) {
  const pages = useFieldHistory(asked)
  const field = asked.resource.fields[asked.field]
  return (
    <ChangeList pages={pages}>
      {(change) =>
        field && (
          <>
            <FieldChangeLine change={change} field={field} />
            {onRestore && change.change_type === 'update' && (
              <Button size="small" sx={{ mt: 0.5 }} onClick={() => onRestore(change.old_value)}>
                {officeTexts.restoreValue}
              </Button>
            )}
          </>
        )
      }
    </ChangeList>
  )
}

function AssociationChanges({ onRestore: _none, ...asked }: Asked) {
  const pages = useAssociationHistory(asked)
  return <ChangeList pages={pages}>{(change) => <AssociationChangeLine change={change} />}</ChangeList>
}
