import { texts } from '../../resources/schema/texts'

/** The kinds of the security journal, declared where the server reads them too. */
export { securityEventTexts } from '../../resources/accounts/security-events'

/** What « Journal de sécurité » says, and the file that one takes along. */
export const journalTexts = texts('journal', {
  title: 'Journal de sécurité',
  help: "Qui a fait quoi, quand et d'où : connexions, droits, accès au nom d'un autre, exports, ouvertures. Personne ne peut le modifier.",
  file: 'Journal de sécurité',
  kind: 'Événement',
  anyKind: 'Tous les événements',
  person: 'Utilisateur',
  from: 'Du',
  to: 'Au',
  text: 'Objet, adresse ou appareil',
  export: 'Exporter',
  found: '%{smart_count} événement |||| %{smart_count} événements',
  none: 'Aucun événement ne correspond.',
  nobody: 'Sans compte',
  actingFor: 'par %{name}',
  byKey: "par la clé d'API %{id}",
  sealed: 'Scellé, n° %{seq}',
  waiting: 'Bientôt scellé',
  next: 'Suivants',
  previous: 'Précédents',
  subjects: { User: 'Utilisateur', Job: 'Travail', Key: 'Clé', Backup_run: 'Sauvegarde' },
  columns: {
    at: 'Date',
    kind: 'Événement',
    user_id: "N° d'utilisateur",
    user: 'Utilisateur',
    impersonated_by: "N° d'administrateur",
    impersonator: 'Administrateur',
    key_id: "Clé d'API",
    address: 'Adresse',
    device: 'Appareil',
    about: 'Objet',
    detail: 'Détail',
    seq: 'Rang dans la chaîne',
  },
})
