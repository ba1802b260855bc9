import Box from '@mui/material/Box'
import { accountTexts as texts } from '../../../../i18n/fr/people'
import type { ReadRow } from '../../../../resources/schema/unknown-row'
import { rowsOf } from '../../../admin/form/initial-values'
import { FormCard } from '../shared/FormCard'

/** The catalogues and families of a supplier, to be read only. */
export function SupplierCatalog({ supplier }: { supplier: ReadRow }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
      <Names title={texts.catalogs} rows={supplier.Catalog} emptyText={texts.noCatalog} />
      <Names title={texts.families} rows={supplier.Family} emptyText={texts.noFamily} />
    </Box>
  )
}

function Names({ title, rows, emptyText }: { title: string; rows: unknown; emptyText: string }) {
  const list = rowsOf(rows)
  return (
    <FormCard title={title} help={list.length ? undefined : emptyText}>
      {list.length > 0 && (
        <Box component="ul" sx={names}>
          {list.map((row) => (
            <li key={String(row.id)}>{String(row.label)}</li>
          ))}
        </Box>
      )}
    </FormCard>
  )
}

const names = {
  listStyle: 'none',
  m: 0,
  p: 0,
  typography: 'body2',
  '& li': { py: 1, borderTop: '1px solid', borderColor: 'divider' },
  '& li:first-of-type': { borderTop: 0 },
}
