import { f } from '../schema/f'
import { messages } from '../schema/messages'
import { notSelf } from '../schema/row-checks'
import { memberSetting } from './member-setting'

const group = 'Stock'
/** What the product writes into the ledger itself keeps its name and sense (domain §16.1). */
const ofSystem = { readonly: { system: true } }

export const mealtype = memberSetting('mealtype', ['Type de repas', 'Types de repas'], {
  fields: {
    time_from: f.time({ label: 'De', example: '12:00' }),
    time_to: f.time({ label: 'À', example: '13:30' }),
  },
  options: { group, model: 'Meal_type' },
})

export const stockreason = memberSetting(
  'stockreason',
  ["Motif d'opération de stock", "Motifs d'opération de stock"],
  {
    fields: {
      flux: f.select(
        { '100': 'Entrée', '150': 'Sortie', both: 'Entrée et sortie' },
        { label: 'Flux', required: true },
      ),
      is_loss: f.bool({ label: 'Perte', default: false }),
      meals_required: f.bool({ label: 'Nombre de repas obligatoire', default: false }),
      system: f.bool({ label: 'Motif du système', default: false, readonly: true }),
    },
    options: {
      restores: true,
      group,
      model: 'Stock_reason',
      rules: {
        label: ofSystem,
        flux: ofSystem,
        is_loss: ofSystem,
        meals_required: ofSystem,
        active: ofSystem,
      },
    },
  },
)

export const clientmeal = memberSetting('clientmeal', ['Repas client', 'Repas clients'], {
  fields: {
    weight: f.decimal({
      label: 'Équivalence en repas',
      digits: [6, 3],
      required: true,
      default: '1.000',
      min: 0,
    }),
    counted: f.bool({ label: 'Compté', default: true }),
  },
  options: { group, model: 'Client_meal' },
})

export const ventilation = memberSetting('ventilation', ["Ventilation d'achats", "Ventilations d'achats"], {
  fields: {
    accounting_code: f.text({ label: 'Code comptable', max: 20, example: '60231' }),
    parent_id: f.ref('ventilation', { label: 'Ventilation parente', as: 'Parent' }),
    default_family_ids: f.refs('family', { label: 'Familles par défaut', as: 'DefaultFamily' }),
  },
  options: {
    group,
    model: 'Ventilation',
    list: { search: ['label', 'accounting_code'] },
    checks: [notSelf('parent_id', () => messages.circle)],
  },
})
