import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a passkey is asked to sign, as a page would have it. */
interface Challenge {
  challenge: string
  origin?: string
  rpId?: string
  /** Whether the person was verified at the device. */
  isVerified?: boolean
  /** What the device has counted; one more than before unless told. */
  uses?: number
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest()
const bytes = (text = '') => Buffer.from(text, 'base64url')

/** A passkey without a device: its public half as the server keeps it, and what it answers to a challenge. */
export function softPasskey(own: { rpId: string; origin: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const credential = randomBytes(32).toString('base64url')
  // COSE_Key of ES256 (RFC 9052): kty 2, alg -7, crv 1, x, y.
  const head = Buffer.from('a5010203262001215820', 'hex')
  const cose = Buffer.concat([head, bytes(x), Buffer.from('225820', 'hex'), bytes(y)])
  let counted = 0
  const answer = ({
    challenge,
    origin = own.origin,
    rpId = own.rpId,
    isVerified = true,
    uses,
  }: Challenge) => {
    counted = uses ?? counted + 1
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(counted)
    const authenticator = Buffer.concat([sha256(rpId), Buffer.from([isVerified ? 5 : 1]), counter])
    const client = Buffer.from(
      JSON.stringify({ type: 'webauthn.get', challenge, origin, crossOrigin: false }),
    )
    const signature = sign('sha256', Buffer.concat([authenticator, sha256(client)]), privateKey)
    return {
      ...{ id: credential, rawId: credential, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authenticator.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    }
  }
  return { credential, publicKey: cose.toString('base64url'), answer }
}
