import { useQuery } from '@tanstack/react-query'
import { egalimScreenTexts as texts } from '../../../i18n/fr/egalim-screens'
import type { EgalimAsked, EgalimPartAsked } from '../../../providers/trade/egalim'
import { frenchDay } from '../../../resources/schema/date-text'
import { frenchPrice } from '../../../resources/schema/decimal-text'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { Modal } from '../../widgets/Modal'
import { SheetRoot } from '../../widgets/sheet-style'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { useEgalimCalls } from './use-egalim'

/** Rows that are drawn at once; the file of ma-cantine holds them all. */
const most = 300

interface Props {
  asked: EgalimAsked
  part: EgalimPartAsked
  label: string
  onClose: () => void
}

/** The purchases behind a figure. */
export function EgalimLines({ asked, part, label, onClose }: Props) {
  const calls = useEgalimCalls()
  const { data, error, refetch } = useQuery({
    queryKey: ['egalim', 'lines', asked, part],
    queryFn: ({ signal }) => calls.lines(asked, part, signal),
  })
  const rows = data?.data ?? []
  return (
    <Modal open size="lg" title={texts.linesOf(label)} onClose={onClose}>
      {error && <ErrorState text={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data && !rows.length && <EmptyState title={texts.noLines} />}
      {rows.length > 0 && (
        <SheetRoot tabIndex={0} role="region" aria-label={texts.lines}>
          <table aria-label={texts.lines}>
            <thead>
              <tr>
                <th scope="col">{texts.article}</th>
                <th scope="col">{texts.order}</th>
                <th scope="col">{texts.day}</th>
                <th scope="col">{texts.category}</th>
                <th scope="col" className="number">
                  {texts.amount}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.slice(0, most).map((row, index) => (
                <tr key={`${row.order_id} ${index}`}>
                  <td>
                    <div className="label">{row.label}</div>
                    <div className="quiet">
                      {row.supplier} · {row.adherent}
                    </div>
                  </td>
                  <td data-label={texts.order}>{row.number}</td>
                  <td data-label={texts.day}>{frenchDay(row.day)}</td>
                  <td data-label={texts.category}>
                    {row.categories.map((one) => texts.categorie[one] ?? one).join(', ') || texts.none}
                  </td>
                  <td className="number" data-label={texts.amount}>
                    {frenchPrice(row.amount_ht)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </SheetRoot>
      )}
      {rows.length > most && <p>{texts.more(rows.length - most)}</p>}
    </Modal>
  )
}
