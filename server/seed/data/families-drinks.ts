import type { FamilyData } from './family'

export const drinkFamilies: readonly FamilyData[] = [
  {
    catalog: 1,
    egalim: 'BOISSONS',
    unit: 'Litre',
    rate: '5,5 %',
    label: 'Boissons sans alcool',
    rating: 'Semestrielle',
    storage: 'Ambiant',
    variants: 'bio | sans sucre ajouté | commerce équitable | recyclable | grand format',
    packs: 'pack 6 × 1,5 L:Pack:9 | brique 1 L:Brique:1 | carton 24 × 33 cL:Carton:7.92',
    subfamilies: `
      Eaux ; 15-90 ; Eau de source, Eau minérale plate, Eau minérale gazeuse, Eau de source gazéifiée, Eau aromatisée citron, Eau de table, Eau minérale magnésienne
      Jus de fruits ; 110-390 ; Jus d'orange, Jus de pomme, Jus d'ananas, Jus de raisin, Jus multifruit, Nectar d'abricot, Jus de tomate
      Sodas et boissons fruitées ; 80-290 ; Cola, Limonade, Thé glacé pêche, Boisson à l'orange, Tonic, Boisson tropicale, Soda citron vert
      Sirops ; 190-590 ; Sirop de grenadine, Sirop de menthe, Sirop de fraise, Sirop de citron, Sirop de pêche, Sirop d'orgeat, Sirop de cassis
      Boissons chaudes prêtes ; 90-490 ; Café liquide, Chocolat chaud, Thé infusé, Cappuccino, Café au lait, Infusion prête, Chicorée au lait`,
  },
  {
    catalog: 1,
    egalim: 'BOISSONS',
    unit: 'Litre',
    rate: '20 %',
    label: 'Boissons alcoolisées',
    rating: 'Ferme 12 mois',
    storage: 'Ambiant',
    variants: 'bio | produit local | sélection | origine France | consigné',
    packs: 'carton 6 × 75 cL:Carton:4.5 | bouteille 75 cL:Bouteille:0.75 | fontaine 10 L:Carton:10',
    subfamilies: `
      Bières ; 190-590 ; Bière blonde, Bière ambrée, Bière blanche, Bière brune, Bière sans alcool, Bière artisanale, Panaché
      Vins ; 290-1490 ; Vin rouge de cuisine, Vin blanc de cuisine, Côtes-du-rhône, Bordeaux rouge, Muscadet, Rosé de Provence, Beaujolais
      Cidres, apéritifs et spiritueux ; 290-1990 ; Cidre brut, Cidre doux, Porto, Rhum de cuisine, Cognac de cuisine, Vin de noix, Pineau des Charentes`,
  },
]
