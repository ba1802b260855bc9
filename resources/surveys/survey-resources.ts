import type { AnyResource } from '../schema/resource'
import { externalPurchase, statisticColumn, statisticRequest, statisticResponse } from './survey'

/** What is declared of statistics requests. */
export const surveyResources: readonly AnyResource[] = [
  statisticRequest,
  statisticResponse,
  statisticColumn,
  externalPurchase,
]
