import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { actionTexts } from '../../../i18n/fr/form'
import { HttpError } from '../../../providers/http-error'
import { type Action, saidOf } from '../../../resources/schema/action'
import type { FieldError } from '../../../resources/schema/check'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { toast } from '../../widgets/toast-store'
import { recordTitle } from '../form/title-of'
import { ActionButton } from './ActionButton'
import { type Told, useActions, useCallAction } from './use-actions'

type Props = {
  resource: AnyResource
  record: ReadRow
  disabled?: boolean
  /** Those alone that take something away, or those alone that do not. */
  takesAway?: boolean
  /** The record as the action left it. */
  onChanged?: (record: ReadRow) => void
}

/** The main thing stands first, what takes something away last. */
const rankOf = ({ tone }: Action): number => (tone === 'primary' ? 0 : tone === 'danger' ? 2 : 1)

/** The buttons of the actions that are declared of a resource and offered for this record. */
export function DeclaredActions({ resource, record, disabled, takesAway, onChanged }: Props) {
  const actions = useActions(resource, record)
    .filter(({ tone }) => takesAway === undefined || takesAway === (tone === 'danger'))
    .sort((one, other) => rankOf(one) - rankOf(other))
  const act = useCallAction()
  const dataProvider = useDataProvider()
  const queries = useQueryClient()

  async function run(action: Action, told: Told): Promise<readonly FieldError[]> {
    let tell = () => toast.success(action.done)
    try {
      const answer = await act(action, record, told)
      tell = () => toast.success(saidOf(action, answer))
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      const refused = error.fields.filter(({ name }) => action.input?.[name])
      if (refused.length) return refused
      tell = () => toast.error(error.fields[0]?.message ?? error.display)
    }
    // Told once the screen shows it: what is opened on the new record is not taken away with the former.
    await readAgain().finally(tell)
    return []
  }
  async function readAgain() {
    await queries.invalidateQueries({ queryKey: [resource.name] })
    if (onChanged) onChanged((await dataProvider.getOne(resource.name, { id: Number(record.id) })).data)
  }
  return actions.map((action) => (
    <ActionButton
      key={action.label}
      action={action}
      record={record}
      rows={{ model: resource.name, ids: [Number(record.id)] }}
      title={actionTexts.title({ label: action.label, what: recordTitle(resource, record) })}
      disabled={disabled}
      run={(told) => run(action, told)}
    />
  ))
}
