import Box from '@mui/material/Box'
import { use } from 'react'
import { isHidden } from '../../../resources/schema/check'
import type { FormItem } from '../../../resources/schema/resource'
import { DeclaredItems } from '../form/DeclaredItems'
import { SectionTitleContext, useFormScope } from '../form/form-scope'
import { fieldClass } from '../form/layout'
import { FieldHistoryIcon } from '../history/FieldHistoryIcon'
import { FieldValue } from './FieldValue'

/** The parts of a declared form, read only. */
export const ShowItems = ({ items }: { items: readonly FormItem[] }) => (
  <DeclaredItems items={items} Field={ShowField} />
)

/** A field of a record that is looked at: its label, its value, its history. */
function ShowField({ name }: { name: string }) {
  const { resource, record = {} } = useFormScope()
  const section = use(SectionTitleContext)
  const field = resource.fields[name]
  if (!field || isHidden(resource, name, record)) return null
  const hasHistory = !resource.untracked && field.kind !== 'computed' && field.kind !== 'virtual'
  const isNamedAbove = field.kind === 'embed' && field.label === section
  return (
    <div className={fieldClass({ ...field, kind: field.kind === 'bool' ? 'text' : field.kind })}>
      <Box className="field-label" sx={isNamedAbove ? besideTitle : undefined}>
        <Box component="p" sx={isNamedAbove ? asTitle : caption}>
          {field.label}
        </Box>
        {hasHistory && typeof record.id === 'number' && (
          <FieldHistoryIcon resource={resource} id={record.id} field={name} />
        )}
      </Box>
      <Box sx={{ typography: 'body1' }}>
        <FieldValue resource={resource} name={name} value={record[name]} record={record} />
      </Box>
    </div>
  )
}

/** The history of what its section is named after stands beside the title, on the title's own line. */
const besideTitle = { position: 'absolute', bottom: '100%', mb: 1.5 }
const asTitle = { m: 0, typography: 'h4', visibility: 'hidden' }
const caption = { m: 0, typography: 'body2', color: 'text.secondary' }
