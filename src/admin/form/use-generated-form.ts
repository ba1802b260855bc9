import { useEffect, useMemo, useRef } from 'react'
import { type FieldErrors, set, useForm } from 'react-hook-form'
import type { FieldError } from '../../../resources/schema/check'
import type { AnyResource } from '../../../resources/schema/resource'
import { useEngine } from '../../fields/engine'
import { useReadable } from '../use-readable'
import { useMayWrite } from './field-rights'
import { formNames } from './form-names'
import type { Row } from './form-scope'
import { initialValues, type Values } from './initial-values'
import { checkDraft, type Draft } from './payload'

interface Asked {
  resource: AnyResource
  record?: Row
  /** What a new record starts with besides the declared defaults. */
  start?: Values
  /** The fields on the screen, when it is not the generated form. */
  names?: readonly string[]
}

/** Refusals as react-hook-form nests them. */
export function nested(errors: readonly FieldError[], type = 'check'): FieldErrors<Values> {
  const all: FieldErrors<Values> = {}
  for (const { name, message } of [...errors].reverse()) set(all, name, { type, message })
  return all
}

/** The state of a form on a resource: its first values, and the checks of the declaration run as one types. */
export function useGeneratedForm({ resource, record, start, names }: Asked) {
  const { registry } = useEngine()
  const readable = useReadable(resource)
  const mayWrite = useMayWrite(resource)
  const shown = useMemo(() => names ?? formNames(readable), [names, readable])
  const draft: Draft = { registry, resource: readable, record, names: shown, mayWrite }
  const latest = useRef(draft)
  latest.current = draft
  const first = useMemo(
    () => ({ ...initialValues(registry, readable, record), ...start }),
    [registry, readable, record, start],
  )
  const form = useForm<Values>({
    defaultValues: first,
    mode: 'onTouched',
    shouldFocusError: false,
    resolver: (values) => {
      const { errors } = checkDraft(latest.current, values)
      return errors.length ? { values: {}, errors: nested(errors) } : { values, errors: {} }
    },
  })
  const { reset } = form
  const shownFirst = useRef(first)
  useEffect(() => {
    if (shownFirst.current !== first) reset(first)
    shownFirst.current = first
  }, [first, reset])
  return { form, draft, readable, names: shown }
}
