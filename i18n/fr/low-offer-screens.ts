import { texts } from '../../resources/schema/texts'

/** What the screens of offers that look abnormally low say, to the buyer and to the supplier. */
export const lowScreenTexts = texts('lowOfferScreen', {
  title: 'Explications sur les prix bas',
  help: "Avant de retenir ou de rejeter une offre qui paraît anormalement basse, demandez des explications (articles R2152-3 à R2152-5 du code de la commande publique). Une offre seulement moins bien classée n'en a pas besoin.",
  flag: 'Paraît anormalement basse',
  ask: 'Demander des explications',
  askOf: (supplier: string) => `Demander des explications à ${supplier}`,
  askHelp:
    'Le fournisseur reçoit ce message par e-mail et répond depuis sa consultation. Ne citez ni les prix ni les totaux des autres offres.',
  usual:
    "Les prix de votre offre paraissent bas. Expliquez comment ils se forment (procédés, conditions d'achat et de livraison, organisation, aides reçues) et joignez ce qui le montre.",
  usualLines: 'Lignes concernées : %{products}.',
  asked: 'Explications demandées',
  waiting: "Demandées jusqu'au %{date}",
  answered: 'Reçues le %{date}',
  lapsed: 'Sans réponse au %{date}',
  former: 'Sur des prix changés depuis',
  askedBy: 'Demandées le %{date} par %{name}',
  answeredBy: 'Explications de %{name}, le %{date}',
  decidedBy: '%{decision} par %{name}, le %{date}. Motif : %{reason}',
  admit: 'Admettre',
  admitOf: (supplier: string) => `Admettre l'offre de ${supplier}`,
  admitHelp: "Le motif est gardé avec les explications ; l'offre peut être retenue.",
  admitted: 'Offre admise',
  reject: 'Rejeter',
  rejectOf: (supplier: string) => `Rejeter l'offre de ${supplier} comme anormalement basse`,
  rejectHelp: "L'offre n'a plus ni note ni rang. Le motif figure dans le courrier au fournisseur.",
  rejected: 'Offre rejetée comme anormalement basse',
  own: {
    title: 'Explications demandées sur vos prix',
    lot: 'Lot %{lot} – %{label}',
    until: "Réponse attendue jusqu'au %{date} : il reste %{left}.",
    past: "La date limite, le %{date}, est dépassée : aucune explication n'a été envoyée.",
    closed: 'elles ne se modifient plus',
    sent: 'Explications envoyées le %{date}',
    answer: 'Vos explications',
    files: 'Justificatifs',
    send: 'Envoyer mes explications',
    complete: 'Compléter mes explications',
    done: 'Explications envoyées',
  },
})
