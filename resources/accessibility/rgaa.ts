import { lookup } from '../schema/lookup'

/** How a criterion stands: held by a test, by design and by reading the screens (an audit has to confirm it), without object here, or not held. */
export type CriterionState = 'test' | 'seen' | 'none' | 'broken'

export interface Criterion {
  number: string
  title: string
  state: CriterionState
  /** The test that holds it (a name of `rgaaTests`), or a sentence: what was seen, why it has no object, what is missing. */
  why: string
}

/** The tests that hold criteria: file › title. */
export const rgaaTests = {
  login: 'test/e2e/login.test.ts › is reached from /, light and dark, narrow and wide, and axe finds nothing',
  shell: 'test/e2e/shell.test.ts › has nothing for axe, light and dark, wide and narrow',
  title:
    'test/e2e/shell.test.ts › shows the person, the menu with the settings last, the title and the footer',
  palette: 'test/e2e/shell.test.ts › finds screens and rows by Ctrl K, and opens them by the keyboard alone',
  eye: 'test/e2e/shell.test.ts › is read at 320 px, twice as large and with wide spacing, and its focus is seen',
  forms: 'test/kit/visit-screens.ts › has its form: each field under its label',
  walk: 'test/kit/visit-screens.ts › has its list: the declared columns by one call',
  tips: 'test/widgets/small-widgets.test.tsx › a field without permission is disabled and says why',
  frames:
    'test/widgets/theme.test.ts › text on buttons is readable (4.5), and the frame of a field visible (3)',
  own: 'test/e2e/accounts-self.test.ts › another address asks the password and waits for its link, whose page does nothing by itself',
  open: 'test/e2e/gallery/gallery.test.ts › open dialogs, menus and lists pass axe too',
  picker: 'test/e2e/gallery/gallery.test.ts › the picker is worked at the keyboard alone',
  keyboard:
    'test/e2e/orders-approval.test.ts › he fills three carts from the catalogue by the keyboard, to the cent',
  errors: 'test/admin/form-save.test.tsx › a refused field says why, has the focus, and nothing is sent',
  toasts: 'test/widgets/toasts.test.tsx › an error is announced at once, and is red',
  asks: 'test/e2e/list.test.ts › deletes the selected rows after a confirmation',
  english:
    'test/e2e/english.test.ts › the settings, their lists and their forms are in English, with no bare key',
  pages: 'test/resources/rgaa.test.ts › every page says its kind, its language and its title',
  keys: 'test/layout/screen-keys.test.tsx › keys of one letter are turned off, and answer with Alt then',
  pdf: 'test/server/orders/carts.test.ts › the order form is read aloud as it is seen: language, title, headings, table, bookmarks',
} as const

