import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { type ComponentType, use, useId, useMemo } from 'react'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { useEngine } from '../../fields/engine'
import { useReadable } from '../use-readable'
import { innerNames } from './form-names'
import { FormScopeContext, SectionTitleContext, useFormScope } from './form-scope'

type Props = {
  name: string
  /** Shows one field of the scope. */
  Inner: ComponentType<{ name: string }>
}

/** The one row that lives within this one, edited in place. */
export function EmbedInput({ name, Inner }: Props) {
  const scope = useFormScope()
  const { registry } = useEngine()
  const field = scope.resource.fields[name]
  const target = useReadable(registry.get(field?.to ?? ''))
  const id = useId()
  const isSaid = use(SectionTitleContext) === field?.label
  const inside = useMemo(
    () => ({
      resource: target,
      record: scope.record?.[name] as ReadRow | undefined,
      path: `${scope.path}${name}.`,
      isLocked: scope.isLocked,
    }),
    [target, scope, name],
  )
  return (
    <Box role="group" className="fields-section" aria-labelledby={id} data-field={scope.path + name}>
      <Typography id={id} variant="h5" component="h3" sx={isSaid ? visuallyHidden : { mb: 1 }}>
        {field?.label}
      </Typography>
      <FormScopeContext value={inside}>
        <div className="fields">
          {innerNames(registry, target).map((one) => (
            <Inner key={one} name={one} />
          ))}
        </div>
      </FormScopeContext>
    </Box>
  )
}
