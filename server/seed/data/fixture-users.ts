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
  { role, perimeter = {}, email }: { role: string; perimeter?: FixtureUser['perimeter']; email?: string },
): FixtureUser => {
  const [first_name = '', ...rest] = name.split(' ')
  return { first_name, last_name: rest.join(' '), profile, role, perimeter, ...(email ? { email } : {}) }
}

/** The people of the acceptance scenarios, in the order of their ids. */
export const fixtureUsers: readonly FixtureUser[] = [
  user('Nadia Roche', 'SA', { role: 'admin' }),
  user('Alain Dubois', 'AD', { role: 'admin' }),
  user('Claire Moreau', 'CM', { role: 'project_manager', perimeter: { company_ids: [2] } }),
  user('Paul Achard', 'AC', { role: 'buyer', perimeter: { company_ids: [1, 2] } }),
  user('Karim Benali', 'CH', {
    role: 'cook',
    perimeter: { adherent_ids: [1], validator_one: 6, validator_two: 7 },
  }),
  user('Sophie Lenoir', 'RE', { role: 'manager', perimeter: { adherent_ids: [1] } }),
  user('Luc Fabre', 'DI', { role: 'director', perimeter: { adherent_ids: [1, 2], groupAdherent_ids: [1] } }),
  user('Julie Petit', 'RE', { role: 'manager', perimeter: { adherent_ids: [1, 2] } }),
  user('Tom Garnier', 'MA', { role: 'storekeeper', perimeter: { adherent_ids: [1] } }),
  user('Hugo Vidal', 'RE', { role: 'manager', perimeter: { adherent_ids: [3] } }),
  user('François Martin', 'FA', {
    role: 'supplier_contact',
    perimeter: { supplier_ids: [1] },
    email: 'fm@martin.example',
  }),
  user('Florence Perrin', 'FA', {
    role: 'supplier_contact',
    perimeter: { supplier_ids: [2] },
    email: 'fp@primeurs.example',
  }),
  user('Fabien Leroy', 'FA', {
    role: 'supplier_contact',
    perimeter: { supplier_ids: [3] },
    email: 'fl@bocage.example',
  }),
  user('Farid Ghali', 'FA', {
    role: 'supplier_contact',
    perimeter: { supplier_ids: [5] },
    email: 'fg@grossiste.example',
  }),
  user('Fanny Vasseur', 'FA', {
    role: 'supplier_contact',
    perimeter: { supplier_ids: [7] },
    email: 'fv@vergers.example',
  }),
  user('Florian Oger', 'FA', {
    role: 'supplier_contact',
    perimeter: { supplier_ids: [8] },
    email: 'fo@viandes-ouest.example',
  }),
]