/** The 106 criteria of RGAA 4.1.2: number | title | state (t, v, n, x) | why. */
const grid = `
1.1|Image porteuse d'information : alternative textuelle|t|shell
1.2|Image de décoration : ignorée|t|walk
1.3|Alternative pertinente|v|photo d'article : son libellé
1.4|CAPTCHA ou image-test identifiée|n|aucun CAPTCHA
1.5|CAPTCHA : autre accès|n|aucun CAPTCHA
1.6|Image porteuse d'information : description détaillée|v|chaque graphique a ses chiffres en tableau
1.7|Description détaillée pertinente|v|le tableau dit les mêmes chiffres
1.8|Image texte remplacée par du texte|n|aucune image texte, le logo mis à part
1.9|Légende reliée à son image|n|aucune image légendée
2.1|Cadre : titre|t|shell
2.2|Titre de cadre pertinent|v|seul cadre : l'aperçu d'un e-mail, nommé comme tel
3.1|Information par la couleur seule|v|badges et écarts de prix portent un texte ou une icône
3.2|Contraste du texte|t|login
3.3|Contraste des composants|t|frames
4.1|Média temporel : transcription|n|aucun média temporel publié par le produit
4.2|Transcription pertinente|n|aucun média temporel
4.3|Sous-titres synchronisés|n|aucun média temporel
4.4|Sous-titres pertinents|n|aucun média temporel
4.5|Audiodescription|n|aucun média temporel
4.6|Audiodescription pertinente|n|aucun média temporel
4.7|Média identifiable|n|aucun média temporel
4.8|Média non temporel : alternative|n|aucun média non temporel
4.9|Alternative de média pertinente|n|aucun média non temporel
4.10|Son automatique contrôlable|n|aucun son
4.11|Lecture contrôlable au clavier|n|aucun média temporel
4.12|Média non temporel au clavier|n|aucun média non temporel
4.13|Média compatible avec les aides techniques|n|aucun média
5.1|Tableau complexe : résumé|v|la comparaison d'offres dit ses lignes et colonnes en titre
5.2|Résumé pertinent|v|comparaison d'offres
5.3|Tableau de mise en forme linéarisé|n|aucun tableau de mise en forme
5.4|Titre de tableau associé|t|walk
5.5|Titre de tableau pertinent|v|le titre de l'écran ou du panneau
5.6|En-têtes déclarés|t|shell
5.7|Cellules reliées à leurs en-têtes|t|shell
5.8|Tableau de mise en forme sans balises de données|n|aucun tableau de mise en forme
6.1|Lien explicite|v|liens nommés par ce qu'ils ouvrent
6.2|Lien : intitulé|t|shell
7.1|Script compatible avec les aides techniques|t|open
7.2|Alternative de script pertinente|t|pages
7.3|Script utilisable au clavier|t|keyboard
7.4|Changement de contexte annoncé|v|rien ne s'ouvre ni ne part sans un bouton
7.5|Messages de statut restitués|t|toasts
8.1|Type de document|t|pages
8.2|Code valide|t|walk
8.3|Langue par défaut|t|pages
8.4|Code de langue pertinent|t|english
8.5|Titre de page|t|pages
8.6|Titre de page pertinent|t|title
8.7|Changement de langue indiqué|v|libellés des fournisseurs en français ; l'anglais change la langue de la page
8.8|Code du changement de langue|t|walk
8.9|Balises à seules fins de présentation|t|walk
8.10|Sens de lecture|n|aucun texte de droite à gauche
9.1|Structure par les titres|t|shell
9.2|Structure du document|t|shell
9.3|Listes structurées|t|shell
9.4|Citations|n|aucune citation
10.1|Présentation par feuilles de styles|t|walk
10.2|Information sans styles|v|ordre et textes lus sans feuille de style
10.3|Ordre sans styles|t|walk
10.4|Texte agrandi à 200 %|t|eye
10.5|Couleurs de fond et de texte ensemble|v|thème clair et thème sombre complets
10.6|Lien visible dans le texte|t|shell
10.7|Prise de focus visible|t|eye
10.8|Contenus cachés ignorés|t|walk
10.9|Information par la forme ou la position seule|v|textes « ci-dessus » accompagnés du nom
10.10|Information par la forme ou la position : mise en œuvre|v|aucune consigne par la seule position
10.11|Sans défilement à 320 px|t|eye
10.12|Espacement du texte|t|eye
10.13|Contenu au survol ou au focus contrôlable|t|tips
10.14|Contenu de styles seuls utilisable au clavier|n|rien n'apparaît par les seuls styles
11.1|Champ : étiquette|t|forms
11.2|Étiquette pertinente|v|libellés du cahier des charges
11.3|Étiquettes cohérentes|v|une déclaration par champ, un libellé partout
11.4|Étiquette accolée|t|forms
11.5|Champs de même nature regroupés|t|walk
11.6|Regroupement : légende|t|walk
11.7|Légende pertinente|v|« Siège », « Facturation » …
11.8|Listes de choix : groupes|n|aucune liste à groupes
11.9|Bouton : intitulé pertinent|t|shell
11.10|Contrôle de saisie|t|errors
11.11|Suggestions de correction|t|errors
11.12|Données modifiables ou confirmées|t|asks
11.13|Finalité du champ|t|own
12.1|Deux systèmes de navigation|t|palette
12.2|Menu toujours à la même place|t|eye
12.3|Plan du site pertinent|n|aucun plan : menu et recherche
12.4|Plan du site atteint de la même manière|n|aucun plan
12.5|Recherche atteinte de la même manière|t|eye
12.6|Zones de regroupement|t|shell
12.7|Lien d'accès rapide au contenu|t|eye
12.8|Ordre de tabulation|t|walk
12.9|Pas de piège au clavier|t|keyboard
12.10|Raccourcis d'une seule touche contrôlables|t|keys
12.11|Contenu additionnel atteint au clavier|v|bulles au focus comme au survol
13.1|Limite de temps contrôlable|v|la session vit tant qu'on s'en sert ; ce qui est saisi attend son auteur
13.2|Pas de nouvelle fenêtre sans action|t|walk
13.3|Document bureautique accessible|t|pdf
13.4|Version accessible : mêmes informations|t|pdf
13.5|Contenu cryptique : alternative|n|aucun
13.6|Contenu cryptique : alternative pertinente|n|aucun
13.7|Flashs|v|aucun clignotement
13.8|Contenu en mouvement contrôlable|t|walk
13.9|Orientation|t|eye
13.10|Gestes complexes : alternative|t|picker
13.11|Action annulable au pointeur|v|les boutons agissent au relâchement
13.12|Mouvement de l'appareil|n|aucun
`

const states: Readonly<Record<string, CriterionState>> = lookup({
  ...{ t: 'test', v: 'seen' },
  ...{ n: 'none', x: 'broken' },
} as const)

/** The day on which the grid was last gone through: that of the statement. */
export const rgaaDay = '2026-11-26'

/** Every criterion, in its order. */
export const rgaa: readonly Criterion[] = grid
  .trim()
  .split('\n')
  .map((line) => {
    const [number = '', title = '', state = '', why = ''] = line.split('|')
    return { number, title, state: states[state] ?? 'broken', why }
  })

/** Of the criteria that have an object here, the share that is held, in whole percents. */
export function rgaaShare(criteria: readonly Criterion[] = rgaa): number {
  const asked = criteria.filter(({ state }) => state !== 'none')
  return Math.floor((100 * asked.filter(({ state }) => state !== 'broken').length) / asked.length)
}
