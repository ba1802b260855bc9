import { useQuery } from '@tanstack/react-query'
import { priceUpdateTexts } from '../../../i18n/fr/price-updates'
import { priceLogOrigins } from '../../../resources/pricing/price-update-response'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { Slot } from '../../admin/form/extensions'
import { EmptyState } from '../../widgets/EmptyState'
import { ErrorState } from '../../widgets/ErrorState'
import { SheetRoot } from '../../widgets/sheet-style'
import { TableSkeleton } from '../../widgets/TableSkeleton'
import { usePriceUpdateCalls } from './use-pricing'

const texts = priceUpdateTexts.log

/** Every change of a campaign: who, what, before and after, from where. */
export const LogPanel: Slot = ({ scope: { record } }) => {
  const id = Number(record?.id)
  const calls = usePriceUpdateCalls()
  const { data, error, refetch } = useQuery({
    queryKey: ['pricing', 'log', id],
    queryFn: ({ signal }) => calls.log(id, signal),
    refetchOnMount: 'always',
  })
  if (error) return <ErrorState text={error.message} onRetry={() => void refetch()} />
  if (!data) return <TableSkeleton />
  if (!data.data.length) return <EmptyState title={texts.none} />
  return (
    <SheetRoot>
      <table aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.at}</th>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.change}</th>
            <th scope="col">{texts.who}</th>
            <th scope="col">{texts.origin}</th>
          </tr>
        </thead>
        <tbody>
          {data.data.map((one) => (
            <tr key={one.id}>
              <td className="what">{frenchMoment(one.at)}</td>
              <td>
                <div className="label">{one.what}</div>
                <div className="quiet">{[one.article, one.supplier].filter(Boolean).join(' · ')}</div>
              </td>
              <td>{[one.before, one.after].filter(Boolean).join(' → ') || '–'}</td>
              <td>{one.author ?? texts.nobody}</td>
              <td>{priceLogOrigins[one.origin]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SheetRoot>
  )
}
