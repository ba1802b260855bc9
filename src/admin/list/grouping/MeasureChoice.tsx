import Box from '@mui/material/Box'
import { groupTexts } from '../../../../i18n/fr/grouping'
import { aggregates } from '../../../../resources/schema/grouping'
import type { AnyResource } from '../../../../resources/schema/resource'
import { measuredFields, measureLabel } from './group-columns'
import { type Measured, measureText } from './grouping'

interface Props {
  resource: AnyResource
  value: readonly Measured[]
  most: number
  onChange: (measures: readonly Measured[]) => void
}

/** Which figures of which numbers the groups show: a box each, a line a field. */
export function MeasureChoice({ resource, value, most, onChange }: Props) {
  const fields = measuredFields(resource)
  const chosen = new Set(value.map(measureText))
  if (!fields.length) return null
  const toggle = (measure: Measured) => {
    const text = measureText(measure)
    onChange(chosen.has(text) ? value.filter((one) => measureText(one) !== text) : [...value, measure])
  }
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" sx={table}>
        <Box component="caption" sx={{ typography: 'subtitle2', textAlign: 'left', pb: 0.5 }}>
          {groupTexts.measures}
        </Box>
        <thead>
          <tr>
            <td />
            {aggregates.map((of) => (
              <th key={of} scope="col">
                {groupTexts[of]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map(([name, { label }]) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              {aggregates.map((of) => {
                const isChosen = chosen.has(measureText({ name, of }))
                return (
                  <td key={of}>
                    <input
                      type="checkbox"
                      checked={isChosen}
                      disabled={!isChosen && value.length >= most}
                      aria-label={measureLabel(resource, { name, of })}
                      onChange={() => toggle({ name, of })}
                    />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

const table = {
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: '0.875rem',
  '& th': { fontWeight: 400, textAlign: 'left', py: 0.5, pr: 1 },
  '& thead th': { fontSize: '0.8125rem', color: 'text.secondary', textAlign: 'center', pr: 0 },
  '& td': { textAlign: 'center', p: 0.5 },
  '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
  '& input': { width: 20, height: 20 },
} as const
