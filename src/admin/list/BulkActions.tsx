import { actionTexts } from '../../../i18n/fr/form'
import { listTexts } from '../../../i18n/fr/list'
import { ActionButton } from '../actions/ActionButton'
import { useActions, useCallAction } from '../actions/use-actions'
import { useListScreen } from './list-screen'
import type { useBulk } from './use-bulk'

/** The declared actions for the selected rows: each row is asked of the server, which says which it refuses and why. */
export function BulkActions({ bulk }: { bulk: ReturnType<typeof useBulk> }) {
  const { resource, selection } = useListScreen()
  const actions = useActions(resource).filter((one) => one.bulk)
  const act = useCallAction()
  return actions.map((action) => (
    <ActionButton
      key={action.label}
      action={action}
      rows={{ model: resource.name, ids: selection.ids }}
      size="small"
      title={actionTexts.title({
        label: action.label,
        what: listTexts.selected({ smart_count: selection.ids.length }),
      })}
      disabled={bulk.pending}
      run={async (told) => {
        await bulk.run(
          (id) => act(action, { id }, told),
          () => action.done,
        )
        return []
      }}
    />
  ))
}
