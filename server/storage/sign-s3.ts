import { createHash, createHmac } from 'node:crypto'
import type { S3Config } from '../config'

export interface S3Request {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  url: URL
  /** SHA-256 of the body, in hexadecimal. */
  bodyHash: string
  now: Date
}

/** SHA-256 of nothing: the body of a GET. */
export const emptyHash = createHash('sha256').digest('hex')

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

function signingKey(config: S3Config, day: string): Buffer {
  const dated = hmac(`AWS4${config.secretKey}`, day)
  return hmac(hmac(hmac(dated, config.region), 's3'), 'aws4_request')
}

const canonicalQuery = (url: URL) =>
  [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')

/** The headers of a request signed with AWS Signature Version 4; pure. */
export function signS3(config: S3Config, { method, url, bodyHash, now }: S3Request): Record<string, string> {
  const moment = now.toISOString().replace(/[-:]|\.\d{3}/g, '')
  const day = moment.slice(0, 8)
  const signed = { host: url.host, 'x-amz-content-sha256': bodyHash, 'x-amz-date': moment }
  const names = Object.keys(signed).join(';')
  const lines = Object.entries(signed).map(([name, value]) => `${name}:${value}\n`)
  const canonical = [method, url.pathname, canonicalQuery(url), lines.join(''), names, bodyHash].join('\n')
  const scope = `${day}/${config.region}/s3/aws4_request`
  const text = ['AWS4-HMAC-SHA256', moment, scope, sha256(canonical)].join('\n')
  const signature = hmac(signingKey(config, day), text).toString('hex')
  return {
    'x-amz-content-sha256': bodyHash,
    'x-amz-date': moment,
    authorization: `AWS4-HMAC-SHA256 Credential=${config.accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}
