import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { panelTitles } from '../../../i18n/fr/panels'
import { noticeTexts as texts } from '../../../i18n/fr/public-notices'
import { frenchMoment } from '../../../resources/schema/date-text'
import type { Slot } from '../../admin/form/extensions'
import { useEngine } from '../../fields/engine'
import { EmptyState } from '../../widgets/EmptyState'
import { PanelCard } from '../../widgets/PanelCard'
import { tableStyle } from '../../widgets/table-style'

interface Register {
  downloads: number
  visitors: number
  rows: { id: number; document: string; consulted_at: string; email: string | null }[]
}

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
      empty={<EmptyState title={texts.registerEmpty} />}
    >
      <Box sx={tableStyle}>
        <table>
          <caption>{texts.registerHelp}</caption>
          <thead>
            <tr>
              {Object.entries(texts.columns).map(([key, head]) => (
                <th key={key} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data?.rows.map(({ id, consulted_at, document, email }) => (
              <tr key={id}>
                <td>{frenchMoment(consulted_at)}</td>
                <td>{document}</td>
                <td>{email ?? texts.anonymous}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </PanelCard>
  )
}
