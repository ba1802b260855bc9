import MuiLink from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { leakageTexts as texts } from '../../../i18n/fr/leakage-screens'
import type { LeaksAsked } from '../../../providers/trade/leakage'
import { type LeakRow, leakKinds } from '../../../resources/leakage/answers'
import { frenchDay } from '../../../resources/schema/date-text'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { useAllowed } from '../../fields/engine'
import { orderPlaces } from '../../trade/order-places'
import { ErrorState } from '../../widgets/ErrorState'
import { Modal } from '../../widgets/Modal'
import { SheetRoot } from '../../widgets/sheet-style'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { Proposal } from './Proposal'
import { useLeakageCalls } from './use-leakage'

interface Props {
  asked: LeaksAsked
  row: LeakRow
  onClose: () => void
}

/** The received lines behind a row, each with its order and what could have been ordered instead. */
export function LeakLines({ asked, row, onClose }: Props) {
  const calls = useLeakageCalls()
  const mayOpen = useAllowed()(orderPlaces.perimeter.permission)
  const of = { ...asked, adherent_id: row.adherent_id, family_id: row.family_id ?? undefined }
  const { data, error, refetch } = useQuery({
    queryKey: ['leakage', 'lines', of],
    queryFn: ({ signal }) => calls.lines(of, signal),
  })
  const title = texts.linesOf(row.adherent, row.family || texts.noFamily)
  return (
    <Modal open size="lg" title={title} onClose={onClose}>
      {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data && (
        <SheetRoot tabIndex={0} role="region" aria-label={title}>
          <table aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{texts.order}</th>
                <th scope="col">{texts.bought}</th>
                <th scope="col" className="number">
                  {texts.lineAmount}
                </th>
                <th scope="col" className="number">
                  {texts.lost}
                </th>
                <th scope="col">{texts.instead}</th>
              </tr>
            </thead>
            <tbody>
              {data.data.map((line, at) => (
                <tr key={at}>
                  <td data-label={texts.order}>
                    {mayOpen ? (
                      <MuiLink
                        component={Link}
                        to={`${orderPlaces.perimeter.path}/${line.id}`}
                        underline="hover"
                      >
                        {line.number}
                      </MuiLink>
                    ) : (
                      line.number
                    )}
                    <div className="quiet">{frenchDay(line.day)}</div>
                  </td>
                  <td className="what">
                    <div className="label">{line.label}</div>
                    <div className="quiet">
                      {line.supplier} · {leakKinds[line.kind]}
                    </div>
                  </td>
                  <td className="number" data-label={texts.lineAmount}>
                    {frenchPrice(line.amount_ht)}
                  </td>
                  <td className="number" data-label={texts.lost}>
                    {line.lost_ht === '0.00' ? '–' : frenchPrice(line.lost_ht)}
                  </td>
                  <td data-label={texts.instead}>
                    <Proposal proposal={line.proposal} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </SheetRoot>
      )}
    </Modal>
  )
}
