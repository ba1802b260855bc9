import type { Dataset } from '../dataset'

/** What members, and the group of two of them, buy besides the catalogues, and from whom (domain §4.7). */
export function addOutOfCatalog(data: Dataset) {
  const town = { zip_code: '57690', municipality_id: data.id('municipality', 'insee_code', '57690') }
  const [hotel, clinic] = ['Hôtel des Cimes', 'Clinique Sainte-Élise'].map((name) =>
    data.id('adherent', 'name', name),
  )
  const [farm, baker, beekeeper, oven, orchard] = data.add('suppliernotincatalog', [
    {
      label: 'Ferme du Haut-Pré',
      adherent_id: 1,
      email: 'ferme@haut-pre.example',
      phone: '0199000801',
      address: '1 chemin du Haut-Pré',
      ...town,
    },
    {
      label: 'Boulangerie du village',
      adherent_id: 2,
      email: 'pain@village.example',
      phone: '0199000802',
      address: "4 place de l'Église",
      ...town,
    },
    {
      label: 'Rucher des Coteaux',
      groupAdherent_id: 1,
      email: 'contact@rucher-coteaux.example',
      phone: '0199000803',
      address: '7 chemin des Ruches',
      ...town,
    },
    {
      label: 'Fournil des Cimes',
      adherent_id: hotel,
      email: 'fournil@cimes.example',
      phone: '0199000804',
      ...town,
    },
    {
      label: 'Vergers du Plateau',
      adherent_id: clinic,
      email: 'vergers@plateau.example',
      phone: '0199000805',
      ...town,
    },
  ])
  const product = { catalog_id: 1, rate_id: data.id('rate', 'value', '5.50') }
  data.add('productnotincatalog', [
    {
      ...product,
      label: 'Œufs de la ferme (plateau de 30)',
      adherent_id: 1,
      supplier_not_in_catalog_id: farm?.id,
      unit_id: data.id('unit', 'label', 'Plateau'),
      family_id: data.id('family', 'label', 'Beurres, œufs et ovoproduits'),
      price_ht: '6.9000',
    },
    {
      ...product,
      label: 'Pain de campagne 1 kg',
      adherent_id: 2,
      supplier_not_in_catalog_id: baker?.id,
      unit_id: data.id('unit', 'label', 'Pièce'),
      family_id: data.id('family', 'label', 'Pains et viennoiseries'),
      price_ht: '3.2000',
    },
    {
      ...product,
      label: 'Pain de campagne (10 pains de 1 kg)',
      adherent_id: hotel,
      supplier_not_in_catalog_id: oven?.id,
      unit_id: data.id('unit', 'label', 'Colis'),
      family_id: data.id('family', 'label', 'Pains et viennoiseries'),
      price_ht: '54.0000',
    },
    {
      ...product,
      label: 'Pommes Golden (caisse de 12 kg)',
      adherent_id: clinic,
      supplier_not_in_catalog_id: orchard?.id,
      unit_id: data.id('unit', 'label', 'Colis'),
      family_id: data.id('family', 'label', 'Fruits frais'),
      price_ht: '33.6000',
    },
    {
      ...product,
      label: 'Croissant pur beurre du jour (plateau de 60)',
      adherent_id: hotel,
      supplier_id: 2,
      unit_id: data.id('unit', 'label', 'Plateau'),
      family_id: data.id('family', 'label', 'Pains et viennoiseries'),
      price_ht: '48.0000',
      ref_supplier: 'CROIS-60',
    },
    {
      ...product,
      label: 'Corbeille de fruits de saison',
      adherent_id: 1,
      supplier_id: 2,
      unit_id: data.id('unit', 'label', 'Colis'),
      family_id: data.id('family', 'label', 'Fruits frais'),
      price_ht: '24.0000',
      ref_supplier: 'CORB-01',
    },
    {
      ...product,
      label: 'Miel toutes fleurs (seau de 5 kg)',
      groupAdherent_id: 1,
      supplier_not_in_catalog_id: beekeeper?.id,
      unit_id: data.id('unit', 'label', 'Pièce'),
      price_ht: '42.0000',
    },
    {
      ...product,
      label: 'Panier de légumes du moment',
      groupAdherent_id: 1,
      supplier_id: 2,
      unit_id: data.id('unit', 'label', 'Colis'),
      price_ht: '19.5000',
      ref_supplier: 'PANIER-02',
    },
  ])
}
