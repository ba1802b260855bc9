import { lookup } from '../../resources/schema/lookup'

/** The digest that a signature of the form CMS (RFC 5652) says it signs. */
export interface SignedDigest {
  algorithm: string
  /** In hexadecimal. */
  digest: string
}

/** Of DER (X.690): a tag, and where its content stands. */
interface Node {
  tag: number
  start: number
  end: number
}

/** Bytes of a signature that are read. */
const most = 2_000_000

/** The node at a place; undefined where there is none, or its length is not definite. */
function nodeAt(bytes: Buffer, at: number, limit: number): Node | undefined {
  const [tag, short] = [bytes[at], bytes[at + 1]]
  if (tag === undefined || short === undefined || at + 2 > limit) return undefined
  const long = short & 0x80 ? short & 0x7f : 0
  if (short === 0x80 || long > 4 || at + 2 + long > limit) return undefined
  const start = at + 2 + long
  const end = start + (long ? bytes.readUIntBE(at + 2, long) : short)
  return end <= limit ? { tag, start, end } : undefined
}

function childrenOf(bytes: Buffer, node: Node | undefined): Node[] {
  const found: Node[] = []
  for (let at = node?.start ?? 0; node && at < node.end; ) {
    const child = nodeAt(bytes, at, node.end)
    if (!child) break
    found.push(child)
    at = child.end
  }
  return found
}

const [sequence, set, oid, octets] = [0x30, 0x31, 0x06, 0x04]
const hexOf = (bytes: Buffer, node?: Node) => (node ? bytes.toString('hex', node.start, node.end) : '')

/** Object identifiers, as their content in hexadecimal. */
const signedData = '2a864886f70d010702'
const messageDigest = '2a864886f70d010904'
const algorithms: Readonly<Record<string, string>> = lookup({
  '608648016503040201': 'sha256',
  '608648016503040202': 'sha384',
  '608648016503040203': 'sha512',
  '2b0e03021a': 'sha1',
})

/** The bytes of a signature that is written as text (PEM). */
const derOf = (bytes: Buffer): Buffer => {
  if (bytes[0] === sequence) return bytes
  const [, body] =
    /-----BEGIN [A-Z0-9 ]{3,20}-----([A-Za-z0-9+/=\s]+)-----END/.exec(bytes.toString('latin1')) ?? []
  return body ? Buffer.from(body, 'base64') : bytes
}

/** The digest of a detached signature, as its first signer signed it; undefined where it cannot be told. */
export function signedDigestOf(given: Buffer): SignedDigest | undefined {
  if (given.length > most) return undefined
  const bytes = derOf(given)
  const [type, explicit] = childrenOf(bytes, nodeAt(bytes, 0, bytes.length))
  if (type?.tag !== oid || hexOf(bytes, type) !== signedData) return undefined
  const parts = childrenOf(bytes, childrenOf(bytes, explicit)[0])
  const content = parts.find(({ tag }) => tag === sequence)
  // What holds its own content signs that, no file beside it.
  if (!content || childrenOf(bytes, content).length !== 1) return undefined
  const signer = childrenOf(bytes, parts.filter(({ tag }) => tag === set)[1])[0]
  const fields = childrenOf(bytes, signer)
  const signed = fields.findIndex(({ tag }) => tag === 0xa0)
  const algorithm = algorithms[hexOf(bytes, childrenOf(bytes, fields[signed - 1])[0])]
  for (const attribute of childrenOf(bytes, fields[signed])) {
    const [name, values] = childrenOf(bytes, attribute)
    const value = childrenOf(bytes, values)[0]
    if (algorithm && hexOf(bytes, name) === messageDigest && value?.tag === octets)
      return { algorithm, digest: hexOf(bytes, value) }
  }
  return undefined
}
