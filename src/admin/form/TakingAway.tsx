import type { ReactNode } from 'react'
import { takingAway } from './page-actions'

/** What takes something away, together behind everything else that may be done with a page. */
export const TakingAway = ({ children }: { children: ReactNode }) => (
  <div className={takingAway}>{children}</div>
)
