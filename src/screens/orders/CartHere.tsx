import { liveTexts } from '../../../i18n/fr/live'
import { LiveStack } from '../../admin/live/LiveStack'
import { OthersHere } from '../../admin/live/OthersHere'
import { useOthersHere } from '../../admin/live/places'
import type { OthersLines } from './line-authors'

interface Props {
  order: number
  /** A quantity of this person is on its way. */
  isEditing: boolean
  removed: OthersLines['removed']
}

/** Beside a cart: the colleagues who have it open, and the lines that they have taken out meanwhile. */
export function CartHere({ order, isEditing, removed }: Props) {
  const people = useOthersHere('order', order, isEditing)
  const more = removed.map(({ name, label, time }) => liveTexts.removedLine({ name, label, time }))
  return (
    <LiveStack isHigh>
      <OthersHere people={people} isCart more={more} />
    </LiveStack>
  )
}
