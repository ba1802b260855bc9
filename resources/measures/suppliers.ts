import { measure, ratio } from './measure'
import { purchases } from './purchases'

/** How reliable a supplier is (measures §2, « Service and suppliers »). */
export const suppliers = {
  score: measure.score({
    label: 'Note',
    definition:
      'Le taux de service, la ponctualité, les commandes sans litige et les réponses à temps, pondérés par les options générales ; une part inconnue laisse son poids aux autres.',
    formula: "Σ poids × taux ÷ Σ poids des taux connus, au-delà d'un nombre de commandes",
    of: 'closed',
  }),
  service: purchases.service_rate,
  on_time: measure.percent(
    {
      label: 'Ponctualité',
      definition:
        'La part des réceptions qui ont eu lieu au plus tard le jour annoncé, à défaut le jour demandé.',
      formula: "Réceptions à l'heure ÷ réceptions",
      of: 'closed',
    },
    ratio('on_time', 'receptions'),
  ),
  claims: measure.percent(
    {
      label: 'Taux de litiges',
      definition:
        'La part des commandes qui ont un litige envoyé ; réduite à une famille, dont une ligne de cette famille est en litige.',
      formula: 'Commandes en litige ÷ commandes',
      of: 'closed',
    },
    ratio('claimed', 'orders'),
  ),
  answers: measure.percent(
    {
      label: 'Réponses à temps',
      definition:
        'La part des consultations et des mises à jour de prix auxquelles il a répondu avant leur limite.',
      formula: 'Réponses avant la limite ÷ demandes',
      of: 'asked',
    },
    ratio('answered', 'asked'),
  ),
  read_in_time: measure.percent(
    {
      label: 'Lues à temps',
      definition: "La part des commandes envoyées par le portail qui ont été lues dans le délai de l'alerte.",
      formula: 'Commandes lues à temps ÷ commandes envoyées par le portail',
      of: 'closed',
    },
    ratio('read_in_time', 'sent'),
  ),
  read_minutes: measure.minutes({
    label: 'Lecture médiane',
    definition: "Le temps médian entre l'envoi d'une commande et sa lecture.",
    formula: 'Médiane des minutes entre envoi et lecture',
    of: 'closed',
  }),
  confirmed_short: measure.percent(
    {
      label: 'Confirmées réduites',
      definition: 'La part des commandes confirmées dont une ligne est réduite, manquante ou remplacée.',
      formula: 'Commandes réduites ÷ commandes confirmées',
      of: 'closed',
    },
    ratio('short', 'confirmed'),
  ),
  late: measure.percent(
    {
      label: 'En retard',
      definition: 'La part des réceptions qui ont eu lieu après le jour annoncé.',
      formula: '1 − ponctualité',
      of: 'closed',
    },
    ratio('late', 'receptions'),
  ),
  refused: measure.percent(
    {
      label: 'Avec refus',
      definition: 'La part des commandes dont une partie de ce qui est arrivé a été refusée.',
      formula: 'Commandes avec un refus ÷ commandes',
      of: 'closed',
    },
    ratio('refused', 'orders'),
  ),
}
