import type { SeedRow } from '../dataset'

const machine = (label: string, machine_name: string): SeedRow => ({ label, machine_name })

/** Public procedures, with what the schema of « données essentielles » calls them. */
const adapted = { public: true, formal: false, essential_name: 'Procédure adaptée' }
const openCall = { public: true, formal: true, essential_name: "Appel d'offres ouvert" }
const restrictedCall = { public: true, formal: true, essential_name: "Appel d'offres restreint" }

/** Litigations, tenders, documents and roles: enumerations with their fixed ids. */
export const tradeReferences: Readonly<Record<string, readonly SeedRow[]>> = {
  litigationtype: [
    machine('Quantité', 'quantity'),
    machine('Qualité', 'quality'),
    machine('Prix', 'price'),
    machine('Livraison', 'delivery'),
    machine('Température', 'temperature'),
    machine('Facturation', 'billing'),
    machine('Autre', 'other'),
  ],
  litigationstatus: [
    { id: 100, label: 'Ouvert', color: '#1976d2' },
    { id: 150, label: 'En cours', color: '#ed6c02' },
    { id: 200, label: 'Avoir accepté', color: '#2e7d32' },
    { id: 250, label: 'Refusé par le fournisseur', color: '#d32f2f' },
    { id: 300, label: 'Avoir reçu', color: '#00695c' },
    { id: 350, label: 'Clos', color: '#616161' },
  ].map((row, position) => ({ ...row, position })),
  tendertype: [
    { ...machine('Privé', 'private'), company_type_id: 1 },
    { ...machine('Public', 'public'), company_type_id: 2 },
  ],
  notetype: [
    machine('Critère', 'criterion'),
    machine('Échantillon', 'product_sample'),
    machine('Fournisseur', 'supplier'),
  ],
  procedure: [
    { label: 'Consultation privée', public: false, formal: false, min_days: 10, standstill_days: 0 },
    { label: 'Procédure adaptée (MAPA)', ...adapted, min_days: 15, standstill_days: 0 },
    { label: "Appel d'offres ouvert", ...openCall, min_days: 30, standstill_days: 11 },
    { label: "Appel d'offres restreint", ...restrictedCall, min_days: 30, standstill_days: 11 },
    {
      label: "Système d'acquisition dynamique",
      ...restrictedCall,
      min_days: 10,
      standstill_days: 0,
    },
  ],
  instruction: [
    {
      label: 'Prix franco de port',
      text: 'Les prix sont remis franco de port, déchargement compris, sur le site de chaque adhérent.',
    },
    {
      label: 'Échantillons',
      text: 'Les échantillons demandés sont livrés gratuitement, identifiés par le numéro du lot et la référence du produit.',
    },
    {
      label: 'Fiches techniques',
      text: 'Chaque produit proposé est accompagné de sa fiche technique à jour, avec la liste des allergènes et les valeurs nutritionnelles.',
      tender_type_id: 2,
    },
    {
      label: 'Révision des prix',
      text: 'Les prix sont fermes pendant la période de cotation de chaque famille, puis révisés à chaque mise à jour des prix.',
    },
    {
      label: 'Traçabilité',
      text: "L'origine, le numéro de lot et la date limite de consommation figurent sur chaque colis et sur le bon de livraison.",
    },
  ],
  documenttype: [
    { label: 'Cahier des charges', extension_kinds: ['pdf', 'word'] },
    { label: 'Fiche technique', extension_kinds: ['pdf'] },
    { label: 'Bordereau des prix', extension_kinds: ['excel'] },
    { label: 'Contrat', extension_kinds: ['pdf', 'word'] },
    { label: "Guide d'utilisation", extension_kinds: ['pdf'], help_center: true },
    { label: 'Vidéo de formation', extension_kinds: ['video'], help_center: true },
    { label: 'Modèle', extension_kinds: ['word', 'excel'], help_center: true },
    { label: "Note d'information", extension_kinds: ['pdf', 'word'], help_center: true },
  ],
  dashboardmessagetype: [
    { id: 1, ...machine('Information', 'banner') },
    { id: 2, ...machine('Important', 'popup') },
    { id: 3, ...machine('Bloquant', 'blocking') },
  ],
  role: [
    machine('Administrateur', 'admin'),
    machine('Chargé de mission', 'project_manager'),
    machine('Acheteur', 'buyer'),
    machine('Gestionnaire de catalogue', 'catalog_manager'),
    machine('Contact fournisseur', 'supplier_contact'),
    machine('Directeur', 'director'),
    machine('Responsable', 'manager'),
    machine('Cuisinier', 'cook'),
    machine('Magasinier', 'storekeeper'),
    machine('Lecteur', 'viewer'),
  ],
}

/** Functions of people, by the type of profile that they are for. */
export const qualities: readonly (readonly [profileType: number, labels: string])[] = [
  [1, 'Chargé de clientèle | Responsable des achats | Responsable des marchés | Assistant'],
  [2, 'Directeur commercial | Attaché commercial | Responsable logistique | Comptable'],
  [
    3,
    'Directeur | Chef de cuisine | Économe | Responsable de la restauration | Diététicien | Magasinier | Gestionnaire',
  ],
]

/** Objects of litigations, by the technical name of their type; the starred ones ask for a credit note. */
export const litigationObjects: readonly (readonly [type: string, labels: string])[] = [
  [
    'quantity',
    'Quantité livrée inférieure* | Quantité livrée supérieure | Produit manquant* | Écart de quantité*',
  ],
  [
    'quality',
    'Produit non conforme* | Date limite trop courte | Emballage abîmé | Corps étranger* | Produit refusé*',
  ],
  ['price', 'Prix supérieur au tarif* | Remise non appliquée* | Écart de prix*'],
  ['delivery', 'Retard de livraison | Livraison non effectuée | Erreur de destinataire'],
  ['temperature', 'Température du frais dépassée* | Température du surgelé dépassée* | Température*'],
  ['billing', 'Erreur de facturation* | Facture en double* | Consigne non déduite*'],
  ['other', 'Autre objet'],
]
