import type { SeedRow } from '../dataset'

const criterion = (label: string, value: string, description: string): SeedRow => ({
  label,
  value,
  description,
  note_type_id: 1,
})
const sample = (label: string, value: string, description: string): SeedRow => ({
  label,
  value,
  description,
  note_type_id: 2,
})

/** Default scales of tenders: notes 0 to 20, deliveries a week, delay. */
export const scales: Readonly<Record<string, readonly SeedRow[]>> = {
  notescale: [
    criterion('Très satisfaisant', '20.00', 'Réponse complète, au-delà de la demande.'),
    criterion('Satisfaisant', '15.00', 'Réponse complète et conforme.'),
    criterion('Moyen', '10.00', 'Réponse conforme, des points restent à préciser.'),
    criterion('Insuffisant', '5.00', 'Réponse partielle.'),
    criterion('Sans réponse', '0.00', 'Aucun élément fourni.'),
    sample('Excellent', '20.00', 'Goût, texture et présentation remarquables.'),
    sample('Bon', '15.00', 'Produit agréable, sans défaut.'),
    sample('Acceptable', '10.00', 'Produit correct, défauts légers.'),
    sample('Médiocre', '5.00', 'Défauts nets de goût ou de tenue.'),
    sample('Refusé', '0.00', 'Produit non conforme.'),
  ],
  frequencyscale: [
    ['1 livraison par semaine', 1, '8.00'],
    ['2 livraisons par semaine', 2, '12.00'],
    ['3 livraisons par semaine', 3, '15.00'],
    ['4 livraisons par semaine', 4, '18.00'],
    ['5 livraisons par semaine et plus', 5, '20.00'],
  ].map(([label, per_week_from, note]) => ({ label, per_week_from, note })),
  delayscale: [
    ['A pour B', 'A_POUR_B', '20.00'],
    ['J + 1', 'J1', '16.00'],
    ['J + 2', 'J2', '12.00'],
    ['J + 3', 'J3', '8.00'],
    ['Au-delà', 'PLUS', '4.00'],
  ].map(([label, delay_code, note]) => ({ label, delay_code, note })),
}

/** The one row of settings of public notices. */
export const publicNotice: SeedRow = {
  header: "Avis de marchés publics de la centrale d'achats",
  footer: "Centrale d'achats – service des marchés publics",
  legal_mentions:
    "Les documents de la consultation sont mis à disposition gratuitement. Les offres sont remises par voie électronique avant la date limite indiquée dans l'avis ; seule l'heure du serveur fait foi.",
  contact_name: 'Service des marchés',
  contact_mail: 'marches@valae.example',
  standstill_days: 11,
  retained_object: 'Notification du marché {reference}',
  retained_message: "Madame, Monsieur,\n\nL'offre de {fournisseur} pour le marché « {objet} » a été retenue.",
  rejected_object: 'Résultat de la consultation {reference}',
  rejected_message:
    "Madame, Monsieur,\n\nL'offre de {fournisseur} pour le marché « {objet} » n'a pas été retenue. Sa note finale est de {note} et son rang est {rang}.",
  change_object: 'Modification de la consultation {reference}',
  change_message:
    'Madame, Monsieur,\n\nLe dossier de la consultation « {objet} » a été modifié. Les nouveaux documents sont disponibles.\n\nCordialement,',
}
