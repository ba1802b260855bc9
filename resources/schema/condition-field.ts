import { f } from './f'

/** The conditions of a search, in the body of a call. */
export const conditionsField = f.json({
  label: 'Filtres : [{ name, operator, value }], et leurs groupes { all: […] }, { any: […] }, { not: … }',
  component: 'Conditions',
})
