import type { FamilyData } from './family'

const cool = 'Frais (+8 °C)'
const frozen = 'Surgelé (-18 °C)'
const kilos = { unit: 'Kilogramme', catalog: 1, rate: '5,5 %', egalim: 'FRUITS_ET_LEGUMES' } as const

export const produceFamilies: readonly FamilyData[] = [
  {
    ...kilos,
    label: 'Légumes frais',
    rating: 'Hebdomadaire',
    storage: cool,
    variants: 'catégorie I | bio | HVE | origine France | produit local',
    packs: 'colis 5 kg:Colis:5 | sac 10 kg:Sac:10 | cagette 6 kg:Cagette:6',
    subfamilies: `
      Légumes racines ; 80-290 ; Carotte vrac, Navet rond, Betterave crue, Radis noir, Panais, Céleri-rave, Rutabaga, Carotte de sable
      Pommes de terre ; 60-190 ; Pomme de terre Agata, Pomme de terre Charlotte, Pomme de terre Bintje, Pomme de terre grenaille, Pomme de terre Monalisa, Patate douce, Pomme de terre à purée
      Légumes-feuilles et salades ; 110-490 ; Laitue, Batavia, Feuille de chêne, Épinard, Mâche, Endive, Chou vert, Roquette
      Tomates et légumes du soleil ; 150-490 ; Tomate ronde 57/67, Tomate grappe, Tomate cerise, Courgette, Aubergine, Poivron rouge, Poivron vert, Concombre
      Choux et fleurs ; 110-390 ; Chou-fleur, Brocoli, Chou rouge, Chou blanc, Chou de Bruxelles, Romanesco, Artichaut
      Aulx, oignons et échalotes ; 90-690 ; Oignon jaune 50/70, Oignon rouge, Échalote, Ail blanc, Poireau, Oignon botte, Oignon blanc
      Courges et haricots ; 110-690 ; Potimarron, Butternut, Potiron en tranche, Haricot vert extra-fin, Pois gourmand, Courge spaghetti, Haricot coco
      Champignons et herbes ; 390-1690 ; Champignon de Paris, Pleurote, Persil plat, Ciboulette, Coriandre, Basilic, Menthe, Thym`,
  },
  {
    ...kilos,
    label: 'Fruits frais',
    rating: 'Hebdomadaire',
    storage: cool,
    variants: 'catégorie I | bio | HVE | commerce équitable | origine France',
    packs: 'plateau 7 kg:Plateau:7 | colis 12 kg:Colis:12 | cagette 5 kg:Cagette:5',
    subfamilies: `
      Pommes et poires ; 110-290 ; Pomme Gala, Pomme Golden 115/150, Pomme Granny Smith, Pomme Reine des reinettes, Poire Conférence, Poire Williams, Poire Comice, Pomme Pink Lady
      Agrumes ; 110-320 ; Orange à dessert, Orange à jus, Clémentine, Mandarine, Citron jaune, Pamplemousse rose, Citron vert
      Fruits à noyau ; 180-590 ; Pêche jaune, Nectarine blanche, Abricot, Prune Reine-claude, Cerise, Mirabelle, Quetsche
      Fruits rouges ; 490-1690 ; Fraise Gariguette, Fraise ronde, Framboise, Myrtille, Groseille, Mûre, Cassis
      Fruits exotiques ; 120-590 ; Banane Cavendish, Ananas, Mangue, Kiwi vert, Litchi, Fruit de la passion, Avocat Hass
      Raisins et melons ; 140-490 ; Raisin blanc Italia, Raisin noir Muscat, Melon charentais, Pastèque, Raisin Chasselas, Melon Galia, Figue violette`,
  },
  {
    ...kilos,
    label: 'Légumes et fruits 4e et 5e gammes',
    rating: 'Trimestrielle',
    storage: 'Frais (0 à +4 °C)',
    variants: "prêt à l'emploi | bio | sans conservateur | HVE | sous vide",
    packs: 'sachet 1 kg:Sachet:1 | sachet 2,5 kg:Sachet:2.5 | seau 3 kg:Seau:3',
    subfamilies: `
      Crudités prêtes ; 190-590 ; Carotte râpée, Céleri rémoulade, Chou blanc émincé, Betterave en cubes, Concombre en rondelles, Radis équeuté, Julienne de légumes
      Salades en sachet ; 390-990 ; Mélange de jeunes pousses, Laitue émincée, Mesclun, Frisée effilée, Mâche en sachet, Iceberg émincée, Roquette en sachet
      Légumes cuits sous vide ; 190-490 ; Pomme de terre vapeur, Betterave cuite, Lentille cuite, Carotte cuite en rondelles, Pomme de terre cube, Pois chiche cuit, Haricot rouge cuit
      Fruits préparés ; 390-990 ; Salade de fruits frais, Ananas en morceaux, Pomme en quartiers, Melon en billes, Orange en tranches, Kiwi en rondelles, Mangue en cubes
      Soupes fraîches ; 190-490 ; Velouté de potiron, Soupe de légumes, Velouté de carottes, Soupe de poireaux, Gaspacho, Velouté de champignons, Minestrone`,
  },
  {
    ...kilos,
    label: 'Légumes surgelés',
    rating: 'Semestrielle',
    storage: frozen,
    variants: 'surgelé | bio | origine France | HVE | extra-fin',
    packs: 'carton 10 kg:Carton:10 | sachet 2,5 kg:Sachet:2.5 | carton 4 × 2,5 kg:Carton:10',
    subfamilies: `
      Haricots et petits pois ; 120-290 ; Haricot vert, Petit pois, Haricot beurre, Haricot plat, Flageolet vert, Petits pois et carottes, Fève
      Légumes en morceaux ; 110-290 ; Carotte en rondelles, Courgette en cubes, Poivron en lanières, Brocoli en fleurettes, Chou-fleur en fleurettes, Poireau émincé, Aubergine en tranches
      Mélanges de légumes ; 130-320 ; Macédoine, Ratatouille, Jardinière, Poêlée campagnarde, Julienne de légumes, Légumes pour couscous, Wok de légumes
      Pommes de terre surgelées ; 110-290 ; Frite 9 × 9, Pomme noisette, Purée en galets, Pomme rissolée, Potatoes, Galette de pomme de terre, Pomme dauphine
      Épinards et purées ; 110-290 ; Épinard haché, Épinard branche, Purée de carotte, Purée de brocoli, Purée de potiron, Purée de céleri, Oseille hachée`,
  },
  {
    ...kilos,
    label: 'Fruits et desserts surgelés',
    rating: 'Semestrielle',
    storage: frozen,
    variants: 'surgelé | bio | sans sucre ajouté | origine France | portion individuelle',
    packs: 'sachet 1 kg:Sachet:1 | carton 5 kg:Carton:5 | seau 2,5 kg:Seau:2.5',
    subfamilies: `
      Fruits surgelés ; 290-890 ; Framboise entière, Myrtille sauvage, Mélange de fruits rouges, Mangue en dés, Abricot en oreillons, Cerise dénoyautée, Rhubarbe en tronçons
      Purées et coulis ; 390-890 ; Coulis de fruits rouges, Coulis de mangue, Purée de framboise, Purée de poire, Purée de fruit de la passion, Coulis d'abricot, Purée de fraise
      Glaces et sorbets ; 290-790 ; Glace vanille, Glace chocolat, Sorbet citron, Sorbet framboise, Glace fraise, Glace café, Sorbet mangue
      Pâtisseries surgelées ; 490-1290 ; Tarte aux pommes, Éclair au chocolat, Chou à la crème, Fondant au chocolat, Tarte au citron, Flan pâtissier, Crumble aux pommes`,
  },
]
