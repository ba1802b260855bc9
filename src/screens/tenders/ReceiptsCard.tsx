import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { tenderScreens } from '../../../i18n/fr/tender-screens'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { TenderPageAnswer } from '../../../resources/tenders/answers'
import { PaperButton } from '../../trade/PaperButton'
import { SheetRoot } from '../../widgets/sheet-style'

const { receipts: texts, papers } = tenderScreens

/** How many offers came in; whose, and with which proof, once they are open. */
export function ReceiptsCard({ page: { tender, responses } }: { page: TenderPageAnswer }) {
  const isAwarded = ['350', '400', '450'].includes(tender.status)
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h2">{texts.title}</Typography>
      <Box>{texts.count({ smart_count: responses.count })}</Box>
      {!responses.opened && (
        <Alert severity="info">{responses.readable ? texts.readable : texts.sealed}</Alert>
      )}
      {responses.data.length > 0 && (
        <SheetRoot>
          <table aria-label={texts.title}>
            <thead>
              <tr>
                <th scope="col">{texts.supplier}</th>
                <th scope="col">{texts.at}</th>
                <th scope="col">{texts.number}</th>
                <th scope="col">{texts.sha256}</th>
                {isAwarded && <th scope="col">{papers.letter}</th>}
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
                  {isAwarded && (
                    <td>
                      <PaperButton
                        path={`/tender/${tender.id}/letter/${one.supplier_id}`}
                        filename={`lettre-${tender.id}-${one.supplier_id}.pdf`}
                        label={papers.letter}
                        name={papers.letterOf({ supplier: one.supplier })}
                      />
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </SheetRoot>
      )}
      {responses.opened && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <PaperButton
            path={`/tender/${tender.id}/opening`}
            filename={`ouverture-${tender.id}.pdf`}
            label={papers.opening}
          />
          {isAwarded && tender.is_public && (
            <PaperButton
              path={`/tender/${tender.id}/decp`}
              filename={`decp-${tender.id}.json`}
              label={papers.decp}
            />
          )}
        </Box>
      )}
    </Box>
  )
}
