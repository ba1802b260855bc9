import { sheetFilesSaid } from '../../resources/schema/sheet-files'
import { texts } from '../../resources/schema/texts'
import { many } from './many'

const number = (n: number) => n.toLocaleString('fr-FR')
const lines = (n: number) => many(n, 'ligne', 'lignes')

/** What the export modal says. */
export const exportTexts = texts('export', {
  title: 'Exporter : %{list}',
  filename: 'Nom du fichier',
  filenameHint: "La date et l'heure seront ajoutées à ce nom.",
  required: 'Ce champ est obligatoire.',
  failed: 'La validation a échoué',
  scope: (n: number, capped: boolean) =>
    `${capped ? `Plus de ${lines(n)}` : lines(n)}, avec les filtres et le tri affichés.`,
  fields: 'Champs à exporter',
  available: 'Champs disponibles',
  search: 'Rechercher un champ',
  all: 'Tout sélectionner',
  none: 'Tout désélectionner',
  noField: 'Aucun champ ne correspond.',
  group: '%{label} (%{chosen} sur %{all})',
  order: 'Ordre des colonnes',
  chosen: (n: number) => (n === 0 ? 'Aucun champ choisi' : many(n, 'champ choisi', 'champs choisis')),
  comesBack:
    "Modifié, le fichier peut être importé à nouveau : il garde ses lignes d'origine dans une colonne masquée.",
  preparing: 'Préparation du fichier…',
  cancel: 'Annuler',
  submit: 'Exporter',
  done: 'Le fichier a été exporté.',
  background:
    'Au-delà de %{smart_count} lignes, le fichier se prépare en arrière-plan : vous serez prévenu dans votre boîte de notifications.',
  started: 'Le fichier se prépare : vous serez prévenu.',
  retry: 'Réessayer',
})

/** What the import modals say. */
export const importScreenTexts = texts('importScreen', {
  button: 'Importer',
  title: 'Importer : %{list}',
  intro: 'Complétez le modèle, ou modifiez un fichier exporté de cette liste, puis choisissez-le ici.',
  template: 'Télécharger le modèle',
  file: 'Fichier à importer',
  rules: `${sheetFilesSaid} — 10 Mo maximum`,
  /** The specification's errorDocument message. */
  errorDocument: "Erreur lors de l'import du fichier",
  replace: 'Choisir un autre fichier',
  sending: 'Envoi du fichier…',
  reading: 'Lecture du fichier…',
  checking: (n: number, total: number) => `Vérification : ${number(n)} sur ${lines(total)}`,
  importing: (n: number, total: number) => `Import : ${number(n)} sur ${lines(total)}`,
  result: 'Résultat de la vérification',
  total: 'Lignes',
  complete: 'Valides',
  created: 'À créer',
  updated: 'À modifier',
  unchanged: 'Sans changement',
  errors: 'En erreur',
  ready: 'Le fichier est prêt à être importé.',
  remarked:
    "Une valeur est à vérifier avant d'importer : voyez ci-dessous comment elle est lue. |||| %{smart_count} valeurs sont à vérifier avant d'importer : voyez ci-dessous comment elles sont lues.",
  nothing: "Ce fichier ne contient aucune modification : il n'y a rien à importer.",
  faulty:
    'Rien ne sera importé tant que des lignes sont en erreur : corrigez le fichier puis choisissez-le à nouveau.',
  unanswered:
    "Rien ne sera importé tant que des valeurs du fichier sont inconnues : dites ce qu'elles veulent dire, ou corrigez le fichier.",
  interrupted: "L'import a été interrompu : veuillez recommencer.",
  annotated: 'Télécharger le fichier annoté',
  changes: 'Ce qui va changer',
  changedLine: (line: number, name: string) => `Ligne ${number(line + 1)} — ${name}`,
  created1: 'nouvelle ligne',
  from: '%{label} :',
  empty: '(vide)',
  becomes: 'devient',
  moreChanges: 'Voir les %{smart_count} ligne qui suivent |||| Voir les %{smart_count} lignes qui suivent',
  otherChanges: '… et %{smart_count} autre ligne. |||| … et %{smart_count} autres lignes.',
  columns: 'Colonnes du fichier (%{smart_count})',
  recalled: "Les colonnes sont lues comme lors du dernier import d'un fichier de cette forme.",
  readBy: 'Lu comme le dit votre modèle « %{name} ».',
  readByShared: 'Lu comme le dit le modèle « %{name} », partagé par %{owner}.',
  readByOthers: 'Lu comme le dit le modèle « %{name} », partagé avec votre profil.',
  model: "Modèle d'import",
  noModel: 'Aucun modèle',
  sharedModel: '%{name} (partagé par %{owner})',
  modelHelp: 'Lit le fichier comme un import précédent : ce qui a été choisi ici est remplacé.',
  constantsSaid: 'Pour toutes les lignes : %{values}.',
  unknownColumns:
    'Des colonnes de ce fichier sont inconnues : dites à quel champ elles correspondent, ou ignorez-les.',
  missing:
    'Il manque un champ obligatoire : indiquez sa colonne, ou une valeur pour toutes les lignes. |||| Il manque %{smart_count} champs obligatoires : indiquez leur colonne, ou une valeur pour toutes les lignes.',
  samples: 'Ex. : %{values}',
  noSample: 'Colonne vide',
  surely: {
    both: 'reconnu par son titre et son contenu',
    name: 'reconnu par son titre',
    content: 'reconnu par son contenu',
  },
  guessed: { both: 'proposé : titre et contenu', name: 'proposé : titre', content: 'proposé : contenu' },
  constants: 'La même valeur pour toutes les lignes',
  constantFor: '%{label}, pour toutes les lignes',
  addConstant: 'Ajouter un champ absent du fichier',
  values: 'Valeurs à préciser',
  valuesIntro:
    "Une valeur du fichier est inconnue : dites ce qu'elle veut dire, une fois pour toutes ses lignes. |||| %{smart_count} valeurs du fichier sont inconnues : dites ce qu'elles veulent dire, une fois pour toutes leurs lignes.",
  valueOf: (label: string, text: string, n: number) => `${label} « ${text} » (${lines(n)})`,
  leaveOut: 'Ignorer cette valeur',
  createIn: 'Créer cette valeur (%{list})',
  newField: '%{label} de la nouvelle valeur',
  made: (n: number, names: string) => `${many(n, 'valeur créée', 'valeurs créées')} : ${names}`,
  recheckValues: 'Vérifier avec ces valeurs',
  choose: 'À choisir',
  ignore: 'Ignorer cette colonne',
  second: 'Deuxième champ de « %{title} »',
  addSecond: 'Remplir un deuxième champ',
  noSecond: 'Un seul champ',
  secondHelp: 'Ex. : « %{text} » donne « %{first} » et « %{second} »',
  recheck: 'Vérifier avec ces colonnes',
  seeErrors: "Voir l'erreur |||| Voir les %{smart_count} erreurs",
  cancel: 'Annuler',
  close: 'Fermer',
  submit: 'Importer %{smart_count} ligne |||| Importer %{smart_count} lignes',
  done: (created: number, updated: number) =>
    `Import terminé : ${many(created, 'création', 'créations')}, ${many(updated, 'modification', 'modifications')}.`,
  errorsTitle: "Erreurs d'import",
  line: (line: number) => `Ligne ${number(line + 1)}`,
  unknownProduct: 'Produit inconnu',
  wholeFile: 'Fichier',
  moreErrors: '… et %{smart_count} autre ligne en erreur. |||| … et %{smart_count} autres lignes en erreur.',
})
