import { useState } from 'react'
import { useApp } from './app-context'

/** Whether the side navigation is open: kept by the browser, open by default. */
export function useNavState() {
  const { session } = useApp().client
  const [isOpen, setOpen] = useState(() => session.read('sideNavOpened') !== 'false')
  const change = (next: boolean) => {
    session.keep('sideNavOpened', String(next))
    setOpen(next)
  }
  return { isOpen, change }
}
