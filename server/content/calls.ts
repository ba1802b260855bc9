import type { Call } from '../api/call'
import { helpCenterCalls } from './help-center'
import { mailModelCalls } from './mail-model-calls'
import { messageCalls } from './message-calls'
import { notificationCalls } from './notification-calls'
import { outboxCalls } from './outbox-calls'
import { pushDeviceCalls } from './push-devices'

/** The shared content's own calls. */
export const contentCalls: Call[] = [
  ...helpCenterCalls,
  ...messageCalls,
  ...notificationCalls,
  ...pushDeviceCalls,
  ...mailModelCalls,
  ...outboxCalls,
]
