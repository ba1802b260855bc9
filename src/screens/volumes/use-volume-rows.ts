import { isStanding } from '../../../resources/trade/correction'
import type { VolumeAnswer, VolumeAnswerLine } from '../../../resources/volumes/answers'
import type { VolumeEntry } from '../../../resources/volumes/volume-entry'
import { useKeptRows } from '../../trade/use-kept-rows'
import { useVolumeAnswerCalls } from './use-volumes'

export type VolumeChange = Partial<Omit<VolumeEntry, 'id'>>

const entryOf = ({ id, quantity, comment }: VolumeAnswerLine): VolumeEntry => ({ id, quantity, comment })

/** A member's volumes while they are typed. */
export function useVolumeRows({ id, rows, saved_at, ...answer }: VolumeAnswer) {
  const calls = useVolumeAnswerCalls()
  return useKeptRows({
    ...{ rows, saved_at, entryOf },
    name: `volumes.${id}`,
    isOpen: answer.is_open && !isStanding({ ...answer, status: answer.response_status }),
    save: (lines, how) => calls.save({ id, lines, saved_at: how.saved_at }),
  })
}

export type VolumeRows = ReturnType<typeof useVolumeRows>
