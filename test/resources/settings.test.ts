import { expect, test } from 'vitest'
import { resources } from '../../resources/index'
import { checkInput } from '../../resources/schema/check'

/** The domain's tables (§16.1 and §16.2): slug, model, French label. */
const tables: readonly (readonly [slug: string, model: string, label: string])[] = [
  ['unit', 'Unit', 'Unités'],
  ['brand', 'Brand', 'Marques'],
  ['origin', 'Origin', 'Origines'],
  ['catalog', 'Catalog', 'Catalogues'],
  ['litigationobject', 'Litigation_object', 'Objets de litige'],
  ['establishmentstatus', 'Establishment_status', "Statuts d'établissement"],
  ['establishmenttype', 'Establishment_type', "Types d'établissement"],
  ['storagemode', 'Storage_mode', 'Modes de conservation'],
  ['marketrating', 'Market_rating', 'Cotations de marché'],
  ['zone', 'Zone', 'Zones'],
  ['department', 'Department', 'Départements'],
  ['municipality', 'Municipality', 'Communes (INSEE)'],
  ['family', 'Family', 'Familles'],
  ['subfamily', 'Subfamily', 'Sous-familles'],
  ['profile', 'Profile', 'Profils'],
  ['dashboardmessage', 'Dashboard_message', 'Messages'],
  ['catalogimage', 'Catalog_image', 'Images de catalogue'],
  ['label', 'Label', 'Labels'],
  ['quality', 'Quality', 'Qualités (fonctions)'],
  ['documenttype', 'Document_type', 'Types de documents'],
  ['procedure', 'Procedure', 'Procédures'],
  ['instruction', 'Instruction', 'Consignes'],
  ['adherentstatus', 'Adherent_status', "Statuts d'adhérent"],
  ['civility', 'Civility', 'Civilités'],
  ['notescale', 'Note_scale', 'Barèmes de notes (0 à 20)'],
  ['frequencyscale', 'Frequency_scale', 'Barèmes de fréquence'],
  ['delayscale', 'Delay_scale', 'Barèmes de délai'],
  ['generaloption', 'General_option', 'Options générales'],
  ['mealtype', 'Meal_type', 'Types de repas'],
  ['stockreason', 'Stock_reason', "Motifs d'opération de stock"],
  ['clientmeal', 'Client_meal', 'Repas clients'],
  ['familyselection', 'Family_selection', 'Sélection de familles'],
  ['productnotincatalog', 'Product_not_in_catalog', 'Produits hors catalogue'],
  ['suppliernotincatalog', 'Supplier_not_in_catalog', 'Fournisseurs hors catalogue'],
  ['orderlevel', 'Order_level', 'Niveaux de commande'],
  ['tax', 'Tax', 'Taxes'],
  ['deposit', 'Deposit', 'Consignes'],
  ['flatfee', 'Flatfee', 'Forfaits'],
  ['ventilation', 'Ventilation', "Ventilations d'achats"],
  ['legalform', 'Legal_form', 'Formes juridiques'],
  ['companytype', 'Company_type', 'Types de services'],
  ['companysize', 'Company_size', "Tailles d'entreprise"],
  ['legalcategory', 'Legal_category', 'Catégories juridiques'],
  ['activitytype', 'Activity_type', "Types d'activité"],
  ['publicnotice', 'Public_notice_setting', 'Paramètres des avis publics'],
  ['rate', 'Rate', 'Taux de TVA'],
  ['caliber', 'Caliber', 'Calibres'],
  ['searchsynonym', 'Search_synonym', 'Synonymes de recherche'],
  ['tag', 'Tag', 'Tags'],
  ['starrating', 'Star_rating', 'Classements'],
  ['adherentclubstatus', 'Adherent_club_status', 'Statuts club'],
  ['status', 'Status', 'Statuts'],
  ['supplierstatus', 'Supplier_status', 'Statuts fournisseur'],
  ['manufacturerstatus', 'Manufacturer_status', 'Statuts industriel'],
  ['contacttype', 'Contact_type', 'Types de contact'],
  ['contracttype', 'Contract_type', 'Types de contrat'],
  ['tendertype', 'Tender_type', "Types d'appel d'offres"],
  ['notetype', 'Note_type', 'Types de note'],
  ['litigationtype', 'Litigation_type', 'Types de litige'],
  ['litigationstatus', 'Litigation_status', 'Statuts de litige'],
  ['rfarate', 'Rfa_rate', 'Taux de RFA'],
  ['suppliernetwork', 'Supplier_network', 'Réseaux'],
  ['revenuefrequency', 'Revenue_frequency', 'Fréquences de CA'],
  ['anomalytype', 'Anomaly_type', "Types d'anomalies"],
  ['company', 'Company', 'Services'],
  ['region', 'Region', 'Régions'],
  ['country', 'Country', 'Pays'],
  ['holiday', 'Holiday', 'Jours fériés'],
  ['egalimtarget', 'Egalim_target', 'Seuils EGAlim'],
  ['role', 'Role', 'Rôles'],
]

