import type { Dataset } from './dataset'

/** A few messages on top of the pages: shown, to come and ended. */
export function addMessages(data: Dataset): void {
  const by = { editor_id: 2 }
  data.add('dashboardmessage', [
    {
      ...by,
      dashboardmessage_type_id: 1,
      title: 'Bienvenue sur le portail',
      content:
        '<p>Ces données sont une <strong>démonstration</strong> : établissements, fournisseurs, produits et prix sont fictifs.</p>',
      startDate: '2026-01-01T00:00:00Z',
      endDate: '2035-12-31T22:59:59Z',
    },
    {
      ...by,
      dashboardmessage_type_id: 2,
      title: 'Révision des prix du printemps',
      content:
        '<p>Les nouveaux prix des fruits et légumes seront applicables le <strong>1er avril 2026</strong>.</p><ul><li>Vos paniers en préparation sont recalculés ce jour-là.</li><li>Les commandes déjà envoyées gardent leur prix.</li></ul>',
      startDate: '2026-03-01T06:00:00Z',
      endDate: '2026-04-01T06:00:00Z',
      profile_type_ids: [3],
      company_ids: [2],
    },
    {
      ...by,
      dashboardmessage_type_id: 3,
      title: 'Maintenance de janvier',
      content: '<p>Le portail a été interrompu pour une opération de maintenance.</p>',
      startDate: '2026-01-18T19:00:00Z',
      endDate: '2026-01-18T22:00:00Z',
      profile_type_ids: [2, 3],
    },
  ])
}
