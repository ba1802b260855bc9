import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What is said stands in the first two; a resource says its own. That each text is said somewhere, `texts-used` holds. */
const rooms = ['i18n', 'resources/schema', 'resources/accounts', 'server/litigations']
const said = rooms
  .flatMap((room) => readdirSync(room, { recursive: true, encoding: 'utf8' }).map((path) => join(room, path)))
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(path, 'utf8').replaceAll("\\'", "'"))
  .join('\n')

/** The French sentences of the specification (part 1 §5 and §8, part 2 §5 and §8), with its own spelling. */
const sentences = [
  'Identifiants incorrects',
  'Les informations de connexions saisies ne sont pas valides',
  "Erreur lors de l'ouverture de la session",
  'votre session a expiré',
  'Votre mot de passe a expiré et doit être changé',
  'Un problème est survenu avec votre profil utilisateur',
  'Accès refusé',
  "Vous n'avez accès à aucun adhérent actif",
  'Lien de réinitialisation éxpiré ou invalide',
  'Adresse e-mail incorrecte',
  "Erreur, contacter l'administrateur du site",
  'Mot de passe actuel incorrect',
  'Les mots de passes ne correspondent pas',
  'Erreur lors de la modification du mot de passe',
  'Une erreur est survenue',
  "Une erreur s'est produite",
  'Une erreur inattendue est survenue.',
  'Token non reçu après refresh',
  "Erreur lors de l'enregistrement des données",
  'La validation a échoué',
  'Cette valeur est déjà utilisée',
  'Un ou plusieurs champs sont incorrects',
  'Aucun résultat',
  'Veuillez sélectionner un élément',
  'Erreur lors du téléchargement du fichier',
  "Erreur lors de l'import du fichier",
  'Type de fichier non autorisé',
  'Taille de fichier dépassée',
  'La plateforme doit être mise à jour',
  'Ce fichier a déjà été importé',
  'Cette adresse email est déjà associé à un compte',
  'Erreur utilisateur introuvable',
  'Impossible de charger les ',
  'Une erreur est survenue lors de la suppréssion',
  "Le litige n'a pas été trouvé",
  'Veuillez ajouter une description',
  "Erreur lors de l'envoi du litige",
  "Aucun chargé de mission n'est associé à l'adhérent concerné par le litige, contactez Valaé.",
  "Le format de l'email saisi est incorrect",
  'Veuillez saisir un email valide',
  'Numéro de téléphone invalide',
  'Le lien du site est incorrect',
  "Vous n'avez pas les droits nécessaires pour modifier ce champ",
  'Ce champ est obligatoire.',
  'Cette liste est vide.',
  'Aucun élément trouvé.',
]

test('every sentence of the specification is among the texts, letter by letter', () => {
  const isSaid = (sentence: string) => new RegExp(`['"\`: ]${escaped(sentence)}`).test(said)
  expect(sentences.filter((sentence) => !isSaid(sentence))).toEqual([])
  expect(isSaid('Une erreur est survenue lors de la suppression')).toBe(false)
})

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
