import { texts } from '../../resources/schema/texts'

/** What the server says of imports that the clock makes. */
export const scheduledTexts = texts('scheduledImport', {
  counts: 'lignes créées : %{created}, modifiées : %{updated}, sans changement : %{unchanged}',
  line: 'ligne %{line} : %{why}',
  refusedLines: 'refusé, lignes en erreur : %{n}. %{why}',
  noTarget: "Cette liste ne s'importe pas.",
  noRight: "La personne qui l'a enregistré n'a plus le droit d'importer dans cette liste.",
  noRoot: "Aucun dossier d'imports n'est réglé sur le serveur (IMPORTS_DIR).",
  noFolder: "Le dossier « %{folder} » n'existe pas sous celui du serveur.",
  tooFresh: "%{name} : déposé il y a moins d'une minute, il sera lu au prochain passage.",
  alreadyPassing: 'Un passage de cet import est déjà en cours.',
  interrupted: "Le passage a été interrompu par un arrêt du serveur : vous pouvez l'importer à nouveau.",
  passing: "Le passage est en cours : son compte rendu s'affichera ici et dans vos notifications.",
  noModel:
    "Le modèle d'import choisi n'existe plus, ou n'est plus partagé avec la personne qui l'a enregistré.",
  nothing: 'Aucun fichier à importer.',
  broken: "Une erreur inattendue a arrêté l'import.",
  brokenFile: '%{name} : une erreur inattendue a arrêté son import.',
  leftThere: "%{said} Le fichier n'a pas pu être rangé : il reste dans le dossier.",
  errorsFile: '%{path} – erreurs.xlsx',
})
