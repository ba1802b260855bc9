import { panelTitles } from '../../../i18n/fr/panels'
import { noticeTexts as texts } from '../../../i18n/fr/public-notices'
import { registerEndpoints } from '../../../resources/tenders/endpoints'
import { noticeRegister } from '../../../resources/tenders/public-answers'
import type { Slot } from '../../admin/form/extensions'
import { useAnswer } from '../../fields/endpoints'
import { AnswerTable } from '../../trade/AnswerTable'
import { PanelCard } from '../../widgets/PanelCard'

/** Who downloaded the documents of a notice, the latest first. */
export const NoticeRegister: Slot = ({ scope: { record } }) => {
  const { data, error, refetch } = useAnswer(
    registerEndpoints.read,
    { id: Number(record?.id) },
    { enabled: record !== undefined },
  )
  return (
    <PanelCard
      title={panelTitles.register}
      help={data?.downloads ? texts.registerCounts(data.downloads, data.visitors) : texts.registerHelp}
      rows={data?.rows}
      error={error}
      onRetry={() => void refetch()}
      empty={[texts.registerEmpty]}
    >
      <AnswerTable
        answer={noticeRegister.rows}
        file="registre-des-telechargements"
        name={texts.registerHelp}
        rows={data?.rows ?? []}
        keyOf={({ id }) => id}
        columns={[
          'consulted_at',
          'document',
          { field: 'email', of: ({ email }) => email ?? texts.anonymous },
        ]}
      />
    </PanelCard>
  )
}
