import { texts } from '../../resources/schema/texts'

/** What each page says of its installation, above everything else. */
export const installationTexts = texts('installation', {
  demonstration:
    "Démonstration : les mots de passe des comptes sont publics. N'y saisissez aucune donnée réelle.",
  paused:
    'Données restaurées (%{restored}) : e-mails, webhooks, notifications, imports et exports programmés attendent.',
  resume: 'Reprendre les envois',
  resumeAsk: 'Ce qui attend partira : %{mails} e-mails, %{webhooks} envois de webhooks.',
  resumed: 'Les envois ont repris.',
  notPaused: 'Les envois ne sont pas en pause.',
})
