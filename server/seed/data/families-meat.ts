import type { FamilyData } from './family'

const fresh = 'Frais (0 à +4 °C)'
const food = { catalog: 1, rate: '5,5 %' } as const
const kilos = { unit: 'Kilogramme', ...food } as const

export const meatFamilies: readonly FamilyData[] = [
  {
    ...kilos,
    label: 'Viandes de boucherie',
    egalim: 'VIANDES_VOLAILLES',
    rating: 'Mensuelle',
    storage: fresh,
    variants: 'sous vide | Label Rouge | race à viande | bio | origine France',
    packs: 'colis 5 kg:Carton:5 | pièce sous vide:Kilogramme:1 | carton 10 kg:Carton:10',
    subfamilies: `
      Bœuf ; 790-2190 ; Rôti de bœuf tende de tranche, Bourguignon de bœuf, Paleron de bœuf, Bavette d'aloyau, Faux-filet, Steak haché 15 % 125 g, Pot-au-feu de bœuf, Émincé de bœuf
      Veau ; 990-2490 ; Rôti de veau épaule, Blanquette de veau, Escalope de veau, Sauté de veau, Jarret de veau, Paupiette de veau, Foie de veau
      Porc ; 490-1190 ; Rôti de porc filet, Sauté de porc, Échine de porc, Côte de porc première, Filet mignon de porc, Escalope de porc, Palette de porc, Travers de porc
      Agneau ; 1090-2390 ; Gigot d'agneau sans os, Épaule d'agneau roulée, Sauté d'agneau, Côtelette d'agneau, Navarin d'agneau, Collier d'agneau, Souris d'agneau
      Viandes hachées et préparations ; 690-1490 ; Boulette de bœuf, Farce à tomate, Merguez, Chipolata, Saucisse de Toulouse, Brochette de porc, Galette hachée
      Abats ; 390-990 ; Langue de bœuf, Rognon de porc, Foie de génisse, Tripes, Joue de porc, Cœur de bœuf, Tête de veau roulée`,
  },
  {
    ...kilos,
    label: 'Volailles et lapins',
    egalim: 'VIANDES_VOLAILLES',
    rating: 'Mensuelle',
    storage: fresh,
    variants: 'origine France | Label Rouge | certifié | bio | fermier',
    packs: 'colis 5 kg:Carton:5 | barquette 2,5 kg:Barquette:2.5 | carton 10 kg:Carton:10',
    subfamilies: `
      Poulet ; 390-1190 ; Poulet prêt à cuire 1,4 kg, Cuisse de poulet, Haut de cuisse de poulet, Filet de poulet, Escalope de poulet, Pilon de poulet, Émincé de poulet, Aiguillette de poulet
      Dinde ; 490-1090 ; Rôti de dinde, Escalope de dinde, Sauté de dinde, Émincé de dinde, Osso bucco de dinde, Paupiette de dinde, Haché de dinde
      Canard ; 790-1890 ; Cuisse de canard, Magret de canard, Aiguillette de canard, Sauté de canard, Cuisse de canard confite, Rôti de canard, Effiloché de canard
      Pintade et autres volailles ; 690-1490 ; Pintade prête à cuire, Cuisse de pintade, Suprême de pintade, Coquelet, Caille, Chapon, Poule à bouillir
      Lapin ; 790-1390 ; Lapin entier prêt à cuire, Cuisse de lapin, Râble de lapin, Sauté de lapin, Rôti de lapin, Gigolette de lapin, Lapin découpé
      Volailles panées et cuites ; 590-1290 ; Cordon-bleu, Nugget de poulet, Escalope panée, Poulet rôti, Aile de poulet marinée, Émincé de dinde cuit, Boulette de volaille`,
  },
  {
    ...kilos,
    label: 'Charcuterie et salaisons',
    egalim: 'CHARCUTERIE',
    rating: 'Trimestrielle',
    storage: fresh,
    variants: 'tranché | entier | Label Rouge | sel réduit | bio',
    packs: 'barquette 1 kg:Barquette:1 | colis 5 kg:Colis:5 | poche 500 g:Poche:0.5',
    subfamilies: `
      Jambons ; 590-1690 ; Jambon cuit supérieur, Jambon blanc DD, Jambon sec, Jambon de Bayonne, Épaule cuite, Jambon de dinde, Jambon à griller
      Pâtés et terrines ; 490-1290 ; Pâté de campagne, Terrine de lapin, Pâté de foie, Terrine de légumes, Mousse de canard, Rillettes de porc, Pâté en croûte
      Saucissons et salamis ; 690-1590 ; Saucisson sec, Rosette, Saucisson à l'ail, Salami, Chorizo, Coppa, Mortadelle
      Saucisses cuites ; 490-1090 ; Saucisse de Francfort, Saucisse de Strasbourg, Cervelas, Saucisse de Montbéliard, Saucisse de Morteau, Boudin noir, Boudin blanc, Andouillette
      Lardons et poitrines ; 490-990 ; Lardon fumé, Lardon nature, Allumette fumée, Poitrine fumée, Poitrine demi-sel, Bacon, Chute de jambon`,
  },
  {
    ...kilos,
    label: 'Produits de la mer frais',
    egalim: 'PRODUITS_DE_LA_MER',
    rating: 'Hebdomadaire',
    storage: 'Frais (0 à +2 °C)',
    variants: 'pêche durable MSC | Atlantique Nord-Est | élevage | bio | Label Rouge',
    packs: 'caisse 3 kg:Carton:3 | caisse 5 kg:Carton:5 | plateau 2 kg:Plateau:2',
    subfamilies: `
      Poissons blancs ; 990-2490 ; Filet de cabillaud, Dos de cabillaud, Filet de lieu noir, Filet de merlan, Filet d'églefin, Dos de colin, Filet de julienne, Aile de raie
      Saumons et truites ; 1290-2690 ; Pavé de saumon, Filet de saumon, Filet de truite, Truite portion, Darne de saumon, Saumon fumé tranché, Truite fumée
      Poissons bleus ; 590-1390 ; Filet de maquereau, Sardine vidée, Filet de hareng, Thon albacore en pavé, Maquereau entier, Filet d'anchois, Espadon en pavé
      Coquillages ; 390-1490 ; Moule de bouchot, Moule de corde, Huître creuse n° 3, Palourde, Coque, Bulot cuit, Noix de Saint-Jacques
      Crustacés ; 1190-2890 ; Crevette rose cuite 40/60, Gambas 20/30, Langoustine, Tourteau cuit, Crevette grise, Araignée cuite, Crevette décortiquée`,
  },
  {
    ...kilos,
    label: 'Produits de la mer surgelés',
    egalim: 'PRODUITS_DE_LA_MER',
    rating: 'Trimestrielle',
    storage: 'Surgelé (-18 °C)',
    variants: 'pêche durable MSC | sans arêtes | sans peau | bio | portion 120 g',
    packs: 'carton 5 kg:Carton:5 | sachet 1 kg:Sachet:1 | carton 10 kg:Carton:10',
    subfamilies: `
      Filets surgelés ; 590-1590 ; Filet de colin d'Alaska, Filet de hoki, Filet de cabillaud, Filet de lieu, Filet de limande, Filet de merlu, Dos de colin
      Poissons panés et préparés ; 490-1190 ; Poisson pané, Colin meunière, Beignet de poisson, Brandade de morue, Croquette de poisson, Paupiette de saumon, Quenelle de brochet
      Fruits de mer surgelés ; 790-1990 ; Cocktail de fruits de mer, Crevette décortiquée cuite, Moule décortiquée, Anneau d'encornet, Noix de pétoncle, Calamar à la romaine, Surimi en miettes
      Pavés et cubes surgelés ; 690-1690 ; Cube de colin, Pavé de saumon, Cube de saumon, Pavé de thon, Pavé de cabillaud, Cœur de filet de merlu, Médaillon de merlu`,
  },
]
