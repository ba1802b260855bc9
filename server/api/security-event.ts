import type { FastifyRequest } from 'fastify'
import type { Actor } from '../database/actor'
import type { Tx } from '../database/connect'
import { deviceOf } from './device'

/** The kinds that the engine itself writes; an application adds its own by declaring them in this interface. */
export interface SecurityEventKinds {
  impersonated_write: true
  export_made: true
  merge_undone: true
  records_merged: true
  row_restored: true
  setting_changed: true
  upload_refused: true
}

export type SecurityKind = keyof SecurityEventKinds

/** Whose act it is; nobody's where the clock or a stranger acts. */
export interface SecurityActor {
  userId?: number | null
  impersonatorId?: number | null
  keyId?: number | null
}

/** Where a request comes from. */
export interface SecuritySource {
  address?: string | null
  device?: string | null
}

/** An act for the security journal: ids and figures, no names, no secrets. */
export interface SecurityEvent extends SecurityActor, SecuritySource {
  kind: SecurityKind
  /** What it concerns: `User 12`. */
  about?: string | null
  detail?: Readonly<Record<string, unknown>> | null
}

/** Whose act it is, of an actor. */
export const securityActor = ({ userId, impersonatorId, keyId }: Actor): SecurityActor => ({
  userId,
  impersonatorId,
  keyId,
})

/** Where a request comes from, as the journal keeps it. */
export const securitySource = (request: Pick<FastifyRequest, 'headers' | 'ip'>): SecuritySource => ({
  address: request.ip,
  device: deviceOf(request.headers['user-agent']),
})

/** Writes an act to the security journal, in the act's own transaction: one that is undone was not done. */
export async function recordSecurityEvent(tx: Tx, event: SecurityEvent, now: Date): Promise<void> {
  const { kind, userId, impersonatorId, keyId, address, device, about, detail } = event
  await tx.query('select record_security_event($1, $2, $3, $4, $5, $6, $7, $8, $9)', [
    ...[kind, userId ?? null, impersonatorId ?? null, keyId ?? null],
    ...[address ?? null, device ?? null, about ?? null],
    ...[detail ? JSON.stringify(detail) : null, now],
  ])
}
