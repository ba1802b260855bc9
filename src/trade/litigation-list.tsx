import { litigationScreenTexts as texts } from '../../i18n/fr/litigation-screens'
import { draftState, type LitigationStatus, litigationStates } from '../../resources/litigations/states'
import type { Condition } from '../../resources/schema/condition'
import { sayWord } from '../../resources/schema/say'
import type { DocumentView } from '../admin/list/DocumentList'
import type { QuickView } from '../admin/list/views'
import { LitigationBadge } from './LitigationBadge'

const sent = (value: boolean): Condition => ({ name: 'is_sent', operator: 'eq', value })

/** What is still being written: nothing that anybody owes an answer to. */
export const draftView: QuickView = { name: 'draft', label: draftState.label, conditions: [sent(false)] }

/** The litigations that left and stand in a status. */
export const statusView = (status: LitigationStatus): QuickView => ({
  name: status,
  label: sayWord(litigationStates[status].label),
  conditions: [sent(true), { name: 'status', operator: 'eq', value: status }],
})

const statuses = Object.keys(litigationStates) as LitigationStatus[]

const titleOf = (row: object, association: string): unknown => {
  const related: unknown = Reflect.get(row, association)
  return typeof related === 'object' && related !== null ? Reflect.get(related, 'label') : undefined
}

const common = {
  resource: 'litigation',
  path: '/litigations',
  title: texts.title,
  known: 'number',
  all: texts.all,
  hidesEmptyViews: true,
  empty: { title: texts.empty, text: texts.emptyText },
  cells: {
    status: (row) => (
      <LitigationBadge status={row.status as LitigationStatus} is_sent={row.is_sent === true} />
    ),
    message_object: (row) => {
      const said = row.message_object ?? titleOf(row, 'Litigationobject') ?? titleOf(row, 'Litigationtype')
      return typeof said === 'string' ? said : null
    },
  },
} as const satisfies Partial<DocumentView>

const parties = {
  member: ['supplier_id'],
  supplier: ['adherent_id'],
  backOffice: ['adherent_id', 'supplier_id'],
}

/** The litigations as a member, a supplier or the back office sees them. */
export const litigationList = (who: keyof typeof parties): DocumentView => ({
  ...common,
  permission: who === 'supplier' ? 'answerLitigation' : 'viewLitigation',
  columns: ['number', 'status', ...parties[who], 'amount', 'message_object', 'litigation_date', 'order_id'],
  views: [...(who === 'supplier' ? [] : [draftView]), ...statuses.map(statusView)],
})
