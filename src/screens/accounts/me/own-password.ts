import { createContext } from 'react'

/** The present password beside a change of the own address: it is no field of the account. */
export interface OwnPassword {
  value: string
  change: (value: string) => void
  /** Why the server refused it. */
  error: string | undefined
  /** The new address that waits for its confirmation. */
  pending: string | null
  giveUp: () => void
}

export const OwnPasswordContext = createContext<OwnPassword | undefined>(undefined)
