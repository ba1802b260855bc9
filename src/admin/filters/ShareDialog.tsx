import type { QueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { filterTexts as texts } from '../../../i18n/fr/filters'
import { shareView } from '../../../providers/own-lists'
import { f } from '../../../resources/schema/f'
import { useEngine } from '../../fields/engine'
import { useAct } from '../../widgets/use-act'
import { AskDialog } from '../form/AskDialog'
import { useListScreen } from '../list/list-screen'
import { ownListsKey } from '../list/use-own-lists'
import type { SavedSearch } from './saved'

const forget = (queries: QueryClient) => queries.invalidateQueries({ queryKey: [ownListsKey] })

/** Asks with which profile a search is shared, and how. */
export function ShareDialog({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const { http } = useEngine()
  const { resource, columns } = useListScreen()
  const { run, isPending, errors } = useAct({ forget, atFields: true })
  const fields = useMemo(
    () => ({
      profile_id: f.ref('profile', { label: texts.profile }),
      with_columns: f.bool({ label: texts.withColumns }),
      is_default: f.bool({ label: texts.isDefault }),
    }),
    [],
  )
  return (
    <AskDialog
      size="xs"
      title={texts.shareTitle({ name: search.name })}
      text={texts.shareText}
      confirm={texts.shareConfirm}
      fields={fields}
      required={['profile_id']}
      start={{ with_columns: search.columns !== undefined, is_default: false }}
      errors={errors}
      isPending={isPending}
      onClose={onClose}
      onConfirm={({ profile_id, with_columns, is_default }) =>
        void run(
          () =>
            shareView(http, {
              target: resource.name,
              label: search.name,
              search: search.search,
              columns: with_columns ? (search.columns ?? columns.map(({ name }) => name)) : [],
              profile_id: Number(profile_id),
              is_default: is_default === true,
            }),
          texts.sharedDone({ name: search.name }),
          { after: onClose },
        )
      }
    />
  )
}
