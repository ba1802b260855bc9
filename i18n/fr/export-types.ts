import { texts } from '../../resources/schema/texts'

/** What the server says of exports. */
export const exportTypeTexts = texts('exportType', {
  unknownType: "Ce type d'export est inconnu.",
  unknownFilter: "Ce filtre n'est pas possible pour cet export.",
  badDay: 'Une date est attendue (aaaa-mm-jj).',
  badId: 'Un identifiant est attendu.',
  tooMany: "Trois exports sont déjà en préparation : attendez la fin de l'un d'eux.",
  tooManySchedules: 'Vingt exports programmés au plus : supprimez-en un.',
  typeOrList: "Donnez un type d'export, ou la recherche d'une liste.",
  asJob: 'Ce classeur se prépare en arrière-plan.',
  failed: "L'export a été interrompu : veuillez recommencer.",
  gone: "Ce fichier n'est plus gardé : exportez à nouveau.",
  outgrown: 'Vos droits ont changé depuis que ce fichier a été préparé : exportez à nouveau.',
  ended: "La permission nécessaire n'est plus accordée.",
})
