import { historyTexts } from '../../../i18n/fr/form'
import type { AnyResource } from '../../../resources/schema/resource'
import { Modal } from '../../widgets/Modal'
import { AssociationChangeLine, FieldChangeLine } from './ChangeLine'
import { ChangeList } from './ChangeList'
import { isAssociation, useAssociationHistory, useFieldHistory } from './use-history'

type Props = { resource: AnyResource; id: number; field: string; onClose: () => void }

/** The changes of one field or association. */
export function FieldHistoryModal({ onClose, ...asked }: Props) {
  const { resource, field } = asked
  const Changes = isAssociation(resource, field) ? AssociationChanges : FieldChanges
  return (
    <Modal
      open
      title={historyTexts.title({ label: resource.fields[field]?.label ?? field })}
      onClose={onClose}
    >
      <Changes {...asked} />
    </Modal>
  )
}

type Asked = Omit<Props, 'onClose'>

function FieldChanges(asked: Asked) {
  const pages = useFieldHistory(asked)
  const field = asked.resource.fields[asked.field]
  return (
    <ChangeList pages={pages}>
      {(change) => field && <FieldChangeLine change={change} field={field} />}
    </ChangeList>
  )
}

function AssociationChanges(asked: Asked) {
  const pages = useAssociationHistory(asked)
  return <ChangeList pages={pages}>{(change) => <AssociationChangeLine change={change} />}</ChangeList>
}
