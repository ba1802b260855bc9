import type { MouseEvent, ReactNode } from 'react'
import { useLogin } from './context'

/** A link inside this entry: no page load, unless the person asks for another tab. */
export function Link({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  const { router } = useLogin()
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    router.go(to)
  }
  return (
    <a href={to} className={className} onClick={follow}>
      {children}
    </a>
  )
}
