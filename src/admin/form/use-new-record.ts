import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { isSame } from '../lock/conflict'
import type { Values } from './initial-values'
import type { Draft } from './payload'
import { typedSince } from './typed-since'

/**
 * Takes over a record that has become another (saved, changed by an action, loaded anew): the form starts from its values, and
 * what was typed since the former ones, or since those that were sent, stays typed. Where somebody else has changed the same
 * meanwhile, the save still goes with the version that was typed over, and is refused as any other conflict.
 */
export function useNewRecord({ first = {}, record }: Draft) {
  const form = useFormContext<Values>()
  const base = useRef(first)
  const origin = useRef({ first, version: record?.lock_version, isOwn: false })
  const version = JSON.stringify([record?.id, record?.lock_version, first])
  const seen = useRef(version)
  useEffect(() => {
    if (seen.current === version) return
    // react-admin's form also holds what tells the record's version.
    const { id: _id, lock_version: _version, ...values } = form.getValues()
    const typed = typedSince(values, base.current, first)
    const { first: before, version: held, isOwn } = origin.current
    const clashes = (name: string) => !isSame(first[name], before[name]) && !isOwn
    const isClash = Object.keys(typed).some(clashes)
    seen.current = version
    base.current = isClash ? base.current : first
    origin.current = {
      first: isClash ? before : first,
      version: isClash ? held : record?.lock_version,
      isOwn: false,
    }
    form.reset(structuredClone(first))
    for (const [name, value] of Object.entries(typed)) form.setValue(name, value, { shouldDirty: true })
    // Only another version is another record.
  }, [version])
  return {
    /** Tells what was sent, once it is saved. */
    answered: (sent: Values) => {
      base.current = structuredClone(sent)
      origin.current.isOwn = true
    },
    /** The version of the record that what is typed stands on. */
    version: () => origin.current.version,
  }
}
