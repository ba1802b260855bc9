/** What a file says of signatures. */
export interface FileSignature {
  /** Of a signed PDF: how its last signature's digest stands to its bytes; `unread` where it cannot be told. */
  pdf?: 'intact' | 'extended' | 'altered' | 'unread'
  /** Of a detached signature: the SHA-256 digests that it signs, in hexadecimal. */
  digests?: readonly string[]
}
