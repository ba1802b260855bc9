import type { FormItem } from '../../../resources/schema/resource'
import { DeclaredItems } from './DeclaredItems'
import { FieldInput } from './FieldInput'

/** A part of a declared form, to be filled. */
export const FormItems = ({ items }: { items: readonly FormItem[] }) => (
  <DeclaredItems items={items} Field={FieldInput} />
)
