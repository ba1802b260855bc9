import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import Pagination from '@mui/material/Pagination'
import Select from '@mui/material/Select'
import { listTexts } from '../../../i18n/fr/list'
import { useListScreen } from './list-screen'
import { pageSizes } from './use-list-preferences'

/** Where one is in the rows, the pages, and how many rows a page has. */
export function ListPagination({ narrow }: { narrow: boolean }) {
  const { query, change, preferences, total, isCapped, rows } = useListScreen()
  const { perPage, setPerPage } = preferences
  const known = Math.max(1, Math.ceil(total / perPage))
  const pages = isCapped ? Math.max(known, query.page + 1) : known
  const from = (query.page - 1) * perPage + 1
  const setSize = (size: number) => {
    setPerPage(size)
    change({ page: Math.floor((from - 1) / size) + 1 })
  }
  return (
    <Box component="nav" aria-label={listTexts.pages} sx={bar}>
      <Box sx={{ color: 'text.secondary', typography: 'body2' }} aria-live="polite">
        {listTexts.range(from, from + Math.max(0, (rows?.length ?? 0) - 1), total, isCapped)}
      </Box>
      {(pages > 1 || isCapped) && (
        <Pagination
          count={pages}
          page={Math.min(query.page, pages)}
          onChange={(_, page) => change({ page })}
          size={narrow ? 'small' : 'medium'}
          siblingCount={narrow ? 0 : 1}
          color="primary"
          shape="rounded"
        />
      )}
      {!narrow && (
        <Box
          component="label"
          sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}
        >
          <Box component="span" id="list-per-page">
            {listTexts.perPage}
          </Box>
          <Select
            size="small"
            value={perPage}
            labelId="list-per-page"
            onChange={({ target }) => setSize(Number(target.value))}
            sx={{ fontSize: '0.875rem', '& .MuiSelect-select': { py: 0.5 } }}
          >
            {[...new Set([...pageSizes, perPage])]
              .sort((a, b) => a - b)
              .map((size) => (
                <MenuItem key={size} value={size}>
                  {size}
                </MenuItem>
              ))}
          </Select>
        </Box>
      )}
    </Box>
  )
}

const bar = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { xs: 'center', sm: 'space-between' },
  gap: 1.5,
  px: 1.75,
  py: 1,
  minHeight: 52,
  borderTop: '1px solid',
  borderColor: 'divider',
  typography: 'body2',
}
