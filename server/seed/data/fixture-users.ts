import type { ProfileCode } from '../../../resources/accounts/permission'

export interface FixtureUser {
  first_name: string
  last_name: string
  profile: ProfileCode
  role: string
  /** Instead of first.last@demo.example. */
  email?: string
  perimeter?: Readonly<Record<string, unknown>>
}

const user = (
  name: string,
  profile: ProfileCode,
  role: string,
  perimeter: FixtureUser['perimeter'] = {},
  email?: string,
): FixtureUser => {
  const [first_name = '', ...rest] = name.split(' ')
  return { first_name, last_name: rest.join(' '), profile, role, perimeter, ...(email ? { email } : {}) }
}

/** The people of the acceptance scenarios, in the order of their ids. */
export const fixtureUsers: readonly FixtureUser[] = [
  user('Nadia Roche', 'SA', 'admin'),
  user('Alain Dubois', 'AD', 'admin'),
  user('Claire Moreau', 'CM', 'project_manager', { company_ids: [2] }),
  user('Paul Achard', 'AC', 'buyer', { company_ids: [1, 2] }),
  user('Karim Benali', 'CH', 'cook', { adherent_ids: [1], validator_one: 6, validator_two: 7 }),
  user('Sophie Lenoir', 'RE', 'manager', { adherent_ids: [1] }),
  user('Luc Fabre', 'DI', 'director', { adherent_ids: [1, 2], groupAdherent_ids: [1] }),
  user('Julie Petit', 'RE', 'manager', { adherent_ids: [1, 2] }),
  user('Tom Garnier', 'MA', 'storekeeper', { adherent_ids: [1] }),
  user('Hugo Vidal', 'RE', 'manager', { adherent_ids: [3] }),
  user('François Martin', 'FA', 'supplier_contact', { supplier_ids: [1] }, 'fm@martin.example'),
  user('Florence Perrin', 'FA', 'supplier_contact', { supplier_ids: [2] }, 'fp@primeurs.example'),
  user('Fabien Leroy', 'FA', 'supplier_contact', { supplier_ids: [3] }, 'fl@bocage.example'),
  user('Farid Ghali', 'FA', 'supplier_contact', { supplier_ids: [5] }, 'fg@grossiste.example'),
  user('Fanny Vasseur', 'FA', 'supplier_contact', { supplier_ids: [7] }, 'fv@vergers.example'),
  user('Florian Oger', 'FA', 'supplier_contact', { supplier_ids: [8] }, 'fo@viandes-ouest.example'),
]
