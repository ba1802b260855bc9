import { texts } from '../../resources/schema/texts'

/** The screens « Doublons » and « Fusionner ». */
export const mergeScreenTexts = texts('mergeScreens', {
  doubles: 'Doublons',
  doublesText:
    'Les fiches qui se ressemblent, les plus proches en premier. Rien ne change avant la confirmation.',
  none: 'Aucun doublon probable',
  noneText:
    'Les fiches de la liste sont toutes différentes. Deux fiches choisies dans la liste se fusionnent aussi.',
  found: '%{smart_count} groupe de fiches se ressemble |||| %{smart_count} groupes de fiches se ressemblent',
  alike: 'Même : %{by}',
  compare: 'Comparer',
  compareNamed: 'Comparer %{titles}',
  more: 'Afficher la suite',
  merge: 'Fusionner',
  title: 'Fusionner %{smart_count} fiche |||| Fusionner %{smart_count} fiches',
  kept: 'Fiche gardée',
  differs: 'différent',
  empty: 'Vide',
  unite: 'Tout réunir',
  same: 'Montrer aussi les champs identiques',
  moved: 'Suivront la fiche gardée : %{what}',
  movedNone: "Rien d'autre ne renvoie aux fiches fusionnées.",
  stayed: "Resteront avec l'ancienne fiche (double emploi, ou jamais modifié) : %{what}",
  refused: 'La fusion est impossible',
  confirm:
    'Fusionner %{smart_count} fiche en « %{title} » ? |||| Fusionner %{smart_count} fiches en « %{title} » ?',
  confirmText:
    "La fusion s'annule pendant 30 jours ; ce qui aura été modifié entre-temps sera laissé et dit.",
  done: 'Les fiches sont fusionnées',
  open: 'Ouvrir la fiche gardée',
  undo: 'Annuler la fusion',
  undoNamed: 'Annuler la fusion de %{title}',
  undone: 'La fusion est annulée',
  left: '%{smart_count} ligne modifiée depuis a été laissée : |||| %{smart_count} lignes modifiées depuis ont été laissées :',
  recent: 'Fusions récentes',
  recentLine: '%{title}, le %{at} par %{person}',
})
