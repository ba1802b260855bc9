import type { SeedRow } from '../dataset'

const reason = (label: string, flux: string, more: SeedRow = {}): SeedRow => ({ label, flux, ...more })
const system = { system: true }

/** Rows that every member finds: meals, stock reasons, purchase allocations. */
export const memberReferences: Readonly<Record<string, readonly SeedRow[]>> = {
  mealtype: [
    { label: 'Petit déjeuner', time_from: '06:30', time_to: '09:30' },
    { label: 'Déjeuner', time_from: '11:30', time_to: '14:00' },
    { label: 'Goûter', time_from: '15:30', time_to: '16:30' },
    { label: 'Dîner', time_from: '18:00', time_to: '20:30' },
  ],
  stockreason: [
    reason("Écart d'inventaire", 'both', system),
    reason('Livraison', '100', system),
    reason('Annulation', 'both', system),
    reason('Consommation', '150', { meals_required: true }),
    reason('Perte ou casse', '150', { is_loss: true }),
    reason('Date dépassée', '150', { is_loss: true }),
    reason('Don', '150'),
    reason('Transfert', 'both'),
    reason('Reprise de stock', '100'),
  ],
  clientmeal: [
    { label: 'Patient ou résident', weight: '1.000' },
    { label: 'Personnel', weight: '1.000' },
    { label: 'Enfant', weight: '0.700' },
    { label: 'Invité', weight: '1.200' },
    { label: 'Test de cuisine', weight: '0.000', counted: false },
  ],
  ventilation: [
    { label: 'Alimentation', accounting_code: '6023' },
    { label: 'Viandes et poissons', accounting_code: '60231', parent_id: 1 },
    { label: 'Fruits et légumes', accounting_code: '60232', parent_id: 1 },
    { label: 'Produits laitiers', accounting_code: '60233', parent_id: 1 },
    { label: 'Épicerie', accounting_code: '60234', parent_id: 1 },
    { label: 'Boissons', accounting_code: '60235', parent_id: 1 },
    { label: "Produits d'entretien", accounting_code: '60264' },
    { label: 'Petit équipement', accounting_code: '60611' },
  ],
}
