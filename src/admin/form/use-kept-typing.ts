import { useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type DeviceDraft, deviceDraftsOf } from '../../../providers/device-drafts'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { useEngine } from '../../fields/engine'
import type { Values } from './initial-values'

const beforeReload = 'vite:beforeFullReload'

/** Files that are still to be sent cannot be kept as text. */
const isKeepable = (value: unknown): boolean => {
  if (value instanceof Blob) return false
  if (Array.isArray(value)) return value.every(isKeepable)
  return typeof value !== 'object' || value === null || Object.values(value).every(isKeepable)
}

/** The fields that were changed, as they stand. */
const changedOf = ({ formState, getValues }: UseFormReturn<Values>): Values =>
  Object.fromEntries(
    Object.entries(getValues()).filter(([name, value]) => formState.dirtyFields[name] && isKeepable(value)),
  )

/**
 * While one develops: what is typed in a form outlives the pages that are loaded again when a declaration changes. Of a built
 * page nothing of it is left.
 */
const useKeptOverReload: (
  name: string,
  how: { changed: () => Values; take: (values: Values) => void },
) => void = import.meta.hot?.off
  ? (name, { changed, take }) => {
      const key = `typed ${location.pathname} ${name}`
      const keep = useEffectEvent(() => {
        const values = changed()
        if (Object.keys(values).length) sessionStorage.setItem(key, JSON.stringify(values))
      })
      const takeBack = useEffectEvent(() => {
        const values: Values = JSON.parse(sessionStorage.getItem(key) ?? '{}')
        sessionStorage.removeItem(key)
        take(values)
      })
      useEffect(() => {
        const listen = () => keep()
        // react-admin's form begins by its own values, after the parts that it holds.
        const begun = setTimeout(() => takeBack())
        import.meta.hot?.on(beforeReload, listen)
        return () => {
          clearTimeout(begun)
          import.meta.hot?.off(beforeReload, listen)
        }
      }, [])
    }
  : () => undefined

interface About {
  resource: AnyResource
  record: ReadRow | undefined
}

/** What was typed in this form before the session ended, and what to do with it. */
export interface KeptTyping {
  at: number
  /** The record has another version than what was typed stood on. */
  isOlder: boolean
  take: () => void
  forget: () => void
}

/**
 * Keeps on the device what is typed in a form and not saved, for a session that ends meanwhile, and offers it to the same
 * person afterwards (5-doors §6). What is saved, or left on purpose, is no longer kept.
 */
export function useKeptTyping(
  form: UseFormReturn<Values>,
  { resource, record }: About,
): KeptTyping | undefined {
  const { http, session } = useEngine()
  const [drafts] = useState(() => deviceDraftsOf({ http, session }))
  const [kept, setKept] = useState<DeviceDraft<Values>>()
  const name = `${resource.name} ${record?.id ?? ''}`
  const version = String(record?.lock_version ?? '')
  // Read while drawn, as react-hook-form wants it.
  const { isDirty } = form.formState
  void form.formState.dirtyFields

  const typed = useEffectEvent(() => {
    const value = changedOf(form)
    return Object.keys(value).length ? { value, version } : undefined
  })
  const put = (values: Values) => {
    for (const [field, value] of Object.entries(values)) form.setValue(field, value, { shouldDirty: true })
  }

  useEffect(() => {
    let isHere = true
    void drafts.read<Values>(name).then((found) => {
      if (found && isHere) setKept(found)
    })
    return () => {
      isHere = false
    }
  }, [drafts, name])

  useEffect(() => {
    if (!isDirty) return
    const keep = () => drafts.keepSoon(name, () => typed())
    keep()
    const stop = form.subscribe({ formState: { values: true }, callback: keep })
    return () => {
      stop()
      // Saved, put back or left while the session goes on: nothing of it waits any more.
      if (session.hasToken()) drafts.drop(name)
    }
  }, [isDirty, drafts, name, form, session])

  useKeptOverReload(name, { changed: () => changedOf(form), take: put })

  if (!kept) return undefined
  return {
    at: kept.at,
    isOlder: kept.version !== version,
    take: () => {
      put(kept.value)
      setKept(undefined)
    },
    forget: () => {
      if (!isDirty) drafts.drop(name)
      setKept(undefined)
    },
  }
}
