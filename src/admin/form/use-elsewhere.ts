import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { clientOf } from '../../../providers/endpoints'
import { liveEndpoints } from '../../../resources/schema/live'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { useEngine } from '../../fields/engine'
import { watchRecord } from '../live/held-records'
import { type Conflict, isSame } from '../lock/conflict'
import { isWritten } from './form-names'

/** A record as somebody else left it while this person typed; `user` is null of somebody whom the person may not read. */
export type ChangedElsewhere = Omit<Conflict, 'mine'>

const differ = (resource: AnyResource, one: ReadRow, other: ReadRow) =>
  Object.entries(resource.fields).some(
    ([name, field]) => isWritten(field) && name in one && !isSame(one[name], other[name]),
  )

interface Typing {
  resource: AnyResource
  record: ReadRow
  isDirty: boolean
  isSaving: boolean
}

/** What others have made of a record since it was read into a form in which this person types; undefined while it is the same. */
export function useElsewhere({ resource, record, isDirty, isSaving }: Typing): ChangedElsewhere | undefined {
  const { http } = useEngine()
  const dataProvider = useDataProvider()
  const id = Number(record.id)
  const [asked, setAsked] = useState(0)
  const isTyped = useEffectEvent(() => isDirty || isSaving)
  useEffect(
    () =>
      watchRecord({
        ...{ name: resource.name, id, isTyped: () => isTyped() },
        onChange: () => setAsked((times) => times + 1),
      }),
    [resource.name, id],
  )
  const { data } = useQuery({
    queryKey: ['elsewhere', resource.name, id, asked],
    enabled: asked > 0 && !isSaving,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }): Promise<ChangedElsewhere> => {
      const { places } = clientOf(http, liveEndpoints)
      const own = [{ resource: resource.name, id, editing: true }]
      const [{ data: current }, { changes: told }] = await Promise.all([
        dataProvider.getOne(resource.name, { id, signal }),
        places({ places: own }, { signal, quiet: true }),
      ])
      const [last] = told
      return { current, user: last?.name ? { first_name: last.name } : null, updatedAt: last?.at }
    },
  })
  return data && isDirty && !isSaving && differ(resource, record, data.current) ? data : undefined
}
