import type { SeedRow } from '../dataset'

const label = (
  text: string,
  code: string,
  { egalim_group, egalim_rank }: { egalim_group: 'bio' | 'egalim' | 'none'; egalim_rank: number },
): SeedRow => ({ label: text, code, egalim_group, egalim_rank })

const target = (
  text: string,
  region_group: string,
  { years, shares }: { years: readonly [number, number | undefined]; shares: readonly [string, string] },
): SeedRow => ({
  label: text,
  region_group,
  year_from: years[0],
  year_to: years[1] ?? null,
  egalim: shares[0],
  bio: shares[1],
  ...(years[0] >= 2024 ? { meat_fish: '60.00', state_owned: '100.00' } : {}),
})

/** Labels in the order in which EGAlim counts them, market ratings, anomalies and the shares of the law (ma-cantine, 11/2025). */
export const qualityReferences: Readonly<Record<string, readonly SeedRow[]>> = {
  label: [
    label('Agriculture biologique', 'BIO', { egalim_group: 'bio', egalim_rank: 1 }),
    label('Label Rouge', 'LABEL_ROUGE', { egalim_group: 'egalim', egalim_rank: 2 }),
    label('AOC / AOP', 'AOCAOP', { egalim_group: 'egalim', egalim_rank: 3 }),
    label('IGP', 'IGP', { egalim_group: 'egalim', egalim_rank: 4 }),
    label('Spécialité traditionnelle garantie', 'STG', { egalim_group: 'egalim', egalim_rank: 5 }),
    label('Haute valeur environnementale', 'HVE', { egalim_group: 'egalim', egalim_rank: 6 }),
    label('Pêche durable', 'PECHE_DURABLE', { egalim_group: 'egalim', egalim_rank: 7 }),
    label('Région ultrapériphérique', 'RUP', { egalim_group: 'egalim', egalim_rank: 8 }),
    label('Fermier', 'FERMIER', { egalim_group: 'egalim', egalim_rank: 9 }),
    label('Commerce équitable', 'COMMERCE_EQUITABLE', { egalim_group: 'egalim', egalim_rank: 10 }),
    label('Coûts imputés aux externalités', 'EXTERNALITES', { egalim_group: 'egalim', egalim_rank: 11 }),
    label('Performance environnementale', 'PERFORMANCE', { egalim_group: 'egalim', egalim_rank: 12 }),
    label('Circuit court', 'CIRCUIT_COURT', { egalim_group: 'none', egalim_rank: 13 }),
    label('Produit local', 'LOCAL', { egalim_group: 'none', egalim_rank: 14 }),
    label('Bleu-Blanc-Cœur', 'BLEU_BLANC_COEUR', { egalim_group: 'none', egalim_rank: 15 }),
    label('Ecolabel européen', 'ECOLABEL', { egalim_group: 'none', egalim_rank: 16 }),
  ],
  marketrating: [
    { label: 'Ferme 12 mois', frequency_days: 365, indexed: false },
    { label: 'Semestrielle', frequency_days: 182, indexed: false },
    { label: 'Trimestrielle', frequency_days: 91, indexed: false },
    { label: 'Mensuelle', frequency_days: 30, indexed: false },
    { label: 'Hebdomadaire', frequency_days: 7, indexed: false },
    { label: 'RNM', frequency_days: 7, indexed: true, source: 'Réseau des nouvelles des marchés' },
  ],
  anomalytype: [
    { label: 'Prix manquant', machine_name: 'missing_price', severity: 'error' },
    { label: 'Article expiré', machine_name: 'expired_article', severity: 'error' },
    { label: 'TVA manquante', machine_name: 'missing_rate', severity: 'error' },
    { label: 'Unité ou coefficient manquant', machine_name: 'missing_unit_or_coef', severity: 'error' },
    { label: 'Référence en double', machine_name: 'duplicate_reference', severity: 'warning' },
    {
      label: 'Variation de prix au-delà du seuil',
      machine_name: 'price_variation_over_threshold',
      severity: 'warning',
    },
    { label: 'Label expiré', machine_name: 'label_expired', severity: 'warning' },
    {
      label: 'Sans réponse à deux mises à jour des prix',
      machine_name: 'silent_price_campaigns',
      severity: 'warning',
    },
    { label: 'Aucun référencement', machine_name: 'no_referencing', severity: 'info' },
    { label: 'Origine manquante', machine_name: 'missing_origin', severity: 'info' },
  ],
  egalimtarget: [
    target('Métropole 2022-2023', 'metropole', { years: [2022, 2023], shares: ['50.00', '20.00'] }),
    target('Métropole depuis 2024', 'metropole', { years: [2024, undefined], shares: ['50.00', '20.00'] }),
    target('Outre-mer 2022-2025', 'outre_mer', { years: [2022, 2025], shares: ['20.00', '5.00'] }),
    target('Outre-mer 2026-2029', 'outre_mer', { years: [2026, 2029], shares: ['35.00', '10.00'] }),
    target('Outre-mer depuis 2030', 'outre_mer', { years: [2030, undefined], shares: ['50.00', '20.00'] }),
    target('Mayotte 2022-2025', 'mayotte', { years: [2022, 2025], shares: ['5.00', '2.00'] }),
    target('Mayotte 2026-2029', 'mayotte', { years: [2026, 2029], shares: ['15.00', '5.00'] }),
    target('Mayotte 2030-2034', 'mayotte', { years: [2030, 2034], shares: ['30.00', '10.00'] }),
    target('Mayotte depuis 2035', 'mayotte', { years: [2035, undefined], shares: ['50.00', '20.00'] }),
    target('Saint-Pierre-et-Miquelon 2022-2029', 'saint_pierre_et_miquelon', {
      years: [2022, 2029],
      shares: ['30.00', '10.00'],
    }),
    target('Saint-Pierre-et-Miquelon depuis 2030', 'saint_pierre_et_miquelon', {
      years: [2030, undefined],
      shares: ['50.00', '20.00'],
    }),
  ],
}
