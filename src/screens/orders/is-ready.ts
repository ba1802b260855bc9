import type { CartAnswer } from '../../../resources/orders/answers'

/** Whether the cart may leave as it stands; what is wrong is told on the cart itself. */
export const isReady = ({ actions, terms, unorderable_nb, lines_nb }: CartAnswer): boolean =>
  actions.includes('submit') &&
  lines_nb > 0 &&
  unorderable_nb === 0 &&
  !terms?.issues.some(({ blocking }) => blocking)
