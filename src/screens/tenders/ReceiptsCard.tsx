import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { TenderPageAnswer } from '../../../resources/tenders/answers'
import { SheetRoot } from '../../widgets/sheet-style'

const texts = tenderScreens.receipts

/** How many offers came in; whose, and with which proof, once they are open. */
export function ReceiptsCard({ responses }: { responses: TenderPageAnswer['responses'] }) {
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{texts.title}</Typography>
      <Box>{texts.count(responses.count)}</Box>
      {!responses.opened && <Alert severity="info">{texts.sealed}</Alert>}
      {responses.data.length > 0 && (
        <SheetRoot>
          <table aria-label={texts.title}>
            <thead>
              <tr>
                <th scope="col">{texts.supplier}</th>
                <th scope="col">{texts.at}</th>
                <th scope="col">{texts.number}</th>
                <th scope="col">{texts.sha256}</th>
              </tr>
            </thead>
            <tbody>
              {responses.data.map((one) => (
                <tr key={one.id}>
                  <td className="label">{one.supplier}</td>
                  <td>{frenchMoment(one.submitted_at)}</td>
                  <td>{one.receipt_number}</td>
                  <td className="quiet" title={one.sha256}>
                    {one.sha256.slice(0, 16)}…
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </SheetRoot>
      )}
    </Box>
  )
}
