import type { PriceUpdateStatus } from '../../../../resources/pricing/states'

/** A campaign of the demonstration; days are counted from the seeding's. */
export interface DemoCampaign {
  label: string
  status: PriceUpdateStatus
  families: readonly string[]
  suppliers: readonly string[]
  /** When it was opened, its limit and its day; the one that was applied gave the prices that stand in the catalogue. */
  days?: { from: number; limit: number; appliance: number }
  company?: 1 | 2
  ceiling?: string
  cancelled?: string
  /** Of its suppliers, those that have sent nothing and those that are typing. */
  silent?: readonly string[]
  typing?: readonly string[]
}

/** One campaign in every state that a person looks at. */
export const demoCampaigns: readonly DemoCampaign[] = [
  {
    label: 'Viandes et volailles – dernière révision',
    status: '350',
    families: ['Viandes de boucherie', 'Volailles et lapins'],
    suppliers: ['Boucherie Martin', "Volailles d'Argoat", "Viandes de l'Ouest"],
    ceiling: '8',
  },
  {
    label: 'Boissons – révision annulée',
    status: '400',
    families: ['Boissons sans alcool'],
    suppliers: ['Cave des Coteaux', 'Comptoir du Midi'],
    days: { from: -60, limit: -45, appliance: -15 },
    silent: ['Cave des Coteaux', 'Comptoir du Midi'],
    cancelled: 'Les prix du marché en cours sont fermes : la révision est sans objet.',
  },
  {
    label: 'Épicerie – révision trimestrielle',
    status: '300',
    families: ['Épicerie salée', 'Épicerie sucrée'],
    suppliers: ['Épicerie centrale du Rhône', 'Comptoir du Midi', 'Grossiste Général'],
    days: { from: -30, limit: -8, appliance: 12 },
    ceiling: '6',
    silent: ['Comptoir du Midi'],
  },
  {
    label: 'Produits laitiers – révision trimestrielle',
    status: '250',
    families: ['Laits et crèmes', 'Fromages', 'Beurres, œufs et ovoproduits'],
    suppliers: ['Laiterie Bocage', 'Terre et Saveurs Bio', 'Grossiste Général'],
    days: { from: -25, limit: -4, appliance: 20 },
    ceiling: '5',
    silent: ['Grossiste Général'],
  },
  {
    label: 'Fruits et légumes – révision mensuelle',
    status: '200',
    families: ['Fruits frais', 'Légumes frais'],
    suppliers: ['Primeurs de la Vallée', 'Terre et Saveurs Bio', 'Halles de Lorraine'],
    days: { from: -16, limit: -1, appliance: 15 },
    ceiling: '5',
    typing: ['Halles de Lorraine'],
  },
  {
    label: 'Fruits et légumes – prochain mois',
    status: '150',
    families: ['Fruits frais', 'Légumes frais'],
    suppliers: ['Primeurs de la Vallée', 'Terre et Saveurs Bio', 'Halles de Lorraine'],
    days: { from: -2, limit: 12, appliance: 40 },
    ceiling: '5',
    typing: ['Primeurs de la Vallée'],
    silent: ['Halles de Lorraine'],
  },
  {
    label: 'Viandes – prochain trimestre',
    status: '150',
    families: ['Viandes de boucherie', 'Volailles et lapins'],
    suppliers: ['Boucherie Martin', "Volailles d'Argoat"],
    days: { from: -3, limit: 9, appliance: 35 },
    silent: ['Boucherie Martin'],
  },
  {
    label: 'Surgelés – à préparer',
    status: '100',
    families: ['Produits de la mer surgelés', 'Légumes surgelés'],
    suppliers: ['Surgelés du Littoral', 'Grossiste Général'],
    days: { from: 0, limit: 25, appliance: 60 },
    company: 2,
  },
]
