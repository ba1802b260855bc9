import type { PreparationAnswer } from '../../../resources/tenders/preparation-answers'

/** What each step of the preparation is given. */
export interface PreparationProps {
  prepared: PreparationAnswer
  isLocked: boolean
  /** Goes to the next step. */
  next: () => void
}
