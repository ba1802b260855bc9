import type { Call } from '../api/call'
import { answerCalls } from './answer-calls'
import { requestCalls } from './request-calls'

/** What requests for purchase volumes answer beyond their declarations. */
export const volumeCalls: Call[] = [...requestCalls, ...answerCalls]
