import { texts } from '../../resources/schema/texts'

/** What the server says of webhooks. */
export const webhookTexts = texts('webhook', {
  badAddress: "Cette adresse n'est pas valable",
  httpsOnly: "L'adresse commence par https://",
  privateAddress: "Cette adresse mène à un réseau privé : seules celles d'Internet sont permises.",
  late: 'Pas de réponse en 5 secondes.',
  lateAnswer: 'Pas de réponse complète en 15 secondes.',
  lateFile: 'Pas de fichier en une minute.',
  tooLong: 'Le fichier dépasse 10 Mo.',
  answered: "L'adresse a répondu %{code}.",
  redirected: "L'adresse renvoie vers une autre : les redirections ne sont pas suivies.",
  refused: 'Réponse %{code}.',
  unreachable: 'Personne ne répond à cette adresse (%{code}).',
  noSecret: 'Le secret ne peut plus être lu : créez-en un nouveau.',
  noEvent: 'Choisissez au moins un événement',
  beyondRights: 'Vos permissions ne couvrent pas : %{events}',
  tooMany: 'Vous avez déjà 20 webhooks : supprimez-en un',
  stopped: "Ce webhook est arrêté : réactivez-le d'abord",
})
