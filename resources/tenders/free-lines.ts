import { isFree } from '../trade/low-price'
import type { AnswerLine } from './answer'

/** Whether a line asks nothing for its product and does not say why: a price of 0 has its comment (5-doors §1.3). */
export const lacksFreeReason = ({ quotation, comment }: Pick<AnswerLine, 'quotation' | 'comment'>): boolean =>
  isFree(quotation) && !comment?.trim()
