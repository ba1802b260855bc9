import type { FamilyData } from './family'

const supplies = { catalog: 2, rate: '20 %', rating: 'Ferme 12 mois', storage: 'Ambiant' } as const

export const supplyFamilies: readonly FamilyData[] = [
  {
    ...supplies,
    label: "Produits d'entretien",
    unit: 'Litre',
    variants: "Ecolabel | concentré | sans parfum | prêt à l'emploi | désinfectant",
    packs: 'bidon 5 L:Bidon:5 | carton 4 × 5 L:Carton:20 | flacon 1 L:Bouteille:1',
    subfamilies: `
      Sols et surfaces ; 150-690 ; Nettoyant sol, Dégraissant cuisine, Détergent désinfectant, Nettoyant multi-usage, Décapant, Nettoyant vitres, Détartrant
      Vaisselle ; 180-590 ; Liquide vaisselle plonge, Lavage lave-vaisselle, Rinçage lave-vaisselle, Sel régénérant, Produit trempage, Rénovateur vaisselle, Détergent inox
      Linge ; 190-790 ; Lessive liquide, Assouplissant, Lessive désinfectante, Détachant, Javel, Renforçateur de lavage, Lessive couleurs
      Sanitaires ; 150-590 ; Gel WC, Nettoyant sanitaires, Désodorisant, Détartrant WC, Bloc WC, Nettoyant urinoirs, Déboucheur`,
  },
  {
    ...supplies,
    label: 'Hygiène et essuyage',
    unit: 'Pièce',
    variants: 'Ecolabel | professionnel | économique | recyclable | grand format',
    packs: 'carton 20:Carton:20 | lot de 6:Lot:6 | carton 100:Carton:100',
    subfamilies: `
      Papier hygiénique et essuie-mains ; 40-490 ; Papier toilette rouleau, Papier toilette Jumbo, Essuie-mains pliés, Bobine dévidage central, Bobine industrielle, Essuie-tout ménager, Mouchoir en boîte
      Savons et gels ; 190-990 ; Savon doux, Gel hydroalcoolique, Savon bactéricide, Mousse lavante, Crème mains, Gel douche, Shampoing
      Sacs et poubelles ; 10-390 ; Sac poubelle 30 L, Sac poubelle 50 L, Sac poubelle 110 L, Sac biodégradable, Housse conteneur, Sac congélation, Sac DASRI
      Brosserie ; 190-1990 ; Balai coco, Frange de lavage, Lavette microfibre, Éponge grattante, Tampon abrasif, Seau 10 L, Raclette sol`,
  },
  {
    ...supplies,
    label: 'Vaisselle à usage unique',
    unit: 'Pièce',
    variants: 'compostable | recyclable | kraft | blanc | en pulpe',
    packs: 'carton 1000:Carton:1000 | paquet 100:Paquet:100 | carton 500:Carton:500',
    subfamilies: `
      Gobelets et couvercles ; 2-12 ; Gobelet 20 cL, Gobelet café 10 cL, Gobelet 25 cL, Couvercle gobelet, Gobelet à dents, Gobelet 33 cL, Verre à dégustation
      Assiettes et bols ; 5-25 ; Assiette 18 cm, Assiette 22 cm, Bol 40 cL, Assiette creuse, Ravier, Coupelle dessert, Plateau-repas
      Barquettes et operculage ; 4-30 ; Barquette monoportion, Barquette 2 compartiments, Barquette gastronorme, Film operculable, Couvercle barquette, Boîte salade, Pot à sauce
      Couverts et serviettes ; 2-15 ; Fourchette, Couteau, Cuillère, Serviette 30 × 30, Serviette 40 × 40, Kit couvert, Set de table`,
  },
  {
    ...supplies,
    label: 'Petit matériel et protection',
    unit: 'Pièce',
    variants: 'inox | professionnel | taille M | taille L | lavable',
    packs: 'pièce:Pièce:1 | lot de 10:Lot:10 | carton 50:Carton:50',
    subfamilies: `
      Ustensiles de cuisine ; 290-3900 ; Louche, Fouet, Spatule, Passoire, Écumoire, Planche à découper, Couteau de chef
      Bacs et contenants ; 390-4900 ; Bac gastronorme 1/1, Bac gastronorme 1/2, Couvercle GN, Bac alimentaire 20 L, Plaque de cuisson, Seau alimentaire, Caisse isotherme
      Équipements de protection ; 5-890 ; Gant nitrile, Gant vinyle, Tablier jetable, Charlotte, Masque chirurgical, Surchaussure, Manchette
      Textiles ; 190-1990 ; Torchon, Veste de cuisine, Pantalon de cuisine, Tablier de cuisine, Calot, Serviette éponge, Nappe`,
  },
  {
    ...supplies,
    label: 'Prestations',
    unit: 'Forfait',
    kind: 'service',
    variants: 'formule essentielle | formule complète | sur site | annuelle | à la demande',
    packs: 'forfait:Forfait:1 | 10 interventions:Lot:10 | 4 visites:Lot:4',
    subfamilies: `
      Maintenance de cuisine ; 9000-49000 ; Entretien des fours, Entretien des chambres froides, Dégraissage des hottes, Révision du lave-vaisselle, Contrôle des balances, Étalonnage des sondes, Entretien des cellules
      Hygiène et analyses ; 4500-29000 ; Analyse microbiologique, Audit hygiène, Prélèvement de surface, Dératisation, Désinsectisation, Plan de maîtrise sanitaire, Analyse de l'eau
      Formation et conseil ; 19000-99000 ; Formation HACCP, Formation textures modifiées, Conseil en menus, Formation anti-gaspillage, Audit EGAlim, Formation allergènes, Accompagnement diététique
      Déchets et collecte ; 2500-19000 ; Collecte des biodéchets, Collecte des huiles usagées, Location de bacs, Collecte des cartons, Nettoyage des bacs, Compostage sur site, Tri des déchets`,
  },
]
