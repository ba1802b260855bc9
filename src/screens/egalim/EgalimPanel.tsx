import type { FormScope } from '../../admin/form/form-scope'
import { EgalimView } from './EgalimView'

/** The shares of a member, of a group or of a service on its page in the back office. */
export function EgalimPanel({ scope: { record, resource } }: { scope: FormScope }) {
  if (!record) return null
  const id = Number(record.id)
  const { name } = resource
  if (name === 'adherent') return <EgalimView of={{ adherent_id: id }} />
  return <EgalimView of={name === 'groupadherent' ? { group_id: id } : { company_id: id }} />
}
