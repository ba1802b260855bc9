import type { ReactNode } from 'react'
import { Shell } from '../../layout/Shell'

export function App({ children }: { children: ReactNode }) {
  return <Shell>{children}</Shell>
}
