import Typography from '@mui/material/Typography'
import { type CSSProperties, useId } from 'react'
import type { FormItem } from '../../../resources/schema/resource'
import { sayTitle } from '../../../resources/schema/say'
import { FieldInput } from './FieldInput'
import { FormSlot } from './FormSlot'
import { SectionTitleContext } from './form-scope'
import { rowClass } from './layout'

/** A part of a declared form: fields, fields side by side, titled sections. */
export function FormItems({ items }: { items: readonly FormItem[] }) {
  return (
    <div className="fields">
      {items.map((item) => (
        <FormPart key={JSON.stringify(item)} item={item} />
      ))}
    </div>
  )
}

function FormPart({ item }: { item: FormItem }) {
  if (typeof item === 'string') return <FieldInput name={item} />
  if (isRowOfFields(item)) {
    return (
      <div className={rowClass(item.length)} style={{ '--columns': item.length } as CSSProperties}>
        {item.map((name) => (
          <FieldInput key={name} name={name} />
        ))}
      </div>
    )
  }
  return Object.entries(item).map(([title, items]) => <FormSection key={title} title={title} items={items} />)
}

const isRowOfFields = (item: FormItem): item is readonly string[] => Array.isArray(item)

function FormSection({ title, items }: { title: string; items: readonly FormItem[] }) {
  const id = useId()
  return (
    <>
      <FormSlot place={`before:${title}`} />
      <section className="fields-section" aria-labelledby={id}>
        <Typography id={id} variant="h4" component="h2" sx={{ mb: 1.5, pt: 1 }}>
          {sayTitle(title)}
        </Typography>
        <SectionTitleContext value={title}>
          <FormItems items={items} />
        </SectionTitleContext>
      </section>
      <FormSlot place={`after:${title}`} />
    </>
  )
}
