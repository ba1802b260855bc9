import Add from '@mui/icons-material/Add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { type ComponentType, useId, useMemo } from 'react'
import { useFieldArray, useFormState } from 'react-hook-form'
import { formTexts } from '../../../i18n/fr/form'
import { useEngine } from '../../fields/engine'
import { FieldHistoryIcon } from '../history/FieldHistoryIcon'
import { useReadable } from '../use-readable'
import { ChildRow } from './ChildRow'
import { useMayWrite } from './field-rights'
import { innerNames } from './form-names'
import { useFormScope } from './form-scope'
import { isRow, newRow, rowsOf } from './initial-values'
import type { FieldState } from './use-field-rules'

type Props = {
  name: string
  state: FieldState
  /** Shows one field of a row. */
  Inner: ComponentType<{ name: string }>
}

/** The rows that live within this one: edited, added, removed and put in order here. */
export function ChildrenInput({ name, state, Inner }: Props) {
  const { resource, record, path, isLocked } = useFormScope()
  const { registry } = useEngine()
  const mayWrite = useMayWrite(resource)
  const field = resource.fields[name]
  const child = useReadable(registry.get(field?.to ?? ''))
  const { fields, append, remove, move } = useFieldArray({ name: path + name, keyName: '_key' })
  const names = useMemo(() => innerNames(registry, child), [registry, child])
  const id = useId()
  if (!field) return null
  const locked = isLocked || state.isReadOnly || !mayWrite(name)
  const isFull = fields.length >= (field.max ?? 200)
  const before = rowsOf(record?.[name])
  return (
    <section className="fields-section field" aria-labelledby={id} data-field={path + name}>
      <Typography id={id} variant="h5" component="h3" sx={{ mb: 1 }}>
        {field.label}
        {state.isRequired && ' *'}
      </Typography>
      {typeof record?.id === 'number' && <FieldHistoryIcon resource={resource} id={record.id} field={name} />}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {fields.map((row, index) => (
          <ChildRow
            key={row._key}
            resource={child}
            names={names}
            path={`${path}${name}.${index}.`}
            record={before.find((one) => one.id === idOf(row))}
            position={{ index, last: fields.length - 1, canMove: child.fields.position !== undefined }}
            isLocked={locked}
            Inner={Inner}
            onRemove={() => remove(index)}
            onMove={(by) => move(index, index + by)}
          />
        ))}
      </Box>
      {fields.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {formTexts.noRow}
        </Typography>
      )}
      <ListError name={path + name} />
      {!locked && (
        <Button
          startIcon={<Add />}
          disabled={isFull}
          onClick={() => append(newRow(registry, child))}
          sx={{ mt: 1.5 }}
        >
          {formTexts.addRow(child.label[0])}
        </Button>
      )}
    </section>
  )
}

const idOf = (row: unknown) => (isRow(row) ? row.id : undefined)

/** What is wrong with the list itself, not with one of its rows. */
function ListError({ name }: { name: string }) {
  const { errors } = useFormState({ name })
  const error = name.split('.').reduce<unknown>((at, step) => Reflect.get(Object(at), step), errors)
  const message =
    Reflect.get(Object(error), 'message') ??
    Reflect.get(Object(Reflect.get(Object(error), 'root')), 'message')
  return typeof message === 'string' ? <FormHelperText error>{message}</FormHelperText> : null
}
