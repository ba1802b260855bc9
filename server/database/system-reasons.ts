/** Why something looks past the row rights; an application adds its own reasons by declaring them in this interface. */
export interface SystemReasons {
  login: true
  session: true
  jobs: true
  migration: true
  seed: true
  outbox: true
  'merged records': true
  'public page': true
  perimeter: true
  files: true
  imports: true
  impersonation: true
  journal: true
  metrics: true
  locks: true
  live: true
}

export type SystemReason = keyof SystemReasons
