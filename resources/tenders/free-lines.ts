import { compareDecimals } from '../schema/decimal-text'
import { type AnswerLine, isAnswered } from './answer'

/** Whether a line asks nothing for its product. */
export const isFree = ({ quotation }: Pick<AnswerLine, 'quotation'>): boolean =>
  isAnswered({ quotation }) && compareDecimals(String(quotation), '0') === 0

/** Whether a line asks nothing for its product and does not say why: a price of 0 has its comment (5-doors §1.3). */
export const lacksFreeReason = ({ quotation, comment }: Pick<AnswerLine, 'quotation' | 'comment'>): boolean =>
  isFree({ quotation }) && !comment?.trim()
