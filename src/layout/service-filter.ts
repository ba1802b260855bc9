import type { SessionUser } from '../../providers/session-user'
import type { AnyResource } from '../../resources/schema/resource'

/** The filter that a list opens with for a person of one service: the rows of that service (specification 1 §4). */
export function serviceFilter(user: Pick<SessionUser, 'Company'> | undefined, { fields }: AnyResource) {
  const [service, ...others] = user?.Company ?? []
  const isOfOne = fields.company_id?.to === 'company' && fields.company_id.required
  return service && others.length === 0 && isOfOne ? [{ name: 'company_id', value: String(service.id) }] : []
}
