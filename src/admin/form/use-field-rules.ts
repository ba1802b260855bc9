import { useWatch } from 'react-hook-form'
import { isHidden, isRequired } from '../../../resources/schema/check'
import { fieldRefusal } from '../../../resources/schema/locked'
import { fieldsOf, holds } from '../../../resources/schema/predicate'
import { type FormScope, useFormScope } from './form-scope'

export interface FieldState {
  isHidden: boolean
  isRequired: boolean
  isReadOnly: boolean
  /** Why it is read only, where its rule says so. */
  refusal: string | undefined
}

/** The fields that the rules of one field read. */
export function readByRules({ resource }: FormScope, name: string): string[] {
  const { visible, required, readonly } = resource.rules?.[name] ?? {}
  const read = [visible, required, readonly].flatMap((rule) => (rule ? fieldsOf(rule) : []))
  return [...new Set(read)]
}

/** What the declared rules say of a field for the values around it, followed live on the fields that they read only. */
export function useFieldRules(name: string): FieldState {
  const scope = useFormScope()
  const { resource, record, path } = scope
  const read = readByRules(scope, name)
  const values = useWatch({ name: read.map((one) => path + one), disabled: read.length === 0 })
  const watched = Object.fromEntries(
    read.flatMap((one, index) => (resource.fields[one] ? [[one, (values as unknown[])[index]]] : [])),
  )
  const row = { ...record, ...watched }
  const readonly = resource.rules?.[name]?.readonly
  const isReadOnly = readonly !== undefined && holds(readonly, row)
  return {
    isHidden: isHidden(resource, name, row),
    isRequired: isRequired(resource, name, row),
    isReadOnly,
    refusal: isReadOnly ? fieldRefusal(resource, name) : undefined,
  }
}
