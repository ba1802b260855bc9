import { type Permission, permission as p } from './permission'

/** Who adds fields to records, and who reads and fills those that were added (`resources/schema/custom-field.ts`). */
export const customFieldPermissions: readonly Permission[] = [
  p(['manageCustomFields', 'Ajouter des champs aux fiches'], 'BO/Settings', {
    asks: 'special',
    grants: 'SA AD',
  }),
  p(['viewCustomFields', 'Voir les champs personnalisés'], 'BO', {
    asks: 'special',
    grants: 'SA AD CM AC GC LB',
  }),
  p(['fillCustomFields', 'Remplir les champs personnalisés'], 'BO', {
    asks: 'special',
    grants: 'SA AD CM AC GC',
    implies: ['viewCustomFields'],
  }),
  p(['viewReservedFields', 'Voir les champs réservés'], 'BO', { asks: 'special', grants: 'SA AD' }),
  p(['fillReservedFields', 'Remplir les champs réservés'], 'BO', {
    asks: 'special',
    grants: 'SA AD',
    implies: ['viewReservedFields'],
  }),
]