test.each(tables)('%s is a settings table with its model and French label', (slug, model, label) => {
  const resource = resources.get(slug)
  expect([resource.name, resource.model, resource.label[1]]).toEqual([slug, model, label])
  expect(resource.group).toBeTruthy()
  expect(resources.get(model).name).toBe(slug)
})

test('the hub has about a dozen groups, none of them nearly empty', () => {
  const groups = new Map<string, number>()
  for (const { group } of resources.all) if (group) groups.set(group, (groups.get(group) ?? 0) + 1)
  expect(groups.size).toBeGreaterThanOrEqual(10)
  expect(groups.size).toBeLessThanOrEqual(14)
})

const paths: readonly (readonly [call: string, slug: string])[] = [
  ['GET /setting/generic/unit', 'unit'],
  ['GET /setting/zone/zone', 'zone'],
  ['POST /setting/adherent/{adherentId}/mealtype', 'mealtype'],
  ['GET /note/notescale', 'notescale'],
  ['GET /note/type', 'notetype'],
  ['GET /department', 'department'],
  ['POST /municipality', 'municipality'],
  ['GET /setting/family/{id}', 'family'],
  ['PUT /setting/family/{id}', 'family'],
  ['GET /setting/establishmenttype/{id}', 'establishmenttype'],
  ['GET /setting/companysizes', 'companysize'],
  ['GET /setting/legalcategories', 'legalcategory'],
  ['GET /setting/activitytypes', 'activitytype'],
  ['GET /setting/publicnotice', 'publicnotice'],
  ['PUT /setting/publicnotice/procedure_notification', 'procedurenotification'],
  ['GET /order/order-taxes', 'order_tax'],
  ['GET /catalog/anomaliesTypes', 'anomalytype'],
  ['GET /status', 'status'],
  ['GET /status/{id}', 'status'],
  ['GET /users/status', 'status'],
  ['GET /supplier/status', 'supplierstatus'],
  ['GET /supplier/contracts', 'contracttype'],
  ['GET /supplier/networks', 'suppliernetwork'],
  ['GET /supplier/revenuefrequencies', 'revenuefrequency'],
  ['GET /profile/type', 'profile_type'],
  ['GET /profile/{id}', 'profile'],
  ['GET /app', 'application'],
  ['GET /dashboardmessage/type', 'dashboardmessagetype'],
  ['DELETE /dashboardmessage/{id}', 'dashboardmessage'],
]

test.each(paths)('%s belongs to %s', (call, slug) => {
  const { also = [], ...own } = resources.get(slug).calls
  expect([...Object.values(own), ...also]).toContain(call)
})

test('rates sort by their value, and a duplicate municipality is err102', () => {
  expect(resources.get('rate').list?.sort).toEqual(['value', 'asc'])
  expect(resources.get('municipality').unique).toEqual([
    { fields: ['insee_code', 'zip_code'], type: 'err102' },
  ])
})

test('taxes, deposits and flat fees are three views of one table', () => {
  const views = ['tax', 'deposit', 'flatfee'].map((name) => resources.get(name))
  expect(views.map(({ table, scope }) => [table, scope?.kind])).toEqual([
    ['order_tax', 'tax'],
    ['order_tax', 'deposit'],
    ['order_tax', 'flat_fee'],
  ])
})

test.each([
  ['companysize', { headcount_from: 250, headcount_to: 10 }, 'headcount_to'],
  [
    'egalimtarget',
    { region_group: 'metropole', year_from: 2024, year_to: 2022, bio: '20', egalim: '50' },
    'year_to',
  ],
  ['label', { valid_from: '2026-02-01', valid_to: '2026-01-31' }, 'valid_to'],
])('%s refuses an end before its start', (name, row, field) => {
  const { errors } = checkInput(resources.get(name), { label: 'Essai', ...row })
  expect(errors.map((error) => error.name)).toContain(field)
})
