import { texts } from '../../resources/schema/texts'

/** What the law says against a tender, and the refusals of its signature and notification. */
export const tenderLaw = texts('tenderLaw', {
  law: {
    article: '(code de la commande publique, %{article}).',
    noProcedure:
      "Aucune procédure n'est choisie : ses délais et son délai de suspension ne sont pas vérifiés",
    noAmount: "Estimez le montant de chaque lot : le seuil de procédure n'est pas vérifié",
    formal:
      'Le montant estimé de %{amount} € HT atteint %{threshold} € HT : une procédure formalisée est obligatoire',
    direct:
      'Le montant estimé de %{amount} € HT atteint %{threshold} € HT : se passer de publicité et de mise en concurrence doit être justifié',
    delay: '%{days} jours pour répondre : jamais moins de %{least} dans cette procédure',
    urgent: '%{days} jours pour répondre : moins de %{least}, il faut une urgence dûment justifiée',
    house: '%{days} jours pour répondre : moins que les %{least} de la procédure choisie.',
  },
  choice: {
    formal:
      'Montant estimé de %{amount} € HT, au moins %{threshold} € HT : une procédure formalisée est obligatoire',
    adapted: 'Montant estimé de %{amount} € HT, sous %{threshold} € HT : une procédure adaptée est permise',
    exempt:
      'Montant estimé de %{amount} € HT, sous %{threshold} € HT : ni publicité ni mise en concurrence ne sont exigées',
    free: 'Procédure formalisée sans obligation : montant estimé de %{amount} € HT, sous %{threshold} € HT',
  },
  signing: {
    onlyPublic: 'Seul un marché public se signe et se notifie ainsi.',
    future: 'Cette date est à venir.',
    early: 'Le délai de suspension court : la signature est possible à partir du %{date}.',
    unsigned: 'Enregistrez la signature du marché avant de le notifier.',
    notified: 'Ce marché est déjà notifié.',
  },
})

/** The screen of a public award: standstill, signature, notification. */
export const signingTexts = texts('tenderSigning', {
  signable: (day: string) => `Signature possible à partir du ${day}`,
  signed: (day: string) => `Signé le ${day}`,
  notified: (day: string) => `Notifié le ${day}`,
  sign: 'Enregistrer la signature',
  signHelp: 'La signature se fait hors du portail ; seule sa date y est gardée.',
  signDone: 'Signature enregistrée',
  notify: 'Notifier le marché',
  notifyText:
    'Les titulaires reçoivent la notification ; le marché les engage à sa date, que les données essentielles reprennent.',
  notifyDone: 'Marché notifié',
  dropHelp:
    "L'attribution est retirée ; le motif est envoyé à tous les fournisseurs consultés ou qui ont répondu, et publié sur l'avis.",
})
