import type { Call } from '../api/call'
import { campaignCalls } from './campaign-calls'
import { quotationCalls } from './quotation-calls'
import { requestCalls } from './request-calls'

/** What campaigns of prices answer beyond their declarations. */
export const pricingCalls: Call[] = [...campaignCalls, ...requestCalls, ...quotationCalls]
