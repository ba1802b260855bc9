import type { AnyResource } from '../schema/resource'
import { revenue, revenueLine } from './revenue'

/** What is declared of revenue. */
export const revenueResources: readonly AnyResource[] = [revenue, revenueLine]
