import { revenue, revenueLine } from './revenue'

/** What is declared of revenue. */
export const revenueResources = [revenue, revenueLine] as const
