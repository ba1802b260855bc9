import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { lazy, Suspense, use } from 'react'
import { formTexts } from '../../../i18n/fr/form'
import type { Field } from '../../../resources/schema/field'
import type { AnyResource } from '../../../resources/schema/resource'
import type { ReadRow } from '../../../resources/schema/unknown-row'
import { renderCell } from '../../fields/cells'
import { useEngine } from '../../fields/engine'
import { useChosen } from '../../fields/inputs/use-chosen'
import { Awaited } from '../../widgets/Awaited'
import { FormExtensionsContext } from '../form/extensions'
import { innerNames } from '../form/form-names'
import { isRow, rowsOf } from '../form/initial-values'
import { KeptFileValue } from './KeptFileValue'

const RichText = lazy(async () => ({ default: (await import('../../widgets/RichText')).RichText }))

type Props = {
  resource: AnyResource
  name: string
  value: unknown
  /** The row whose answer describes what the value refers to. */
  record: ReadRow
  /** Further rows that may describe it. */
  known?: readonly ReadRow[]
}

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** A value as one reads it: whole texts, labels of references, rows within. */
export function FieldValue({ resource, name, value, record, known = [] }: Props) {
  const { registry } = useEngine()
  const { readings } = use(FormExtensionsContext)
  const field = resource.fields[name]
  if (!field) return null
  const said = readings?.[resource.name]?.[name]?.(record)
  if (said) return <span>{said}</span>
  if (isBlank(value))
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {formTexts.none}
      </Box>
    )
  const related = [record, ...known].flatMap((row) => row[registry.association(resource, name)] ?? [])
  const shape = field.of ?? field
  if (shape.kind === 'ref' || shape.kind === 'refs')
    return <RowLabels field={shape} value={value} related={related} />
  if (shape.kind === 'children' || shape.kind === 'embed')
    return <InnerRows resource={registry.get(shape.to ?? '')} rows={isRow(value) ? [value] : rowsOf(value)} />
  if (shape.kind === 'file' || shape.kind === 'image')
    return <KeptFileValue value={value} related={related.find((one) => isRow(one) && one.id === value)} />
  if (shape.kind === 'richText')
    return (
      <Suspense fallback={<Awaited />}>
        <RichText html={String(value)} />
      </Suspense>
    )
  if (shape.kind === 'list' && Array.isArray(value))
    return <Chips labels={value.map((one) => shape.options?.[String(one)] ?? String(one))} />
  return (
    <span style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{renderCell({ field, value })}</span>
  )
}

const Chips = ({ labels }: { labels: readonly string[] }) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    {labels.map((label) => (
      <Chip key={label} size="small" label={label} />
    ))}
  </Box>
)

function RowLabels({ field, value, related }: { field: Field; value: unknown; related: unknown }) {
  const target = useEngine().registry.get(field.to ?? '')
  const ids = [value].flat().filter((id): id is number => typeof id === 'number')
  const { chosen } = useChosen(target, ids, related)
  const labels = chosen.map(({ label }) => label)
  return field.kind === 'ref' ? <span>{labels[0]}</span> : <Chips labels={labels} />
}

type InnerProps = { resource: AnyResource; rows: readonly ReadRow[] }

/** The rows within, each with its own fields. */
function InnerRows({ resource, rows }: InnerProps) {
  const names = innerNames(useEngine().registry, resource)
  return rows.map((row, index) => (
    <Box
      key={typeof row.id === 'number' ? row.id : `new-${index}`}
      component="dl"
      sx={{
        m: 0,
        mb: 1,
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
        columnGap: 2,
        rowGap: 0.75,
      }}
    >
      {names
        .filter((name) => !isBlank(row[name]))
        .map((name) => (
          <div key={name}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {resource.fields[name]?.label}
            </Box>
            <Box component="dd" sx={{ m: 0, typography: 'body2' }}>
              <FieldValue resource={resource} name={name} value={row[name]} record={row} />
            </Box>
          </div>
        ))}
    </Box>
  ))
}
