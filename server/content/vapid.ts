import { createECDH } from 'node:crypto'
import type { Config } from '../config'
import { derivedKey } from '../seal'

/** The pair of keys by which push services know this server (VAPID, RFC 8292), in base64url. */
export interface VapidKeys {
  publicKey: string
  privateKey: string
}

/**
 * It follows from the server's secret: every process of an installation has the same, nothing is kept anywhere, and a copy of
 * the database alone speaks to no device.
 */
export function vapidKeys(config: Pick<Config, 'dataDir' | 'secretKey'>): VapidKeys {
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(derivedKey(config, 'vapid'))
  return { publicKey: curve.getPublicKey('base64url'), privateKey: curve.getPrivateKey('base64url') }
}
