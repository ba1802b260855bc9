import { addAddress, townOf } from './addresses'
import { fixtureAdherents } from './data/fixture-directory'
import type { Dataset, SeedRow } from './dataset'
import { bank, bic, ibanOf, phoneOf, siretOf, slug, tvaOf } from './identifiers'

export interface MemberData {
  id?: number
  name: string
  type: string
  status: string
  siret?: string
  company_id: number
  town: string
  street: string
  more: Readonly<SeedRow>
}

/** The services: one private, one public. */
export function addCompanies(data: Dataset): void {
  const address_id = addAddress(data, '10 rue de la Centrale', 'Lyon 69')
  const company = (label: string, company_type_id: number, rank: number) => ({
    label,
    company_type_id,
    address_id,
    siret: siretOf(rank),
    sender_email: company_type_id === 1 ? 'achats@valae.example' : 'marches@valae.example',
    sender_name: label,
  })
  data.add('company', [company('Valaé Privé', 1, 1), company('Valaé Public', 2, 1)])
}

/** The row of a member, with its address and what follows from its type. */
export function memberRow(data: Dataset, member: MemberData, rank: number): SeedRow {
  const { type, status, town, street, more, siret, ...row } = member
  const office_address_id = addAddress(data, street, town)
  const kind = data.rows('establishmenttype').find((one) => one.label === type)
  const domain = `${slug(member.name)}.example`
  return {
    ...row,
    siret: siret ?? siretOf(rank),
    corporate_name: member.name,
    tva_intra_number: tvaOf(rank),
    establishment_type_id: data.id('establishmenttype', 'label', type),
    establishment_status_id: data.id('establishmentstatus', 'label', status),
    adherentclubstatus_id: 1,
    adherent_status_id: 1,
    office_address_id,
    delivery_address_id: addAddress(data, street, town),
    region_id: townOf(data, town).region_id,
    email: `economat@${domain}`,
    phone: phoneOf(rank),
    website: `www.${domain}`,
    iban: ibanOf(rank),
    bic,
    bank,
    bank_account_owner: member.name,
    subscription_date: '2023-01-01',
    egalim_subject: kind?.egalim_sector !== null,
    sector: kind?.egalim_sector ?? null,
    region_group: kind?.egalim_sector ? 'metropole' : null,
    ...more,
  }
}

export function addFixtureMembers(data: Dataset): void {
  data.add('groupadherent', [{ id: 1, label: 'GHT des Collines', company_id: 2, main_adherent_id: 1 }])
  data.add(
    'adherent',
    fixtureAdherents.map((member) => memberRow(data, member, 10 + member.id)),
  )
  const level = (label: string, one: string, amount_ht: string) => ({
    label,
    level: one,
    amount_ht,
    adherent_id: 1,
    mandatory: false,
  })
  data.add('orderlevel', [level('Niveau 1', '1', '0.00'), level('Niveau 2', '2', '400.00')])
}
