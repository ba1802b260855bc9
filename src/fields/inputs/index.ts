import type { ComponentType } from 'react'
import type { KindName } from '../../../resources/schema/field'
import { ofKinds } from '../of-kinds'
import type { InputProps } from './input-props'

export type Input = ComponentType<InputProps>
/** Kinds without an input: `children` and `embed` are forms within the form and have theirs there, `rows` are a call's. */
type Uninput = 'children' | 'embed' | 'rows'

const found = import.meta.glob<Input>(
  ['../../../resources/schema/kinds/*/input.ts', '../../../resources/*-kinds/*/input.ts'],
  {
    eager: true,
    import: 'input',
  },
)

/** The input of each kind: `input.ts` of its folder, or of the kind that it is like. */
export const inputs = ofKinds(found) as Readonly<Record<Exclude<KindName, Uninput>, Input>>
