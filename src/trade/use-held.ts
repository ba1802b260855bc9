import { useEffect, useState } from 'react'
import { type DeviceDraft, deviceDraftsOf } from '../../providers/device-drafts'
import { useEngine } from '../fields/engine'

interface Held<T> {
  /** Under which the device holds it: of this record, and of whom it is answered for. */
  name: string
  /** What the server has; null before the first time. */
  version: string | null
  /** Whether it may still be typed. */
  isOpen: boolean
  /** What is typed now, for the device; undefined where the server has all of it. */
  typed: () => { value: T; version: string | null } | undefined
  /** Whether the page says so already. */
  isKnown: (value: T) => boolean
  /** Takes it into the page as if it were typed. */
  take: (value: T) => void
}

/** What was typed on this device over an older state: when, and what to do with it. */
export interface OfferedDraft {
  at: string
  take: () => void
  forget: () => void
}

/**
 * The device holds what is typed in a sheet and the server does not have: for a network that is away, a page that is closed, a
 * session that ends (5-doors §6). It is taken up again where nothing has changed meanwhile, else offered.
 */
export function useHeld<T>({ name, version, isOpen, typed, isKnown, take }: Held<T>) {
  const { http, session } = useEngine()
  const drafts = deviceDraftsOf({ http, session })
  const [offered, offer] = useState<DeviceDraft<T>>()
  useEffect(() => {
    let isHere = true
    if (isOpen) {
      drafts.prepare()
      void drafts.read<T>(name).then((found) => {
        if (!found || !isHere || isKnown(found.value)) return
        if (!typed() && found.version === version) take(found.value)
        else offer(found)
      })
    }
    return () => {
      isHere = false
    }
    // Once, for what the device held.
  }, [])

  const settle = (act: () => void) => () => {
    act()
    offer(undefined)
  }
  const drop = () => drafts.drop(name)
  const shown: OfferedDraft | undefined = offered && {
    at: new Date(offered.at).toISOString(),
    take: settle(() => take(offered.value)),
    forget: settle(drop),
  }
  return { hold: () => drafts.keepSoon(name, typed), drop, offered: shown }
}
