import { useState } from 'react'
import { cellTexts as texts } from '../../../../i18n/fr/cells'
import { formTexts } from '../../../../i18n/fr/form'
import { HttpError, isAway } from '../../../../providers/http-error'
import { checkInput, type FieldError, isRequired } from '../../../../resources/schema/check'
import { Modal } from '../../../widgets/Modal'
import { ModalActions } from '../../../widgets/ModalActions'
import { fieldsNamed, LooseFields, type LooseValues } from '../../form/LooseFields'
import { recordTitle } from '../../form/title-of'
import { isSame } from '../../lock/conflict'
import { LaterLock } from '../../lock/LaterLock'
import type { ListRow } from '../columns'
import { useListScreen } from '../list-screen'
import { refusalText } from './cell-value'
import { useCellSaves } from './use-cell-saves'

/** The values of a row that may be changed where rows are cards. */
export interface EditedCard {
  row: ListRow
  names: readonly string[]
}

interface Props {
  edited: EditedCard | undefined
  onEdit: (edited: EditedCard | undefined) => void
}

interface Refused {
  values: LooseValues
  errors: readonly FieldError[]
}

/** What cells are to a table: the values of one card in a dialog, saved and taken back as cells are. */
export function CardEdits({ edited, onEdit }: Props) {
  const { resource } = useListScreen()
  const [refused, setRefused] = useState<Refused>()
  const { keep, struck, conflict, resolve, forgetConflict } = useCellSaves(
    ({ id, name, value, before }, error) => {
      const isUnheard = !(error instanceof HttpError) || isAway(error)
      const message = isUnheard
        ? texts.notSaved({ reason: texts.unreachable })
        : refusalText(resource, name, error)
      setRefused({ values: { [name]: value }, errors: [{ name, message }] })
      onEdit({ row: { ...before, id }, names: [name] })
    },
  )
  const close = () => {
    setRefused(undefined)
    onEdit(undefined)
  }
  return (
    <>
      {edited && (
        <CardDialog
          key={`${edited.row.id} ${edited.names.join(' ')}`}
          edited={edited}
          refused={refused}
          onClose={close}
          onKeep={(name, value) => keep({ id: edited.row.id, name, value, before: edited.row })}
        />
      )}
      {struck}
      {conflict && (
        <LaterLock
          resource={resource}
          names={[conflict.change.name]}
          base={conflict.change.before}
          conflict={conflict.conflict}
          onSave={async (values) => resolve(conflict, values[conflict.change.name])}
          onReload={forgetConflict}
          onClose={forgetConflict}
        />
      )}
    </>
  )
}

interface DialogProps {
  edited: EditedCard
  refused: Refused | undefined
  onClose: () => void
  onKeep: (name: string, value: unknown) => void
}

function CardDialog({ edited: { row, names }, refused, onClose, onKeep }: DialogProps) {
  const { resource } = useListScreen()
  const [typed, setTyped] = useState<LooseValues>(refused?.values ?? {})
  const [errors, setErrors] = useState(refused?.errors ?? [])
  const shown = { ...Object.fromEntries(names.map((name) => [name, row[name]])), ...typed }
  const save = () => {
    const changed = names.filter((name) => !isSame(shown[name], row[name]))
    const input = Object.fromEntries(changed.map((name) => [name, shown[name]]))
    const checked = checkInput(resource, input, { current: row })
    if (checked.errors.length) return setErrors(checked.errors)
    onClose()
    for (const name of changed) onKeep(name, checked.value[name] ?? null)
  }
  return (
    <Modal
      open
      size="xs"
      title={recordTitle(resource, row)}
      onClose={onClose}
      actions={<ModalActions confirm={formTexts.save} onCancel={onClose} onConfirm={save} />}
    >
      <LooseFields
        fields={fieldsNamed(resource, names)}
        values={shown}
        errors={errors}
        required={names.filter((name) => isRequired(resource, name, row))}
        onChange={(values) => {
          setTyped(values)
          setErrors([])
        }}
      />
    </Modal>
  )
}
