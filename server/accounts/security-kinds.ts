import type { SecurityEventKind } from '../../resources/accounts/security-events'

/** What the product writes to the security journal, besides the engine's own kinds. */
declare module '../api/security-event' {
  interface SecurityEventKinds extends Record<SecurityEventKind, true> {}
}
