import { supplierRevenueTexts as texts } from '../../../i18n/fr/directory'
import { declarationEndpoints } from '../../../resources/revenues/endpoints'
import { useAnswer } from '../../fields/endpoints'
import { PageHead } from '../../layout/PageHead'
import { useScreenTitle } from '../../layout/use-screen-title'
import { revenuesToDeclare } from '../../trade/awaited-rows'
import { useRowView } from '../../trade/use-row-view'
import { PanelCard } from '../../widgets/PanelCard'
import { RevenueTable } from './RevenueTable'

const views = [revenuesToDeclare]

/** What the suppliers of the signed-in person have declared, and what is awaited of them (domain §11.2). */
export function RevenuesScreen() {
  const { data, error, refetch } = useAnswer(declarationEndpoints.list, {})
  const shown = useRowView(views, data?.data ?? [])
  return (
    <>
      <PageHead title={useScreenTitle('Revenues') || texts.title} />
      {shown.chip}
      <PanelCard
        title={texts.title}
        rows={data && shown.rows}
        error={error}
        onRetry={() => void refetch()}
        empty={shown.empty ?? [texts.empty, texts.ownEmptyText]}
      >
        <RevenueTable rows={shown.rows} />
      </PanelCard>
    </>
  )
}
