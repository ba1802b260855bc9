import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { isElsewhere, isTyping } from '../../widgets/is-typing'
import { whenLoaded } from '../use-lazy-popup'
import { askAlt } from './alone'

const load = async () => ({ default: (await import('./KeysDialog')).KeysDialog })
const KeysDialog = lazy(load)

/** The search of the screen; without one, the search of everything. */
function goToSearch() {
  const own = document.querySelector<HTMLInputElement>(
    'main input[aria-keyshortcuts="/"], main input[type="search"]',
  )
  if (!own) return document.querySelector<HTMLElement>('[aria-keyshortcuts="Control+K"]')?.click()
  own.focus()
  own.select()
}

/** « / » goes to the search from everywhere but in text, « ? » lists the keys of the screen; with Alt for who wants no key of one letter. */
export function ScreenKeys() {
  const [isOpen, setOpen] = useState(false)
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey !== askAlt() || event.defaultPrevented) return
    if ((event.key !== '/' && event.key !== '?') || isTyping(event.target) || isElsewhere()) return
    event.preventDefault()
    if (event.key === '/') goToSearch()
    else whenLoaded(load, () => setOpen(true))
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  if (!isOpen) return null
  return (
    <Suspense>
      <KeysDialog onClose={() => setOpen(false)} />
    </Suspense>
  )
}
