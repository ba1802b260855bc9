import { texts } from '../../resources/schema/texts'

/** The keys of a screen, and what each does. */
export const keyTexts = texts('key', {
  title: "Raccourcis clavier de l'écran",
  everywhere: 'Partout',
  here: 'Dans cet écran',
  quantities: 'Dans les quantités',
  rows: 'Dans la liste',
  search: 'Aller à la recherche',
  palette: 'Rechercher partout',
  help: 'Afficher cette liste',
  close: 'Fermer une fenêtre, vider la recherche',
  step: 'Augmenter ou diminuer la quantité',
  next: 'Valider et passer à la ligne suivante',
  former: 'Revenir à la ligne précédente',
  back: 'Revenir à la recherche',
  enterRows: 'Entrer dans la liste, passer à la ligne suivante',
  open: 'Ouvrir la fiche',
  withAlt: "N'obéir aux touches seules qu'avec Alt (dictée vocale, frappes involontaires)",
  control: 'Ctrl',
  shift: 'Maj',
  enter: 'Entrée',
  escape: 'Échap',
})
