import { useQuery } from '@tanstack/react-query'
import { supplierRevenueTexts as texts } from '../../../i18n/fr/directory'
import { useEngine } from '../../fields/engine'
import { PageHead } from '../../layout/PageHead'
import { useScreenTitle } from '../../layout/use-screen-title'
import { PanelCard } from '../../widgets/PanelCard'
import { type Declaration, RevenueTable } from './RevenueTable'

/** What the suppliers of the signed-in person have declared, and what is awaited of them (domain §11.2). */
export function RevenuesScreen() {
  const { http } = useEngine()
  const { data, error, refetch } = useQuery({
    queryKey: ['revenue', 'own'],
    queryFn: ({ signal }) =>
      http.get<{ data: Declaration[] }>('/supplier/revenue', { query: { limit: false }, signal }),
  })
  return (
    <>
      <PageHead title={useScreenTitle('Revenues') || texts.title} />
      <PanelCard
        title={texts.title}
        rows={data?.data}
        error={error}
        onRetry={() => void refetch()}
        empty={[texts.empty, texts.ownEmptyText]}
      >
        <RevenueTable rows={data?.data ?? []} />
      </PanelCard>
    </>
  )
}
