/** Mails of year-end rebates (domain §21). */
export const rebateModels = {
  rfa_facturee: {
    subject: "Remise de fin d'année {{annee}} – {{service}}",
    body: `Bonjour,

La remise de fin d'année {{annee}} de {{fournisseur}} pour {{service}} ({{catalogue}}) est arrêtée à {{montant}} HT, pour un chiffre d'affaires validé de {{chiffre_affaires}} HT. Elle fait l'objet de la facture {{facture}}.

Le décompte est joint.`,
    variables: {
      annee: '2025',
      service: 'Valaé Public',
      catalogue: 'Alimentaire',
      fournisseur: 'Boucherie Martin',
      montant: '4 131,42 €',
      chiffre_affaires: '206 570,75 €',
      facture: 'F-2026-001',
    },
  },
} as const
