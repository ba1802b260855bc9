import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { visuallyHidden } from '@mui/utils'
import { type CSSProperties, use, useId } from 'react'
import { isHidden } from '../../../resources/schema/check'
import type { FormItem } from '../../../resources/schema/resource'
import { sayTitle } from '../../../resources/schema/say'
import { FormSlot } from '../form/FormSlot'
import { SectionTitleContext, useFormScope } from '../form/form-scope'
import { fieldClass, rowClass } from '../form/layout'
import { FieldHistoryIcon } from '../history/FieldHistoryIcon'
import { FieldValue } from './FieldValue'

/** The parts of a declared form, read only. */
export function ShowItems({ items }: { items: readonly FormItem[] }) {
  return (
    <div className="fields">
      {items.map((item) => (
        <ShowPart key={JSON.stringify(item)} item={item} />
      ))}
    </div>
  )
}

function ShowPart({ item }: { item: FormItem }) {
  if (typeof item === 'string') return <ShowField name={item} />
  if (isRowOfFields(item))
    return (
      <div className={rowClass(item.length)} style={{ '--columns': item.length } as CSSProperties}>
        {item.map((name) => (
          <ShowField key={name} name={name} />
        ))}
      </div>
    )
  return Object.entries(item).map(([title, items]) => <ShowSection key={title} title={title} items={items} />)
}

const isRowOfFields = (item: FormItem): item is readonly string[] => Array.isArray(item)

function ShowSection({ title, items }: { title: string; items: readonly FormItem[] }) {
  const id = useId()
  return (
    <>
      <FormSlot place={`before:${title}`} />
      <section className="fields-section" aria-labelledby={id}>
        <Typography id={id} variant="h4" component="h2" sx={{ mb: 1.5, pt: 1 }}>
          {sayTitle(title)}
        </Typography>
        <SectionTitleContext value={title}>
          <ShowItems items={items} />
        </SectionTitleContext>
      </section>
      <FormSlot place={`after:${title}`} />
    </>
  )
}

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
      <div className="field-label">
        <Box component="p" sx={isNamedAbove ? visuallyHidden : caption}>
          {field.label}
        </Box>
        {hasHistory && typeof record.id === 'number' && (
          <FieldHistoryIcon resource={resource} id={record.id} field={name} />
        )}
      </div>
      <Box sx={{ typography: 'body1' }}>
        <FieldValue resource={resource} name={name} value={record[name]} record={record} />
      </Box>
    </div>
  )
}

const caption = { m: 0, typography: 'body2', color: 'text.secondary' }
