import type { FamilyData } from './family'

const fresh = 'Frais (0 à +4 °C)'
const food = { catalog: 1, rate: '5,5 %' } as const
const dairy = { ...food, egalim: 'PRODUITS_LAITIERS' } as const

export const dairyFamilies: readonly FamilyData[] = [
  {
    ...dairy,
    unit: 'Litre',
    label: 'Laits et crèmes',
    rating: 'Trimestrielle',
    storage: 'Ambiant',
    variants: 'origine France | bio | UHT | HVE | Bleu-Blanc-Cœur',
    packs: 'pack 6 × 1 L:Pack:6 | brique 1 L:Brique:1 | bidon 5 L:Bidon:5',
    subfamilies: `
      Laits ; 70-160 ; Lait UHT 1/2 écrémé, Lait UHT entier, Lait UHT écrémé, Lait pasteurisé entier, Lait sans lactose, Lait concentré non sucré, Lait de chèvre
      Crèmes ; 250-590 ; Crème liquide 35 %, Crème liquide 18 %, Crème épaisse 30 %, Crème fouettée, Crème légère 12 %, Crème UHT 30 %, Crème fleurette
      Boissons végétales ; 120-320 ; Boisson au soja, Boisson à l'avoine, Boisson aux amandes, Boisson au riz, Boisson à la noisette, Préparation soja cuisine, Boisson à la noix de coco
      Laits fermentés et aromatisés ; 150-390 ; Lait ribot, Lait chocolaté, Lait à la fraise, Kéfir, Lait vanillé, Yaourt à boire, Lait au caramel`,
  },
  {
    ...dairy,
    unit: 'Kilogramme',
    label: 'Fromages',
    rating: 'Trimestrielle',
    storage: fresh,
    variants: 'à la coupe | bio | en portion | en tranches | origine France',
    packs: 'carton 3 kg:Carton:3 | colis 5 kg:Colis:5 | boîte 1 kg:Boîte:1',
    subfamilies: `
      Pâtes pressées ; 790-1790 ; Comté, Emmental, Cantal, Saint-Nectaire, Reblochon, Mimolette, Gouda, Tomme de Savoie
      Pâtes molles ; 690-1390 ; Camembert, Brie, Coulommiers, Munster, Livarot, Pont-l'évêque, Carré de l'Est
      Pâtes persillées ; 890-1690 ; Roquefort, Bleu d'Auvergne, Fourme d'Ambert, Bleu de Bresse, Gorgonzola, Bleu des Causses, Bleu du Vercors
      Chèvres et brebis ; 990-1990 ; Bûche de chèvre, Crottin de chèvre, Sainte-Maure, Ossau-Iraty, Valençay, Feta, Chèvre frais
      Fromages fondus et râpés ; 490-1090 ; Emmental râpé, Fromage fondu en portion, Fromage à tartiner, Mozzarella râpée, Parmesan râpé, Raclette en tranches, Fromage ail et fines herbes
      Fromages blancs et frais ; 190-590 ; Fromage blanc 20 %, Fromage blanc 40 %, Petit-suisse nature, Faisselle, Ricotta, Mascarpone, Mozzarella boule`,
  },
  {
    ...dairy,
    unit: 'Kilogramme',
    label: 'Yaourts et desserts lactés',
    rating: 'Trimestrielle',
    storage: fresh,
    variants: 'bio | sucré | sans sucre ajouté | origine France | Bleu-Blanc-Cœur',
    packs: 'carton 24 × 125 g:Carton:3 | seau 5 kg:Seau:5 | plateau 12 × 125 g:Plateau:1.5',
    subfamilies: `
      Yaourts ; 150-390 ; Yaourt nature, Yaourt à la vanille, Yaourt aux fruits, Yaourt brassé, Yaourt à la grecque, Yaourt au lait entier, Yaourt au soja
      Crèmes dessert et flans ; 180-420 ; Crème dessert vanille, Crème dessert chocolat, Crème dessert caramel, Flan nappé caramel, Île flottante, Liégeois chocolat, Crème brûlée
      Mousses et entremets ; 290-690 ; Mousse au chocolat, Riz au lait, Semoule au lait, Panna cotta, Mousse au citron, Tiramisu, Gâteau de riz
      Desserts végétaux ; 250-590 ; Dessert au soja vanille, Dessert au soja chocolat, Dessert coco, Dessert amande, Crème végétale caramel, Dessert avoine, Soja brassé aux fruits`,
  },
  {
    ...dairy,
    unit: 'Kilogramme',
    label: 'Beurres, œufs et ovoproduits',
    rating: 'Mensuelle',
    storage: fresh,
    variants: 'plein air | bio | Label Rouge | origine France | pasteurisé',
    packs: 'carton 10 kg:Carton:10 | boîte 1 kg:Boîte:1 | carton 5 kg:Carton:5',
    subfamilies: `
      Beurres ; 690-1190 ; Beurre doux, Beurre demi-sel, Beurre micropain 10 g, Beurre de tourage, Beurre tendre, Beurre clarifié, Beurre allégé
      Margarines et matières grasses ; 290-590 ; Margarine végétale, Margarine de cuisson, Matière grasse à tartiner, Graisse de canard, Saindoux, Végétaline, Margarine feuilletage
      Œufs et ovoproduits ; 250-690 ; Œuf calibre moyen, Œuf gros, Œuf entier liquide, Blanc d'œuf liquide, Jaune d'œuf liquide, Œuf dur écalé, Omelette nature
      Préparations aux œufs ; 390-890 ; Œuf poché, Œuf brouillé, Omelette aux fines herbes, Tortilla, Pain perdu, Crème anglaise, Appareil à quiche`,
  },
  {
    ...food,
    egalim: 'BOULANGERIE',
    unit: 'Kilogramme',
    label: 'Pains et viennoiseries',
    rating: 'Semestrielle',
    storage: 'Surgelé (-18 °C)',
    variants: 'précuit | bio | pur beurre | HVE | prêt à cuire',
    packs: 'carton 6 kg:Carton:6 | sachet 1 kg:Sachet:1 | carton 60 pièces:Carton:4',
    subfamilies: `
      Pains ; 190-490 ; Baguette, Pain de campagne, Pain complet, Petit pain 50 g, Pain aux céréales, Pain de mie, Boule de campagne, Pain burger
      Viennoiseries ; 490-1090 ; Croissant, Pain au chocolat, Pain aux raisins, Chausson aux pommes, Brioche tressée, Mini-croissant, Brioche à tête
      Pains spéciaux ; 290-690 ; Pain sans sel, Pain sans gluten, Wrap de blé, Pain pita, Pain bagnat, Biscotte, Pain azyme
      Pains individuels ; 290-690 ; Petit pain complet, Petit pain au lait, Petit pain aux noix, Navette, Ficelle, Pain suédois, Muffin salé`,
  },
  {
    ...food,
    egalim: 'BOULANGERIE',
    unit: 'Kilogramme',
    label: 'Pâtisseries et biscuits',
    rating: 'Semestrielle',
    storage: 'Ambiant',
    variants: 'pur beurre | bio | sachet individuel | sans huile de palme | commerce équitable',
    packs: 'carton 3 kg:Carton:3 | boîte 1 kg:Boîte:1 | carton 200 portions:Carton:5',
    subfamilies: `
      Biscuits secs ; 290-890 ; Petit-beurre, Sablé, Galette bretonne, Spéculoos, Biscuit aux céréales, Boudoir, Gaufrette vanille
      Gâteaux moelleux ; 390-990 ; Madeleine, Quatre-quarts, Génoise, Cake aux fruits, Pain d'épices, Gâteau au yaourt, Muffin aux myrtilles
      Préparations pour pâtisserie ; 290-890 ; Préparation pour flan, Crème pâtissière à froid, Préparation pour crêpes, Fond de tarte, Levure chimique, Nappage blond, Pâte feuilletée
      Pâtisseries traditionnelles ; 690-1690 ; Paris-brest, Opéra, Mille-feuille, Saint-honoré, Baba au rhum, Galette des rois, Bûche de Noël`,
  },
]
