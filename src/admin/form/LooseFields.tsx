import Box from '@mui/material/Box'
import { Suspense } from 'react'
import type { FieldError } from '../../../resources/schema/check'
import type { Field, Fields, Values } from '../../../resources/schema/field'
import type { AnyResource } from '../../../resources/schema/resource'
import { inputs } from '../../fields/inputs'
import { formStyle } from './layout'

export type LooseValues = Readonly<Record<string, unknown>>

type Props = {
  fields: Readonly<Record<string, Field>>
  values: LooseValues
  errors?: readonly FieldError[]
  /** Those that have to be filled in here. */
  required?: readonly string[]
  /** What stands behind the ids of references and files. */
  related?: LooseValues
  /** Tells the fields of one row of a dialog from those of another. */
  id?: string
  onChange: (values: LooseValues) => void
}

/** Declared fields outside of any record, for a dialog that asks what to do with many: each with the input of its kind. */
export function LooseFields({ fields, values, onChange, id = 'loose', ...props }: Props) {
  const { errors = [], required = [], related = {} } = props
  return (
    <Box sx={formStyle}>
      <div className="fields">
        {Object.entries(fields).map(([name, field]) => {
          const Input = inputs[field.kind as keyof typeof inputs]
          return (
            <div key={name} className={['refs', 'list'].includes(field.kind) ? 'field field-wide' : 'field'}>
              <Suspense fallback={<div className="field-loading" />}>
                <Input
                  field={field}
                  id={`${id}-${name}`}
                  required={required.includes(name)}
                  value={values[name] ?? null}
                  related={related[name]}
                  onChange={(value) => onChange({ ...values, [name]: value })}
                  error={errors.find((one) => one.name === name)?.message}
                />
              </Suspense>
            </div>
          )
        })}
      </div>
    </Box>
  )
}

const isSaid = (value: unknown) =>
  value !== null && value !== undefined && value !== '' && !(Array.isArray(value) && value.length === 0)

/** What was filled in. */
export const said = (values: LooseValues): LooseValues =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => isSaid(value)))

/** What was typed into declared fields, as their call takes it; the server checks it. */
export const asDeclared = <F extends Fields>(_fields: F, values: LooseValues) => values as Values<F>

/** Some fields of a resource by name. */
export const fieldsNamed = (resource: AnyResource, names: readonly string[]): Record<string, Field> =>
  Object.fromEntries(names.flatMap((name) => (resource.fields[name] ? [[name, resource.fields[name]]] : [])))
