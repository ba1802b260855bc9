import type { FamilyData } from './family'

const dry = { catalog: 1, rate: '5,5 %', egalim: 'AUTRES', storage: 'Ambiant', unit: 'Kilogramme' } as const

export const groceryFamilies: readonly FamilyData[] = [
  {
    ...dry,
    label: 'Pâtes, riz et légumes secs',
    rating: 'Semestrielle',
    variants: 'bio | origine France | qualité supérieure | commerce équitable | cuisson rapide',
    packs: 'sac 5 kg:Sac:5 | carton 10 kg:Carton:10 | paquet 1 kg:Paquet:1',
    subfamilies: `
      Pâtes ; 110-320 ; Coquillettes, Macaronis, Spaghettis, Penne, Torsades, Farfalles, Vermicelles, Tagliatelles aux œufs
      Riz ; 120-420 ; Riz long étuvé, Riz basmati, Riz thaï, Riz rond, Riz complet, Riz de Camargue, Riz pour risotto
      Céréales et semoules ; 110-490 ; Semoule moyenne, Blé précuit, Boulgour, Quinoa, Polenta, Orge perlé, Flocon d'avoine
      Légumes secs ; 160-490 ; Lentille verte, Lentille corail, Pois chiche, Haricot rouge, Haricot blanc lingot, Pois cassé, Flageolet sec`,
  },
  {
    ...dry,
    label: 'Conserves de légumes et de fruits',
    rating: 'Semestrielle',
    variants: 'bio | origine France | sans sel ajouté | au naturel | HVE',
    packs: 'carton 6 boîtes 5/1:Carton:15 | boîte 5/1:Boîte 5/1:2.5 | carton 3 boîtes 5/1:Carton:7.5',
    subfamilies: `
      Conserves de légumes ; 120-320 ; Haricot vert extra-fin, Petit pois, Macédoine de légumes, Salsifis, Champignon émincé, Cœur de palmier, Maïs doux, Ratatouille
      Conserves de tomates ; 110-290 ; Tomate pelée, Concentré de tomate, Coulis de tomate, Tomate concassée, Pulpe de tomate, Sauce tomate, Ketchup
      Conserves de fruits ; 160-390 ; Compote de pomme, Pêche au sirop, Poire au sirop, Cocktail de fruits, Ananas en tranches, Abricot au sirop, Compote pomme-poire
      Conserves de poisson ; 490-1190 ; Thon entier au naturel, Sardine à l'huile, Maquereau au vin blanc, Miette de thon, Saumon rose, Anchois à l'huile, Crabe en miettes`,
  },
  {
    ...dry,
    label: 'Épicerie salée',
    rating: 'Semestrielle',
    variants: 'bio | sans gluten | sel réduit | origine France | qualité supérieure',
    packs: 'carton 6 kg:Carton:6 | pot 1 kg:Pot:1 | sachet 500 g:Sachet:0.5',
    subfamilies: `
      Potages et fonds ; 590-1290 ; Fond de veau, Fumet de poisson, Bouillon de volaille, Bouillon de légumes, Potage aux légumes, Velouté de tomate, Roux blanc
      Sauces ; 390-990 ; Mayonnaise, Sauce béchamel, Sauce hollandaise, Sauce au poivre, Sauce bolognaise, Pesto, Sauce curry
      Farines et fécules ; 90-290 ; Farine de blé T55, Farine de blé T80, Maïzena, Fécule de pomme de terre, Chapelure, Farine de sarrasin, Levain sec
      Sels, épices et aromates ; 190-1990 ; Sel fin, Poivre noir moulu, Herbes de Provence, Curry, Paprika, Muscade, Cumin, Bouquet garni
      Apéritifs ; 490-1190 ; Olive verte dénoyautée, Olive noire, Cacahuète grillée, Chips nature, Biscuit apéritif, Pistache, Cornichon extra-fin`,
  },
  {
    ...dry,
    label: 'Épicerie sucrée',
    rating: 'Semestrielle',
    variants: 'bio | commerce équitable | sans sucre ajouté | portion individuelle | origine France',
    packs: 'carton 5 kg:Carton:5 | seau 3 kg:Seau:3 | carton 200 portions:Carton:4',
    subfamilies: `
      Sucres et édulcorants ; 110-390 ; Sucre cristal, Sucre glace, Sucre morceaux, Cassonade, Sucre roux de canne, Sirop de glucose, Sucre en bûchette
      Confitures et miels ; 290-890 ; Confiture de fraise, Confiture d'abricot, Gelée de groseille, Miel toutes fleurs, Pâte à tartiner, Crème de marron, Marmelade d'orange
      Chocolats et cacaos ; 590-1390 ; Chocolat noir de couverture, Chocolat au lait, Poudre de cacao, Pépite de chocolat, Chocolat en poudre, Chocolat blanc, Vermicelle au chocolat
      Petits déjeuners et céréales ; 390-990 ; Pétales de maïs, Muesli aux fruits, Riz soufflé, Céréales au chocolat, Granola, Pétales de blé complet, Barre de céréales
      Cafés et infusions ; 690-1890 ; Café moulu arabica, Café en grains, Thé noir Earl Grey, Thé vert à la menthe, Infusion verveine, Chicorée soluble, Café décaféiné`,
  },
  {
    ...dry,
    unit: 'Litre',
    label: 'Huiles, vinaigres et condiments',
    rating: 'Trimestrielle',
    variants: 'bio | vierge extra | origine France | première pression | qualité supérieure',
    packs: 'bidon 5 L:Bidon:5 | bouteille 1 L:Bouteille:1 | carton 12 × 1 L:Carton:12',
    subfamilies: `
      Huiles ; 190-990 ; Huile de tournesol, Huile de colza, Huile d'olive, Huile de friture, Huile de pépins de raisin, Huile de noix, Huile quatre saveurs
      Vinaigres ; 110-590 ; Vinaigre de vin rouge, Vinaigre de cidre, Vinaigre balsamique, Vinaigre d'alcool, Vinaigre de xérès, Vinaigre de framboise, Vinaigre de riz
      Vinaigrettes et condiments ; 250-690 ; Vinaigrette allégée, Vinaigrette balsamique, Moutarde de Dijon, Moutarde à l'ancienne, Sauce soja, Sauce salade, Jus de citron
      Sauces froides ; 290-790 ; Sauce tartare, Sauce cocktail, Sauce gribiche, Sauce béarnaise, Aïoli, Sauce au yaourt, Sauce barbecue`,
  },
  {
    ...dry,
    label: 'Plats cuisinés et traiteur',
    rating: 'Trimestrielle',
    storage: 'Frais (0 à +4 °C)',
    variants: 'bio | sans gluten | végétarien | portion 250 g | recette du chef',
    packs: 'barquette 2 kg:Barquette:2 | carton 5 kg:Carton:5 | barquette 4 kg:Barquette:4',
    subfamilies: `
      Plats à base de viande ; 590-1290 ; Hachis parmentier, Bœuf bourguignon, Blanquette de veau, Cassoulet, Lasagnes bolognaise, Couscous royal, Petit salé aux lentilles
      Plats à base de poisson ; 690-1390 ; Parmentier de poisson, Gratin de fruits de mer, Brandade de morue, Colin sauce citron, Lasagnes au saumon, Paella, Waterzooi de poisson
      Plats végétariens ; 490-990 ; Lasagnes de légumes, Curry de pois chiches, Chili sin carne, Gratin de courgettes, Dahl de lentilles, Boulette végétale, Galette de céréales
      Entrées et salades traiteur ; 390-990 ; Taboulé, Piémontaise, Museau vinaigrette, Salade de riz, Céleri rémoulade, Macédoine mayonnaise, Œuf mimosa
      Pizzas, quiches et tartes ; 490-1090 ; Quiche lorraine, Pizza au fromage, Tarte aux poireaux, Feuilleté au fromage, Croque-monsieur, Crêpe au jambon, Tarte à la tomate
      Accompagnements cuisinés ; 290-790 ; Gratin dauphinois, Purée de pomme de terre, Riz cantonais, Polenta crémeuse, Flan de légumes, Ratatouille cuisinée, Lentilles cuisinées`,
  },
  {
    ...dry,
    label: 'Nutrition et textures modifiées',
    rating: 'Semestrielle',
    variants: 'bio | sans sucre ajouté | goût neutre | saveur vanille | portion 125 g',
    packs: 'carton 3 kg:Carton:3 | carton 24 portions:Carton:3 | pot 1 kg:Pot:1',
    subfamilies: `
      Plats mixés et hachés ; 590-1390 ; Bœuf mixé, Poulet mixé, Poisson mixé, Jambon haché lisse, Dinde mixée, Purée complète, Veau mixé
      Compléments nutritionnels ; 790-1990 ; Crème enrichie, Boisson hyperprotéinée, Poudre de protéines, Compote enrichie, Biscuit enrichi, Potage enrichi, Céréales enrichies
      Eaux gélifiées et épaississants ; 390-1290 ; Eau gélifiée menthe, Eau gélifiée grenadine, Poudre épaississante, Boisson gélifiée orange, Gélifiant instantané, Thé gélifié, Jus gélifié pomme
      Desserts mixés ; 390-990 ; Entremets lisse vanille, Purée de pomme lisse, Crème lisse chocolat, Mousse lisse de fruits, Gâteau mixé, Compote lisse poire, Flan lisse caramel`,
  },
]
