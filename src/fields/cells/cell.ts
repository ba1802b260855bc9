import type { ReactNode } from 'react'
import type { Field } from '../../../resources/schema/field'
import { kindOf } from '../../../resources/schema/kinds'
import type { AnyResource } from '../../../resources/schema/resource'
import type { Named } from '../label-of'

/** What a cell is drawn from; behind a relation, the association as the answer carries it and the resource it belongs to. */
export interface CellInput {
  value: unknown
  field: Field
  related?: unknown
  target?: Named & Pick<AnyResource, 'heading' | 'tones'>
}

/** Draws a value in a list or a show page: pure, without hooks, so that a thousand of them cost little. */
export type Cell = (input: CellInput) => ReactNode

export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** The French text of a value: its kind's format and its unit. */
export function textOf({ value, field }: CellInput): string {
  const shape = field.of ?? field
  const text = kindOf(shape).format(value, shape)
  return shape.unit ? `${text}\u00a0${shape.unit}` : text
}
