import type { MouseEvent, ReactNode } from 'react'
import { useLogin } from './context'

interface LinkProps {
  to: string
  className?: string
  /** Whether it leads to the page that is shown. */
  current?: boolean
  children: ReactNode
}

/** A link inside this entry: no page load, unless the person asks for another tab. */
export function Link({ to, className, current, children }: LinkProps) {
  const { router } = useLogin()
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    router.go(to)
  }
  return (
    <a href={to} className={className} aria-current={current ? 'page' : undefined} onClick={follow}>
      {children}
    </a>
  )
}
