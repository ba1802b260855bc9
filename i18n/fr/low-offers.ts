import { texts } from '../../resources/schema/texts'
import type { LowOffer } from '../../resources/tenders/low-offers'

/** What is said of offers that look abnormally low: their refusals, and their screens. */
export const lowTexts = texts('lowOffer', {
  underMean: '%{n} % sous la moyenne des autres offres',
  underReference: 'ligne %{product} : %{n} % sous le prix de référence',
  unasked:
    "L'offre de %{supplier} paraît anormalement basse (%{why}) : demandez-lui des explications, puis admettez-la ou rejetez-la avec un motif (articles R2152-3 à R2152-5 du code de la commande publique).",
  noExchange:
    "Une offre ne se rejette comme anormalement basse qu'après des explications demandées au fournisseur, et reçues ou échues (articles R2152-3 à R2152-5 du code de la commande publique).",
  waits:
    "%{supplier} peut s'expliquer jusqu'au %{date} : décidez après sa réponse ou après cette date (articles R2152-3 à R2152-5 du code de la commande publique).",
  askedAlready: 'Des explications sur ces prix ont déjà été demandées à %{supplier} le %{date}.',
  otherReason:
    'Cette offre est irrégulière pour un autre motif : réadmettez-la avant de demander ou de juger ses explications.',
  past: 'La date limite doit être à venir.',
  notAsked: "Demande d'explications introuvable",
  closed: "Cette demande d'explications est close : elle ne reçoit plus de réponse.",
  rejected: 'Offre anormalement basse : %{reason}',
})

/** Why an offer looks abnormally low, a part each. */
export const lowReasons = ({ under_mean, lines }: LowOffer): string[] => [
  ...(under_mean === null ? [] : [lowTexts.underMean({ n: under_mean })]),
  ...lines.map(({ product, under }) => lowTexts.underReference({ product, n: under })),
]
