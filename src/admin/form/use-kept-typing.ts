import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Values } from './initial-values'

const beforeReload = 'vite:beforeFullReload'

/** The fields that were changed, as they stand. */
const changedOf = ({ formState, getValues }: UseFormReturn<Values>): Values =>
  Object.fromEntries(Object.entries(getValues()).filter(([name]) => formState.dirtyFields[name]))

/**
 * While one develops: what is typed in a form outlives the pages that are loaded again when a declaration changes. Of a built
 * page nothing of it is left.
 */
export const useKeptTyping: (form: UseFormReturn<Values>, name: string) => void = import.meta.hot?.off
  ? (form, name) => {
      const key = `typed ${location.pathname} ${name}`
      // Read while drawn, as react-hook-form wants it.
      void form.formState.dirtyFields
      const keep = useEffectEvent(() => {
        const changed = changedOf(form)
        if (Object.keys(changed).length) sessionStorage.setItem(key, JSON.stringify(changed))
      })
      const take = useEffectEvent(() => {
        const kept: Values = JSON.parse(sessionStorage.getItem(key) ?? '{}')
        sessionStorage.removeItem(key)
        for (const [field, value] of Object.entries(kept)) form.setValue(field, value, { shouldDirty: true })
      })
      useEffect(() => {
        const listen = () => keep()
        // react-admin's form begins by its own values, after the parts that it holds.
        const begun = setTimeout(() => take())
        import.meta.hot?.on(beforeReload, listen)
        return () => {
          clearTimeout(begun)
          import.meta.hot?.off(beforeReload, listen)
        }
      }, [])
    }
  : () => undefined
