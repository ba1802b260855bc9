import { texts } from '../../resources/schema/texts'

/** What is said alike of every answer that is filled line by line: corrected, given up, or saved and never sent. */
export const answerTexts = texts('answer', {
  standing: 'Vous répondez pour',
  which: 'Vous répondez pour plusieurs fournisseurs : dites pour lequel.',
  past: 'Le délai est passé le %{day}.',
  pastNothing: "Rien n'a été enregistré ni envoyé ; l'envoi reste possible.",
  pastUnsent: "Ce qui a été enregistré le %{when} n'est pas envoyé ; l'envoi reste possible.",
  pastReturned: "L'envoi du %{when} est à corriger ; un nouvel envoi reste possible.",
  remind: 'Relancer',
  remindOf: 'Relancer %{name}',
  reminded: '%{name} est relancé.',
  remindedBefore: "%{name} a déjà été relancé aujourd'hui.",
  correct: 'Corriger mon envoi',
  correctTitle: 'Corriger votre envoi ?',
  correctText: "Votre envoi compte tant que vous n'avez pas envoyé la correction.",
  giveUp: 'Abandonner la correction',
  giveUpTitle: 'Abandonner cette correction ?',
  giveUpText:
    "Ce que vous avez saisi depuis « Corriger mon envoi » est effacé ; votre envoi reste tel qu'il est.",
  givenUp: 'Correction abandonnée : votre envoi reste tel quel.',
  reopen: 'Rouvrir',
  reopenOf: 'Rouvrir la réponse de %{name}',
  reopenText:
    "La réponse peut être envoyée, ou corrigée, jusqu'à cette date ; ce qui a été envoyé compte tant que rien d'autre ne l'est.",
  reopened: 'Réponse de %{name} rouverte',
  reopenedUntil: "Rouverte jusqu'au %{when}",
  offeredDraft:
    "Une saisie faite sur cet appareil le %{when} n'a pas été enregistrée, et la réponse a changé depuis.",
  takeDraft: 'Reprendre ma saisie',
  forgetDraft: 'Oublier',
  accept: 'Accepter tel quel',
  acceptOf: 'Accepter telle quelle la réponse de %{name}',
  accepted: 'Réponse de %{name} acceptée telle quelle',
})
