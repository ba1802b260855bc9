import Typography from '@mui/material/Typography'
import { type ComponentType, type CSSProperties, useId } from 'react'
import type { FormItem } from '../../../resources/schema/resource'
import { sayTitle } from '../../../resources/schema/say'
import { FormSlot } from './FormSlot'
import { SectionTitleContext } from './form-scope'
import { rowClass } from './layout'

interface Drawn {
  /** What draws a field: typed, or looked at. */
  Field: ComponentType<{ name: string }>
}

/** A part of a declared form: fields, fields side by side, titled sections. */
export function DeclaredItems({ items, Field }: Drawn & { items: readonly FormItem[] }) {
  return (
    <div className="fields">
      {items.map((item) => (
        <Part key={JSON.stringify(item)} item={item} Field={Field} />
      ))}
    </div>
  )
}

function Part({ item, Field }: Drawn & { item: FormItem }) {
  if (typeof item === 'string') return <Field name={item} />
  if (isRowOfFields(item)) {
    return (
      <div className={rowClass(item.length)} style={{ '--columns': item.length } as CSSProperties}>
        {item.map((name) => (
          <Field key={name} name={name} />
        ))}
      </div>
    )
  }
  return Object.entries(item).map(([title, items]) => (
    <Section key={title} title={title} items={items} Field={Field} />
  ))
}

const isRowOfFields = (item: FormItem): item is readonly string[] => Array.isArray(item)

function Section({ title, items, Field }: Drawn & { title: string; items: readonly FormItem[] }) {
  const id = useId()
  return (
    <>
      <FormSlot place={`before:${title}`} />
      <section className="fields-section" aria-labelledby={id}>
        <Typography id={id} variant="h4" component="h2" sx={{ mb: 1.5, pt: 1 }}>
          {sayTitle(title)}
        </Typography>
        <SectionTitleContext value={title}>
          <DeclaredItems items={items} Field={Field} />
        </SectionTitleContext>
      </section>
      <FormSlot place={`after:${title}`} />
    </>
  )
}
