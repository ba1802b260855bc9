/** Who writes rows that are locked, and why; an application adds its own by declaring them in this interface. */
export interface LockReasons {
  action: 'a declared action leads its row on, by its own states'
}

export type LockReason = keyof LockReasons
