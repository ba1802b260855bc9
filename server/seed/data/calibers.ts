/** Calibers by the family that they size, ` | ` between. */
export const calibers: readonly (readonly [family: string, labels: string])[] = [
  ['Fruits frais', '70/75 | 75/80 | 80/85 | 115/150 | 136/165 | 150/180 | 170/220'],
  ['Légumes frais', '20/40 | 40/60 | 50/70 | 57/67 | 67/82'],
  ['Produits de la mer frais', '20/30 | 30/40 | 60/80 | Huître n° 3 | Huître n° 4'],
  ['Viandes de boucherie', '80 g | 100 g | 125 g | 150 g'],
  ['Beurres, œufs et ovoproduits', 'Œuf S (petit) | Œuf M (moyen) | Œuf L (gros) | Œuf XL (très gros)'],
]
