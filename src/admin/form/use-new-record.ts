import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { isContradicted } from '../lock/merge'
import type { Values } from './initial-values'
import type { Draft } from './payload'
import { typedSince } from './typed-since'

/**
 * Takes over a record that has become another (saved, changed by an action, loaded anew): the form starts from its values, and
 * what was typed since the former ones, or since those that were sent, stays typed. Where somebody else has changed the same
 * otherwise meanwhile, the save still goes with the version that was typed over, and is refused like every other conflict.
 */
export function useNewRecord({ registry, resource, first = {}, record }: Draft) {
  const form = useFormContext<Values>()
  const base = useRef(first)
  const origin = useRef({ first, record, isOwn: false })
  const version = JSON.stringify([record?.id, record?.lock_version, first])
  const seen = useRef(version)
  useEffect(() => {
    if (seen.current === version) return
    // react-admin's form also holds what tells the record's version.
    const { id: _id, lock_version: _version, ...values } = form.getValues()
    const typed = typedSince(values, base.current, first)
    const { first: before, record: held, isOwn } = origin.current
    const versions = { base: before, mine: typed, theirs: first }
    const clashes = (name: string) =>
      isContradicted({ registry, resource, versions, path: '', titles: [] }, name)
    const isClash = !isOwn && Object.keys(typed).some(clashes)
    seen.current = version
    base.current = isClash ? base.current : first
    origin.current = {
      first: isClash ? before : first,
      record: isClash ? held : record,
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
    /** The record that what is typed stands on. */
    typedOver: () => origin.current.record,
  }
}
