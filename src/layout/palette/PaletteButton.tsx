import Search from '@mui/icons-material/Search'
import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { sayShell } from '../say-shell'
import { whenLoaded } from '../use-lazy-popup'

const load = async () => ({ default: (await import('./Palette')).Palette })
const Palette = lazy(load)

/** « Rechercher partout »: the button of the top bar, and Ctrl K (⌘ K) from anywhere. */
export function PaletteButton() {
  const [isOpen, setOpen] = useState(false)
  const open = () => whenLoaded(load, () => setOpen(true))
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isAsked =
      (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k'
    if (!isAsked || event.defaultPrevented) return
    event.preventDefault()
    if (isOpen) setOpen(false)
    else open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  const label = sayShell('shell.palette')
  return (
    <>
      <IconButton
        onClick={open}
        onPointerEnter={() => void load().catch(() => undefined)}
        title={label}
        aria-label={label}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K"
      >
        <Search />
      </IconButton>
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
