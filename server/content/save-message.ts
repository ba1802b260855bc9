import { apiTexts } from '../../i18n/fr/actions'
import { messageTypes } from '../../resources/content/dashboard-message'
import { frenchMoment, isDate } from '../../resources/schema/date-text'
import { lookup } from '../../resources/schema/lookup'
import { messages } from '../../resources/schema/messages'
import { parisMoment } from '../../resources/schema/paris-time'
import type { AnyResource } from '../../resources/schema/resource'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import { invalid } from '../api/error'
import type { RowUpdate } from '../api/row-update'
import type { Work } from '../api/work'
import { createRow, updateRow } from '../api/write'
import type { Writers } from '../api/writers'
import { pastRights } from '../database/past-rights'

const lists = ['profile_type_ids', 'profile_ids', 'company_ids', 'adherent_ids', 'groupAdherent_ids'] as const
const columns = lookup({
  profile_type_ids: 'profile_type_id',
  profile_ids: 'profile_id',
  company_ids: 'company_id',
  adherent_ids: 'adherent_id',
  groupAdherent_ids: 'groupadherent_id',
} as const)

const targetsOf = (list: keyof typeof columns) =>
  `array(select j."${columns[list]}" from "dashboardmessage_${list}" j where j.dashboardmessage_id = m.id)`

/** Adherents that a message names, one by one or by their group; none: all of them. */
const membersOf = `array(select a.id from adherent a where a.id = any(${targetsOf('adherent_ids')}) or a."groupAdherent_id" = any(${targetsOf('groupAdherent_ids')}))`

const targetsSql = `select m.id, m.title, m."startDate", m."endDate", ${lists.map((list) => `${targetsOf(list)} as "${list}"`).join(', ')}, ${membersOf} as members
  from dashboardmessage m where m."deletedAt" is null and m.dashboardmessage_type_id = ${messageTypes.blocking}`

const idsOf = (row: UnknownRow, list: string) => row[list] as readonly number[]
const shared = (one: UnknownRow, other: UnknownRow, list: string) =>
  idsOf(one, list).some((id) => idsOf(other, list).includes(id))
/** Whether two messages may be for the same thing of a sort: a list that is empty stands for all. */
const crosses = (one: UnknownRow, other: UnknownRow, list: string) =>
  !idsOf(one, list).length || !idsOf(other, list).length || shared(one, other, list)
const namesNobody = (row: UnknownRow) =>
  !idsOf(row, 'adherent_ids').length && !idsOf(row, 'groupAdherent_ids').length

/** Whether somebody may be meant by both. */
const meets = (one: UnknownRow, other: UnknownRow): boolean =>
  ['profile_type_ids', 'profile_ids', 'company_ids'].every((list) => crosses(one, other, list)) &&
  (namesNobody(one) ||
    namesNobody(other) ||
    shared(one, other, 'members') ||
    shared(one, other, 'groupAdherent_ids'))

/** At most one blocking message at a time for the same people (domain §12.2). */
async function refuseSecondBlocking({ tx }: Work, saved: UnknownRow): Promise<UnknownRow> {
  if (saved.dashboardmessage_type_id !== messageTypes.blocking) return saved
  const sql = `${targetsSql} and (m.id = $1 or (m."startDate" <= $3 and m."endDate" >= $2)) order by m.id`
  const rows = await pastRights(tx, 'notifications', (past) =>
    past.query(sql, [saved.id, saved.startDate, saved.endDate]),
  )
  const own = rows.find((row) => row.id === saved.id)
  const other = own && rows.find((row) => row !== own && meets(own, row))
  if (!other) return saved
  const until = frenchMoment(new Date(String(other.endDate)).toISOString())
  throw invalid([
    {
      name: 'startDate',
      message: `Un autre message bloquant, « ${other.title} », est prévu pour ces destinataires jusqu'au ${until}.`,
    },
  ])
}

const names = new Map<unknown, number>(Object.entries(messageTypes))

/** A day alone is its beginning in Paris, or its end. */
const momentOf = (value: unknown, time: string): unknown =>
  isDate(value) ? parisMoment(value, time).toISOString() : value

/** What the specification's messages say by other names: `type` (banner, popup, blocking), `adherents`, days without an hour. */
function messageInput(input: UnknownRow): UnknownRow {
  const { type, adherents, ...rest } = input
  if (type !== undefined && !names.has(type)) throw invalid([{ name: 'type', message: messages.choice }])
  const isTwice = adherents !== undefined && rest.Adherent !== undefined
  if (isTwice) throw invalid([{ name: 'adherents', message: apiTexts.twice({ field: 'Adherent' }) }])
  return {
    ...rest,
    ...(type === undefined ? {} : { dashboardmessage_type_id: names.get(type) }),
    ...(adherents === undefined ? {} : { Adherent: adherents }),
    ...(rest.startDate === undefined ? {} : { startDate: momentOf(rest.startDate, '00:00:00') }),
    ...(rest.endDate === undefined ? {} : { endDate: momentOf(rest.endDate, '23:59:59') }),
  }
}

const createMessage = async (work: Work, resource: AnyResource, input: UnknownRow): Promise<UnknownRow> =>
  refuseSecondBlocking(
    work,
    await createRow(work, resource, { input, extra: { editor_id: work.actor.userId } }),
  )

const updateMessage = async (
  work: Work,
  resource: AnyResource,
  { id, input }: RowUpdate,
): Promise<UnknownRow> => refuseSecondBlocking(work, await updateRow(work, resource, { id, input }))

/** Messages are signed by their editor, and never two blocking ones at a time. */
export const contentWriters: Writers = {
  dashboardmessage: { read: messageInput, create: createMessage, update: updateMessage },
}
