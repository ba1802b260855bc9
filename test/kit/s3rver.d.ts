declare module 's3rver' {
  import type { AddressInfo } from 'node:net'

  interface Options {
    address: string
    port: number
    directory: string
    silent: boolean
    configureBuckets: readonly { name: string }[]
  }
  /** A server that speaks S3 and keeps its objects in a folder; its only account is `S3RVER`, with the same secret. */
  export default class S3rver {
    constructor(options: Options)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
