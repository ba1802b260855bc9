import type { ChangedIds } from '../../../resources/schema/live'

/** A form on a record. */
export interface OpenForm {
  name: string
  id: string | number
  /** Whether what is shown must stay as it is: somebody types into it. */
  isTyped: () => boolean
  /** The record may have changed elsewhere, while somebody types. */
  onChange: () => void
}

const forms = new Set<OpenForm>()

/** Tells a form of the changes of its record from elsewhere; answers how to end it. */
export function watchRecord(form: OpenForm): () => void {
  forms.add(form)
  return () => void forms.delete(form)
}

/** Whether a query's answer is what somebody types into: it is not read again, its form is told instead. */
export const isHeld = ([name, kind, id]: readonly unknown[]): boolean =>
  kind === 'record' &&
  [...forms].some((form) => form.name === name && String(form.id) === id && form.isTyped())

/** Tells the forms in which somebody types of changes; of all where it is not known which there were. */
export function tellForms(changes?: ChangedIds): void {
  for (const form of forms) {
    const ids = changes ? changes[form.name] : null
    if (ids !== undefined && (ids === null || ids.includes(Number(form.id))) && form.isTyped())
      form.onChange()
  }
}
