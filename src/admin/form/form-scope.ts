import { createContext, use } from 'react'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'

/** What the fields of a form, or of a row inside it, belong to. */
export interface FormScope {
  /** Without the fields that this person may not read. */
  resource: AnyResource
  /** As it was first read; absent for a new one. */
  record?: ReadRow
  /** Stands before every name of the scope: `contacts.0.` inside a list, nothing at the top. */
  path: string
  /** The person may not change anything here. */
  isLocked: boolean
}

export const FormScopeContext = createContext<FormScope | undefined>(undefined)

/** Saves checked values of the form around; undefined when they were refused, which is then shown. */
export const FormSaveContext = createContext<
  ((values: Record<string, unknown>) => Promise<ReadRow | undefined>) | undefined
>(undefined)

/** The title that the fields stand under: a row within of the same name does not say it again. */
export const SectionTitleContext = createContext<string | undefined>(undefined)

/** The form around, or the row of it that is being edited. */
export function useFormScope(): FormScope {
  const scope = use(FormScopeContext)
  if (!scope) throw new Error('A field of a form needs a form around it')
  return scope
}

/** The element id of a field's control. */
export const controlId = (path: string) => `field-${path.replaceAll('.', '-')}`
