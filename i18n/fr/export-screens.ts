import { texts } from '../../resources/schema/texts'
import { many } from './many'

const number = (n: number) => n.toLocaleString('fr-FR')

/** What the screen « Exports » says. */
export const exportScreenTexts = texts('exportScreen', {
  title: 'Exports',
  subtitle: "%{smart_count} type d'export |||| %{smart_count} types d'export",
  tabs: 'Exports, fichiers et programmations',
  types: 'Exporter',
  files: 'Mes fichiers',
  scheduled: 'Programmés',
  search: 'Rechercher un export',
  none: 'Aucun export ne correspond.',
  export: 'Exporter',
  open: 'Exporter : %{label}',
  filters: 'Filtres',
  period: (label: string) => label,
  counting: 'Comptage des lignes…',
  rows: (n: number) =>
    n === 0 ? 'Aucune ligne avec ces filtres.' : `${many(n, 'ligne', 'lignes')} à exporter.`,
  workbook: 'Ce classeur se prépare en arrière-plan : vous serez prévenu dans votre boîte de notifications.',
  filename: 'Nom du fichier',
  required: 'Ce champ est obligatoire.',
  columns: 'Colonnes',
  once: 'Maintenant',
  rhythm: 'Quand',
  span: 'Période exportée',
  scheduleHelp:
    'Le fichier est préparé à 6 h 30 avec vos droits du jour et vous attend dans « Mes fichiers » ; une notification vous prévient.',
  schedule: 'Programmer',
  cancel: 'Annuler',
  failed: 'La validation a échoué',
  planned: 'Export programmé : premier fichier le %{day}.',
  list: "Lignes d'une liste",
  file: 'Fichier',
  type: 'Export',
  state: 'État',
  asked: 'Demandé le',
  size: 'Taille',
  kept: 'Les fichiers sont gardés sept jours.',
  download: 'Télécharger',
  remove: 'Supprimer',
  removed: "L'export est supprimé.",
  progress: (handled: number, total: number) => `${number(handled)} sur ${many(total, 'ligne', 'lignes')}`,
  sheets: (at: number, total: number) => `Onglet ${number(at)} sur ${number(total)}`,
  preparing: 'En préparation',
  noFiles: 'Aucun fichier préparé',
  noFilesText: 'Les longs exports et les exports programmés vous attendent ici pendant sept jours.',
  noSchedules: 'Aucun export programmé',
  noSchedulesText: 'Choisissez un export, puis « Chaque lundi » ou « Le 1er de chaque mois ».',
  rhythmHead: 'Rythme',
  next: 'Prochain fichier',
  ended: 'Arrêté',
  weight: (bytes: number) =>
    bytes < 1_000_000
      ? `${number(Math.max(1, Math.round(bytes / 1000)))} ko`
      : `${number(Math.round(bytes / 100_000) / 10)} Mo`,
  steering: 'Pilotage des achats',
  steeringText:
    'Un classeur à sept onglets, avec ses graphiques : synthèse, achats, prix, services, écarts, EGAlim et fuites, par service et par adhérent.',
})
