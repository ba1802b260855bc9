import type { adherent } from '../../resources/directory/adherent'
import { adherentEndpoints } from '../../resources/directory/adherent-endpoints'
import { adherentOption } from '../../resources/directory/answers'
import { mayOrder } from '../../resources/directory/may-order'
import type { RowOf } from '../../resources/schema/infer'
import { parisDay } from '../../resources/schema/paris-time'
import type { UnknownRow } from '../../resources/schema/unknown-row'
import type { Call } from '../api/call'
import { answerSchema } from '../api/schemas'
import { serve } from '../api/serve'
import type { Work } from '../api/work'
import { searchRows } from '../database/search'

interface Adherent
  extends RowOf<typeof adherent, 'id' | 'name'>,
    Partial<RowOf<typeof adherent, 'groupAdherent_id' | 'is_access_module_allowed'>> {
  isGroup: boolean
  logoAdherent: unknown
  options?: Adherent[]
}

/** Who cannot order is not proposed (domain §3.4). */
const isProposed = (row: UnknownRow, now: Date): boolean =>
  mayOrder(
    {
      can_order: Object(row.Adherent_status).can_order === true,
      adherent_status_id: Number(row.adherent_status_id),
      resignation_date: typeof row.resignation_date === 'string' ? row.resignation_date : null,
    },
    { today: parisDay(now) },
  )

const adherentOf = (row: UnknownRow): Adherent => ({
  id: Number(row.id),
  name: String(row.name),
  isGroup: false,
  groupAdherent_id: row.groupAdherent_id === null ? null : Number(row.groupAdherent_id),
  logoAdherent: row.logoAdherent ?? null,
  is_access_module_allowed: row.is_access_module_allowed === true,
})

/** The proposed adherents of the actor, by name. */
async function proposed(work: Work): Promise<Adherent[]> {
  const rows = await searchRows(work.tx, work, {
    resource: work.registry.get('adherent'),
    orders: [['name', 'asc']],
    associations: ['logoAdherent', 'Adherent_status'],
  })
  return rows.filter((row) => isProposed(row, work.now)).map(adherentOf)
}

/** The actor's groups with their adherents, then the adherents that stand in none of these; an empty group is left out. */
async function inGroups(work: Work, adherents: readonly Adherent[]): Promise<Adherent[]> {
  const rows = await searchRows(work.tx, work, {
    resource: work.registry.get('groupadherent'),
    orders: [['label', 'asc']],
    associations: ['Logo'],
    enableMode: 'enabled',
  })
  const groups = rows
    .map((row) => ({
      id: Number(row.id),
      name: String(row.label),
      isGroup: true,
      logoAdherent: row.Logo ?? null,
      options: adherents.filter((adherent) => adherent.groupAdherent_id === Number(row.id)),
    }))
    .filter(({ options }) => options.length > 0)
  const known = new Set(groups.map(({ id }) => id))
  return [...groups, ...adherents.filter(({ groupAdherent_id: group }) => !group || !known.has(group))]
}

/** The choices of the front office's adherent selector. */
export const adherentChoices = async (work: Work): Promise<Adherent[]> => inGroups(work, await proposed(work))

export const allAdherents: Call[] = serve(
  adherentEndpoints,
  { all: ({ work, query }) => (query.isFilterList ? adherentChoices(work) : proposed(work)) },
  { all: { answer: answerSchema([adherentOption]) } },
)
