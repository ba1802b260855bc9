/** Why something looks past the row rights: each reason is one place in the code, listed and tested. */
export const systemReasons = [
  'login',
  'session',
  'jobs',
  'migration',
  'seed',
  'outbox',
  'public page',
  'perimeter',
  'files',
  'imports',
  'impersonation',
  'orders',
  'stock',
  'notifications',
  'tenders',
] as const
export type SystemReason = (typeof systemReasons)[number]
