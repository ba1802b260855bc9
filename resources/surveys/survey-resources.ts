import { externalPurchase, statisticColumn, statisticRequest, statisticResponse } from './survey'

/** What is declared of statistics requests. */
export const surveyResources = [
  statisticRequest,
  statisticResponse,
  statisticColumn,
  externalPurchase,
] as const
