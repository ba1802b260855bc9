import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SharedView } from '../../../providers/own-lists'
import type { AnyResource } from '../../../resources/schema/resource'
import { useEngine } from '../../fields/engine'
import { getKept, keptName, viewsName } from './kept-store'

export const ownListsKey = 'own-lists'

const isViews = (value: unknown): value is readonly SharedView[] => Array.isArray(value)
const none: readonly SharedView[] = []

/**
 * The searches of a list shared with the person's profile, or by the person. They are asked for once a page, with what the
 * account keeps of lists; undefined only while a device that knows nothing yet waits for them.
 */
export function useSharedViews({ name }: AnyResource): readonly SharedView[] | undefined {
  const { http, session } = useEngine()
  const userId = session.user()?.id ?? 0
  const { data, isError } = useQuery({
    queryKey: [ownListsKey, userId],
    queryFn: async () => (await import('./own-lists')).readLists(http, userId),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const kept = data ?? getKept(keptName(userId, viewsName))
  return useMemo(() => {
    if (isViews(kept)) return kept.filter(({ target }) => target === name)
    return isError ? none : undefined
  }, [kept, name, isError])
}

/** What the list opens with for the users of the person's profile. */
export const usualView = (views: readonly SharedView[]): SharedView | undefined =>
  views.find((view) => view.is_default && view.is_offered)
