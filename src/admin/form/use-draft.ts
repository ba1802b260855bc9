import { useMemo, useRef } from 'react'
import { type FieldErrors, type Resolver, set } from 'react-hook-form'
import type { FieldError } from '../../../resources/schema/check'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { useEngine } from '../../fields/engine'
import { useReadable } from '../use-readable'
import { useMayWrite } from './field-rights'
import { formNames } from './form-names'
import { initialValues, type Values } from './initial-values'
import { checkDraft, type Draft } from './payload'

interface Asked {
  resource: AnyResource
  record?: ReadRow
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

/** What a form on a resource is about: its first values, and the checks of the declaration that run as one types. */
export function useDraft({ resource, record, start, names }: Asked) {
  const { registry } = useEngine()
  const readable = useReadable(resource)
  const mayWrite = useMayWrite(resource)
  const shown = useMemo(() => names ?? formNames(readable), [names, readable])
  const first = useMemo(
    () => ({ ...initialValues(registry, readable, record), ...start }),
    [registry, readable, record, start],
  )
  const draft: Draft = { registry, resource: readable, record, names: shown, first, mayWrite }
  const latest = useRef(draft)
  latest.current = draft
  const resolver: Resolver<Values> = (values) => {
    const { errors } = checkDraft(latest.current, values)
    return errors.length ? { values: {}, errors: nested(errors) } : { values, errors: {} }
  }
  return { draft, first, resolver }
}
