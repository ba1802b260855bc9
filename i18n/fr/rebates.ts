import { texts } from '../../resources/schema/texts'

/** What the server says of year-end rebates, and their document. */
export const rebateTexts = texts('rebate', {
  notFound: 'Décompte de RFA introuvable',
  noRate: 'Aucun taux de RFA ne porte sur ce périmètre pour cette année.',
  wrongState: 'Ce décompte est au statut « %{status} ».',
  overlap:
    'Les déclarations %{one} et %{other} se chevauchent : la seconde ne compte pas. Corrigez ses jours pour calculer la RFA.',
  changed: 'Le calcul a changé depuis : recalculez le décompte avant de le facturer.',
  nothing: "Le montant est nul : il n'y a rien à facturer.",
  tooMuch: 'Il reste %{left} à payer.',
  pdf: {
    file: 'rfa-%{year}-%{id}.pdf',
    title: "Remise de fin d'année %{year}",
    supplier: 'Fournisseur',
    service: 'Service',
    catalog: 'Catalogue',
    state: 'État',
    invoice: 'Facture',
    computed: 'Calculée le',
    base: "Chiffre d'affaires validé HT",
    calculation: 'Calcul',
    rate: 'Taux de RFA',
    scope: 'Familles',
    allFamilies: 'Toutes les familles',
    on: 'Assiette HT',
    percent: 'Taux',
    amount: 'Montant HT',
    none: 'Aucune tranche atteinte',
    declarations: "Déclarations de chiffre d'affaires validées",
    from: 'Du',
    to: 'Au',
    payments: 'Paiements',
    day: 'Payé le',
    reference: 'Référence',
    total: 'RFA due HT',
  },
})
