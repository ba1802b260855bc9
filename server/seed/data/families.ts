import type { FamilyData } from './family'

const food = { catalog: 1, rate: '5,5 %' } as const
const other = { catalog: 2, rate: '20 %', rating: 'Ferme 12 mois' } as const

/** The families of both catalogues, in the order of their ids. */
export const families: readonly FamilyData[] = [
  { ...food, label: 'Viandes de boucherie', egalim: 'VIANDES_VOLAILLES', rating: 'Mensuelle' },
  { ...food, label: 'Volailles et lapins', egalim: 'VIANDES_VOLAILLES', rating: 'Mensuelle' },
  { ...food, label: 'Charcuterie et salaisons', egalim: 'CHARCUTERIE', rating: 'Trimestrielle' },
  { ...food, label: 'Produits de la mer frais', egalim: 'PRODUITS_DE_LA_MER', rating: 'Hebdomadaire' },
  { ...food, label: 'Produits de la mer surgelés', egalim: 'PRODUITS_DE_LA_MER', rating: 'Trimestrielle' },
  { ...food, label: 'Légumes frais', egalim: 'FRUITS_ET_LEGUMES', rating: 'Hebdomadaire' },
  { ...food, label: 'Fruits frais', egalim: 'FRUITS_ET_LEGUMES', rating: 'Hebdomadaire' },
  {
    ...food,
    label: 'Légumes et fruits 4e et 5e gammes',
    egalim: 'FRUITS_ET_LEGUMES',
    rating: 'Trimestrielle',
  },
  { ...food, label: 'Légumes surgelés', egalim: 'FRUITS_ET_LEGUMES', rating: 'Semestrielle' },
  { ...food, label: 'Fruits et desserts surgelés', egalim: 'FRUITS_ET_LEGUMES', rating: 'Semestrielle' },
  { ...food, label: 'Laits et crèmes', egalim: 'PRODUITS_LAITIERS', rating: 'Trimestrielle' },
  { ...food, label: 'Fromages', egalim: 'PRODUITS_LAITIERS', rating: 'Trimestrielle' },
  { ...food, label: 'Yaourts et desserts lactés', egalim: 'PRODUITS_LAITIERS', rating: 'Trimestrielle' },
  { ...food, label: 'Beurres, œufs et ovoproduits', egalim: 'PRODUITS_LAITIERS', rating: 'Mensuelle' },
  { ...food, label: 'Pains et viennoiseries', egalim: 'BOULANGERIE', rating: 'Semestrielle' },
  { ...food, label: 'Pâtisseries et biscuits', egalim: 'BOULANGERIE', rating: 'Semestrielle' },
  { ...food, label: 'Pâtes, riz et légumes secs', egalim: 'AUTRES', rating: 'Semestrielle' },
  { ...food, label: 'Conserves de légumes et de fruits', egalim: 'AUTRES', rating: 'Semestrielle' },
  { ...food, label: 'Épicerie salée', egalim: 'AUTRES', rating: 'Semestrielle' },
  { ...food, label: 'Épicerie sucrée', egalim: 'AUTRES', rating: 'Semestrielle' },
  { ...food, label: 'Huiles, vinaigres et condiments', egalim: 'AUTRES', rating: 'Trimestrielle' },
  { ...food, label: 'Plats cuisinés et traiteur', egalim: 'AUTRES', rating: 'Trimestrielle' },
  { ...food, label: 'Nutrition et textures modifiées', egalim: 'AUTRES', rating: 'Semestrielle' },
  { ...food, label: 'Boissons sans alcool', egalim: 'BOISSONS', rating: 'Semestrielle', more: ['Eaux'] },
  {
    ...food,
    label: 'Boissons alcoolisées',
    egalim: 'BOISSONS',
    rating: 'Ferme 12 mois',
    rate: '20 %',
    more: ['Bières'],
  },
  { ...other, label: "Produits d'entretien" },
  { ...other, label: 'Hygiène et essuyage' },
  { ...other, label: 'Vaisselle à usage unique', more: ['Gobelets et couvercles'] },
  { ...other, label: 'Petit matériel et protection' },
  { ...other, label: 'Prestations' },
]
