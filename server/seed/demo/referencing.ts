import type { Dataset } from '../dataset'
import { stream } from '../random'

/** Every active member may order from six to ten suppliers. */
export function addDemoReferencing(data: Dataset): void {
  const sellers = data.rows('supplier').filter((row) => row.supplier_status_id === 1)
  const members = data.rows('adherent').filter((row) => row.id > 5 && row.adherent_status_id === 1)
  const links = members.flatMap((member) => {
    const random = stream(`referencing ${member.name}`)
    return random.some(sellers, random.int(6, 10)).map((supplier) => ({ member, supplier }))
  })
  data.add(
    'referencing',
    links.map(({ member, supplier }, index) => ({
      adherent_id: member.id,
      supplier_id: supplier.id,
      platform_id: supplier.id,
      company_id: member.company_id,
      client_number: `V-${201 + index}`,
      start_date: '2024-01-01',
      sending_mode: '2',
      state: stream(`state ${index}`).chance(0.04) ? 'suspended' : 'active',
    })),
  )
}
