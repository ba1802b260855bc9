import type { SeedRow } from '../dataset'

const machine = (label: string, machine_name: string): SeedRow => ({ label, machine_name })
const labels = (text: string, more: SeedRow = {}): SeedRow[] =>
  text.split(' | ').map((label) => ({ label, ...more }))
const coded = (list: readonly (readonly [string, string])[]): SeedRow[] =>
  list.map(([insee_code, label]) => ({ insee_code, label }))

const [privateType, publicType] = [1, 2]

/** Reference lists of members, suppliers and people, in an order in which they may be inserted. */
export const directoryReferences: Readonly<Record<string, readonly SeedRow[]>> = {
  companytype: [
    { id: 1, ...machine('Privé', 'private') },
    { id: 2, ...machine('Public', 'public') },
  ],
  status: [
    { id: 1, ...machine('Actif', 'active'), scope: 'user' },
    { id: 2, ...machine('Inactif', 'inactive'), scope: 'user' },
  ],
  adherentstatus: [
    { id: 1, ...machine('Actif', 'active'), can_order: true },
    { id: 2, ...machine('Démissionnaire', 'resigner') },
    { id: 3, ...machine('Prospect', 'prospect') },
    { id: 4, ...machine('Suspendu', 'suspended') },
  ],
  supplierstatus: [
    { id: 1, ...machine('Référencé', 'referenced'), can_order: true },
    { id: 2, ...machine('Prospect', 'prospect') },
    { id: 3, ...machine('Déréférencé', 'dereferenced') },
  ],
  manufacturerstatus: [
    { id: 1, ...machine('Actif', 'active') },
    { id: 2, ...machine('Prospect', 'prospect') },
    { id: 3, ...machine('Inactif', 'inactive') },
  ],
  contacttype: [
    machine('Administratif', 'administrative'),
    machine("Chiffre d'affaires", 'revenue'),
    machine('Catalogue', 'catalog'),
    machine('Site', 'site'),
    machine("Appel d'offres", 'tender'),
    machine('Litige', 'litigation'),
    machine('Mise à jour des produits', 'product_update'),
    machine('Statistiques', 'statistics'),
    machine('Facturation', 'billing'),
    machine('Liste des adhérents', 'member_list'),
    machine('Industriel', 'industrial'),
  ],
  contracttype: [
    machine('Durée indéterminée', 'cdi'),
    machine('Durée déterminée', 'cdd'),
    machine('Tacite reconduction', 'tacit'),
  ],
  revenuefrequency: [
    { label: 'Mensuelle', months: 1 },
    { label: 'Trimestrielle', months: 3 },
    { label: 'Semestrielle', months: 6 },
    { label: 'Annuelle', months: 12 },
  ],
  suppliernetwork: labels(
    'Indépendants | Réseau Halles et Marchés | Alliance Froid | Groupement Saveurs de France | Réseau Hygiène Services',
  ),
  civility: [
    { label: 'Madame', abbreviation: 'Mme' },
    { label: 'Monsieur', abbreviation: 'M.' },
  ],
  establishmentstatus: [
    ...labels('Public hospitalier | Public territorial | Public État', { company_type_id: publicType }),
    ...labels('Privé à but non lucratif | Privé commercial', { company_type_id: privateType }),
  ],
  adherentclubstatus: labels('Sans club | Club Argent | Club Or | Club Platine'),
  starrating: [
    { label: 'Non classé', stars: 0 },
    { label: '1 étoile', stars: 1 },
    ...[2, 3, 4, 5].map((stars) => ({ label: `${stars} étoiles`, stars })),
  ],
  companysize: [
    { label: 'Microentreprise', headcount_from: 0, headcount_to: 9 },
    { label: 'Petite entreprise', headcount_from: 10, headcount_to: 49 },
    { label: 'Moyenne entreprise', headcount_from: 50, headcount_to: 249 },
    { label: 'Entreprise de taille intermédiaire', headcount_from: 250, headcount_to: 4999 },
    { label: 'Grande entreprise', headcount_from: 5000 },
  ],
  legalform: [
    ...labels(
      'SARL | SAS | SASU | SA | EURL | SCOP | Association | Mutuelle | Fondation | Entreprise individuelle',
      {
        company_type_id: privateType,
      },
    ),
    ...labels(
      "Établissement public de santé | Établissement public social ou médico-social | Commune | Département | Région | Établissement public local d'enseignement | Centre communal d'action sociale | Service de l'État",
      { company_type_id: publicType },
    ),
  ],
  legalcategory: coded([
    ['1000', 'Entrepreneur individuel'],
    ['5202', 'Société en nom collectif'],
    ['5498', 'SARL unipersonnelle'],
    ['5499', 'Société à responsabilité limitée (SARL)'],
    ['5599', "Société anonyme à conseil d'administration (SA)"],
    ['5699', 'Société anonyme à directoire'],
    ['5710', 'Société par actions simplifiée (SAS)'],
    ['5720', 'SAS à associé unique (SASU)'],
    ['6220', "Groupement d'intérêt économique (GIE)"],
    ['6316', 'Coopérative agricole (CUMA)'],
    ['6317', 'Société coopérative agricole'],
    ['6532', 'Société civile laitière'],
    ['6598', 'Exploitation agricole à responsabilité limitée (EARL)'],
    ['7210', 'Commune'],
    ['7220', 'Département'],
    ['7331', "Établissement public local d'enseignement"],
    ['7361', "Centre communal d'action sociale"],
    ['7364', "Établissement d'hospitalisation"],
    ['9220', 'Association déclarée'],
    ['9300', 'Fondation'],
  ]),
  activitytype: [
    { label: 'Commerce de gros alimentaire', ape_prefixes: ['463'] },
    { label: 'Industrie alimentaire', ape_prefixes: ['10', '11'] },
    { label: 'Agriculture et pêche', ape_prefixes: ['01', '03'] },
    { label: 'Commerce de gros non alimentaire', ape_prefixes: ['464', '466', '467', '469'] },
    { label: 'Hébergement', ape_prefixes: ['55'] },
    { label: 'Restauration', ape_prefixes: ['56'] },
    { label: 'Santé', ape_prefixes: ['86'] },
    { label: 'Hébergement médico-social', ape_prefixes: ['87', '88'] },
    { label: 'Enseignement', ape_prefixes: ['85'] },
    { label: 'Administration', ape_prefixes: ['84'] },
    { label: 'Nettoyage et services', ape_prefixes: ['81'] },
  ],
}
