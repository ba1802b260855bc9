import { texts } from '../../resources/schema/texts'

/** What those who were asked, and those who asked, are told of a campaign (`resources/trade/told.ts`). */
export const toldTexts = texts('told', {
  answers: 'réponses reçues : %{answers} sur %{asked}.',
  toOpen: 'les plis sont à ouvrir.',
  opened: 'les offres sont ouvertes, à examiner.',
  volumesCounted: 'vos volumes sont repris dans la consolidation.',
  pricesDecided:
    'prix acceptés : %{accepted}, négociés : %{negotiated}, refusés : %{refused} ; application le %{date}.',
  statisticsCounted: 'vos statistiques sont reprises dans les chiffres.',
  revenueValidated: 'votre déclaration de %{amount} HT est validée.',
  revenueAccepted:
    'le délai étant passé, les %{amount} HT que vous aviez enregistrés sont pris comme votre déclaration.',
  revenueOf: "Chiffre d'affaires %{period}",
  screen: {
    title: 'Qui est prévenu de quoi',
    intro:
      "Ce que chaque campagne dit à ceux qui sont interrogés et à ceux qui l'ont faite, dans leur boîte et, selon leurs préférences, par e-mail. Une personne que l'e-mail de la campagne prévient déjà n'en reçoit pas un second ; deux appuis n'en font qu'un, et qui vient d'être relancé ne l'est pas de nouveau dans l'heure.",
    event: 'Événement',
    to: { asked: 'Interrogés', authors: 'Auteurs' },
    nobody: 'Personne',
  },
})
