import Box from '@mui/material/Box'
import { memo, type ReactNode, Suspense } from 'react'
import { useController, useWatch } from 'react-hook-form'
import { checkValue, warnValue } from '../../../resources/schema/check'
import { useEngine } from '../../fields/engine'
import { inputs } from '../../fields/inputs'
import type { InputProps } from '../../fields/inputs/input-props'
import { Awaited } from '../../widgets/Awaited'
import { PermissionWrapper } from '../../widgets/PermissionWrapper'
import { FieldHistoryIcon } from '../history/FieldHistoryIcon'
import { FieldValue } from '../show/FieldValue'
import { ChildrenInput } from './ChildrenInput'
import { EmbedInput } from './EmbedInput'
import { useWidget, type Widget } from './extensions'
import { FollowingInput } from './FollowingInput'
import { useMayWrite } from './field-rights'
import { isWritten } from './form-names'
import { controlId, useFormScope } from './form-scope'
import { fieldClass } from './layout'
import { type FieldState, useFieldRules } from './use-field-rules'

const loading = (
  <div className="field-loading">
    <Awaited />
  </div>
)

type Props = {
  name: string
  /** Another input than that of its kind: everything else of the field stays. */
  As?: Widget
}

/** One field of the form around: its label, input, rules, rights, messages and history. Nothing when hidden. */
export const FieldInput = memo(function FieldInput({ name, As }: Props) {
  const { resource, record } = useFormScope()
  const state = useFieldRules(name)
  const field = resource.fields[name]
  if (!field || state.isHidden) return null
  if (field.kind === 'virtual' && !record) return null
  if (field.kind === 'computed' || field.kind === 'virtual') return <ComputedField name={name} />
  if (field.kind === 'children') return <ChildrenInput name={name} state={state} Inner={FieldInput} />
  if (field.kind === 'embed') return <EmbedInput name={name} Inner={FieldInput} />
  if (!isWritten(field)) return <FixedField name={name} />
  return <PlainField name={name} state={state} As={As} />
})

function PlainField({ name, state, As }: Props & { state: FieldState }) {
  const scope = useFormScope()
  const { resource, record, path, isLocked } = scope
  const { registry } = useEngine()
  const mayWrite = useMayWrite(resource)
  const { field: control, fieldState } = useController({ name: path + name })
  const declared = useWidget(resource.name, name)
  const Special = As ?? declared
  const own = resource.fields[name]
  const field = own && state.refusal ? { ...own, help: state.refusal } : own
  if (!field || field.kind === 'children' || field.kind === 'embed' || field.kind === 'rows') return null
  const props: InputProps = {
    field,
    id: controlId(path + name),
    value: control.value,
    onChange: control.onChange,
    onBlur: control.onBlur,
    error: fieldState.error?.message,
    warning: warnValue(field, checkValue(field, control.value).value),
    required: state.isRequired,
    readOnly: state.isReadOnly || isLocked,
    related: field.to ? record?.[registry.association(resource, name)] : undefined,
  }
  const Input = inputs[field.kind]
  const isFree = !props.readOnly && mayWrite(name)
  return (
    <FieldBox name={name} onRestore={isFree ? control.onChange : undefined}>
      <Suspense fallback={loading}>
        <PermissionWrapper allowed={isLocked || mayWrite(name)}>
          {Special ? (
            <Special {...props} scope={scope} />
          ) : field.where && (field.kind === 'ref' || field.kind === 'refs') ? (
            <FollowingInput {...props} name={name} path={path} as={field.kind} />
          ) : (
            <Input {...props} />
          )}
        </PermissionWrapper>
      </Suspense>
    </FieldBox>
  )
}

/** A value that is never typed: read as text, and not there before it has one. */
function FixedField({ name }: { name: string }) {
  const { resource, record } = useFormScope()
  const field = resource.fields[name]
  if (!record || !field) return null
  return (
    <FieldBox name={name}>
      <Box component="p" sx={{ m: 0, typography: 'body2', fontWeight: 500 }}>
        {field.label}
      </Box>
      <Box sx={{ typography: 'body1', color: 'text.secondary', mt: 0.75 }}>
        <FieldValue resource={resource} name={name} value={record[name]} record={record} />
      </Box>
    </FieldBox>
  )
}

function ComputedField({ name }: { name: string }) {
  const { resource, record, path } = useFormScope()
  const values = useWatch()
  const field = resource.fields[name]
  if (!field) return null
  const row = path
    ? path.split('.').reduce<unknown>((at, step) => (step ? Reflect.get(Object(at), step) : at), values)
    : values
  const value = resource.computes?.[name]?.({ ...record, ...Object(row) }) ?? record?.[name]
  const Input = inputs.computed
  return (
    <FieldBox name={name}>
      <Input field={field} id={controlId(path + name)} value={value} onChange={() => undefined} readOnly />
    </FieldBox>
  )
}

/** The place of a field in the grid, with its history beside the label once the record exists. */
function FieldBox({
  name,
  onRestore,
  children,
}: {
  name: string
  onRestore?: (value: unknown) => void
  children: ReactNode
}) {
  const { resource, record, path } = useFormScope()
  const field = resource.fields[name]
  const id = record?.id
  const hasHistory = !resource.untracked && typeof id === 'number' && field && field.kind !== 'computed'
  return (
    <div className={field ? fieldClass(field) : 'field'} data-field={path + name}>
      {children}
      {hasHistory && field.kind !== 'virtual' && (
        <FieldHistoryIcon resource={resource} id={id} field={name} onRestore={onRestore} />
      )}
    </div>
  )
}
