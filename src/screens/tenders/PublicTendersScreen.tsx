import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'
import { publicTenderTexts as texts } from '../../../i18n/fr/synthesis'
import { frenchMoment } from '../../../resources/schema/date-text'
import { many } from '../../../resources/schema/pick'
import { sayWord } from '../../../resources/schema/say'
import { tenderLists } from '../../../resources/tenders/endpoints'
import { noticeStates } from '../../../resources/tenders/notice-states'
import { publicTender } from '../../../resources/tenders/public-answers'
import { useAnswer } from '../../fields/endpoints'
import { RowLink } from '../../trade/RowLink'
import { TablePage } from '../../trade/TablePage'

const tenders = many(texts.title, publicTender)
const moment = (value: string | null) => (value ? frenchMoment(value) : '–')

/** The public tenders with what is proper to them: their notice, what has come in, the opening, whom they are run for. */
export function PublicTendersScreen() {
  const query = useAnswer(tenderLists.publicTenders, {})
  return (
    <TablePage
      title={texts.title}
      empty={[texts.empty, texts.emptyText]}
      query={query}
      answer={tenders}
      file="appels-d-offres-publics"
      keyOf={({ id }) => id}
      columns={() => [
        {
          field: 'label',
          title: texts.label,
          is: 'what',
          of: (row) => <RowLink row={row} to={`/tender/${row.id}`} />,
          under: (row) => [row.code, row.procedure].filter(Boolean).join(' · '),
        },
        'status',
        {
          field: 'notice_reference',
          title: texts.notice,
          is: 'whole',
          of: (row) =>
            row.notice_status ? (
              <MuiLink component={Link} to={`/publicnotice/${row.notice_id}`} underline="hover">
                {row.notice_reference}
              </MuiLink>
            ) : (
              <span className="quiet">{texts.noNotice}</span>
            ),
          under: ({ notice_status: status }) => status && sayWord(noticeStates[status].label),
        },
        { field: 'response_date_limit', title: texts.limit, is: 'whole' },
        {
          field: 'opening_date',
          title: texts.opening,
          is: 'whole',
          of: (row) => moment(row.opened_at ?? row.opening_date),
        },
        'lots',
        'members',
        'offers',
      ]}
    />
  )
}
