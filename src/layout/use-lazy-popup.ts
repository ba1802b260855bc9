import { useState } from 'react'
import { toast } from '../widgets/toast-store'
import { sayShell } from './say-shell'

/** Runs what needs a code that is loaded now, or says that it cannot be had. */
export const whenLoaded = (load: () => Promise<unknown>, run: () => void): void =>
  void load().then(run, () => toast.error(sayShell('shell.offline.text')))

/** A popup of the page's frame: its code is no part of the page's first load, a pointer that comes near fetches it. */
export function useLazyPopup(load: () => Promise<unknown>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [wasOpened, setWasOpened] = useState(false)
  const isOpen = anchor !== null
  const close = () => setAnchor(null)

  function open(target: HTMLElement) {
    setWasOpened(true)
    setAnchor(target)
  }

  return {
    anchor,
    /** Whether it is to be drawn: it stays for its closing. */
    wasOpened,
    isOpen,
    close,
    /** What its button is given. */
    button: {
      onPointerEnter: () => void load().catch(() => undefined),
      onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
        if (isOpen) close()
        else whenLoaded(load, () => open(currentTarget))
      },
    },
  }
}
