import type { GuardFinding } from '../../resources/trade/guards'
import { ApiError } from '../api/error'
import { findingsText, refusalOf } from './hold-order'

/** What is asked once before it is done: sent again with `confirmed`, it is (5-doors §1, « A »). */
export const toConfirm = (asked: readonly GuardFinding[]): ApiError =>
  new ApiError('err519', { display: findingsText(asked), more: { findings: asked.map(refusalOf) } })
