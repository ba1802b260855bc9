import { useEffect, useRef } from 'react'
import type { TenderHead } from '../../../resources/tenders/preparation-answers'
import { tenderPreparation } from '../../../resources/tenders/preparation-endpoints'
import { useAnswer, useEndpointAct } from '../../fields/endpoints'

/** The preparation of a tender, as every step of it reads and writes; read again when its form was saved. */
export function usePreparation(id: number, version: number) {
  const query = useAnswer(tenderPreparation.preparation, { id }, { recent: true })
  // Another version of the tender is read behind what is shown; where that fails, what is typed stays.
  const { refetch } = query
  const read = query.data?.tender.lock_version
  const asked = useRef<number>(undefined)
  useEffect(() => {
    if (read === undefined || read === version || asked.current === version) return
    asked.current = version
    void refetch()
  }, [read, version, refetch])
  return query
}

/** Where the invited suppliers of a tender do not deliver, by lot and department. */
export const useWhiteZones = (id: number) => useAnswer(tenderPreparation.whiteZones, { id }, { recent: true })

/** What changed since the tender that this one was taken over from; asked where it was. */
export const useChanges = ({ id, previous_id }: Pick<TenderHead, 'id' | 'previous_id'>) =>
  useAnswer(tenderPreparation.changes, { id }, { enabled: previous_id !== null, recent: true })

const tags = ['tender'] as const

/** Runs an act on tenders: what is shown of them is read again. */
export const useTenderAct = (options?: { atFields?: boolean }) => useEndpointAct(tags, options)
