import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { frenchQuantity } from '../../../i18n/fr/orders'
import { volumeRequestTexts as texts } from '../../../i18n/fr/volume-requests'
import { frenchDecimal } from '../../../resources/schema/decimal-text'
import { fold } from '../../../resources/schema/fold'
import type { VolumeRequestPage } from '../../../resources/volumes/answers'
import { PaperButton } from '../../trade/PaperButton'
import { EmptyState } from '../../widgets/EmptyState'
import { SheetRoot } from '../../widgets/sheet-style'

/** How many rows are drawn at once. */
const page = 50

/** What each product comes to, with what it is made of. */
export function VolumeResults({ page: { request, results } }: { page: VolumeRequestPage }) {
  const [search, setSearch] = useState('')
  const [most, setMost] = useState(page)
  const words = fold(search)
  const found = results.filter(({ code, label, family }) =>
    fold(`${code} ${label} ${family}`).includes(words),
  )
  const isDone = request.status === '250'
  const hasLots = results.some(({ lot }) => lot)
  const counts = [texts.answers, texts.prefilled, texts.missing]
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <Typography variant="h2" sx={{ flex: 1 }}>
          {texts.results}
        </Typography>
        <PaperButton
          path={`/volume-request/${request.id}/workbook`}
          filename={`resultats-volumes-${request.id}.xlsx`}
          label={texts.export}
        />
      </Box>
      <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
        {request.use_prefilled_for_missing ? texts.usesPrefilled : texts.leavesOut} {!isDone && texts.live}
        {request.tender && (
          <div>
            {texts.tender} :{' '}
            <MuiLink component={Link} to={`/tender/${request.tender.id}`} underline="always">
              {request.tender.label}
            </MuiLink>
          </div>
        )}
      </Box>
      {results.length > page && (
        <TextField
          type="search"
          size="small"
          label={texts.search}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          sx={{ width: { xs: 1, sm: 360 } }}
        />
      )}
      {found.length === 0 ? (
        <EmptyState title={texts.notFound} />
      ) : (
        <SheetRoot tabIndex={0} role="region" aria-label={texts.results}>
          <table aria-label={texts.results}>
            <thead>
              <tr>
                <th scope="col">{texts.product}</th>
                <th scope="col" className="number">
                  {texts.total}
                </th>
                {counts.map((title) => (
                  <th key={title} scope="col" className="number">
                    {title}
                  </th>
                ))}
                <th scope="col" className="number">
                  {texts.completion}
                </th>
                {hasLots && <th scope="col">{texts.lot}</th>}
              </tr>
            </thead>
            <tbody>
              {found.slice(0, most).map((row) => (
                <tr key={row.product_id}>
                  <td className="what">
                    <div className="label">{row.label}</div>
                    <div className="quiet">
                      {row.code} · {row.family}
                    </div>
                  </td>
                  <td className="number amount" data-label={texts.total}>
                    {frenchQuantity(row.total)} {row.unit}
                  </td>
                  <td className="number" data-label={texts.answers}>
                    {row.answers} / {row.expected}
                  </td>
                  <td className="number" data-label={texts.prefilled}>
                    {row.prefilled}
                  </td>
                  <td className="number" data-label={texts.missing}>
                    {row.expected - row.answers - row.prefilled}
                  </td>
                  <td className="number" data-label={texts.completion}>
                    {frenchDecimal(row.completion_rate)} %
                  </td>
                  {hasLots && <td data-label={texts.lot}>{row.lot ?? '–'}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </SheetRoot>
      )}
      {found.length > most && (
        <div>
          <Button onClick={() => setMost(most + page)}>{texts.more({ n: found.length - most })}</Button>
        </div>
      )}
    </Box>
  )
}
