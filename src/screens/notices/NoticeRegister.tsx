import { useQuery } from '@tanstack/react-query'
import { panelTitles } from '../../../i18n/fr/panels'
import { noticeTexts as texts } from '../../../i18n/fr/public-notices'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { NoticeRegister as Register } from '../../../resources/tenders/public-answers'
import type { Slot } from '../../admin/form/extensions'
import { useEngine } from '../../fields/engine'
import { PanelCard } from '../../widgets/PanelCard'
import { SheetTable } from '../../widgets/SheetTable'

/** Who downloaded the documents of a notice, the latest first. */
export const NoticeRegister: Slot = ({ scope: { record } }) => {
  const { http } = useEngine()
  const { data, error, refetch } = useQuery({
    queryKey: ['public_notice', 'register', record?.id],
    queryFn: ({ signal }) => http.get<Register>(`/publicnotice/${record?.id}/register`, { signal }),
    enabled: record !== undefined,
  })
  return (
    <PanelCard
      title={panelTitles.register}
      help={data?.downloads ? texts.registerCounts(data.downloads, data.visitors) : texts.registerHelp}
      rows={data?.rows}
      error={error}
      onRetry={() => void refetch()}
      empty={[texts.registerEmpty]}
    >
      <SheetTable
        name={texts.registerHelp}
        rows={data?.rows ?? []}
        keyOf={({ id }) => id}
        columns={[
          { title: texts.columns.consulted_at, of: ({ consulted_at }) => frenchMoment(consulted_at) },
          { title: texts.columns.document, of: ({ document }) => document },
          { title: texts.columns.email, of: ({ email }) => email ?? texts.anonymous },
        ]}
      />
    </PanelCard>
  )
}
