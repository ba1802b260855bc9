/** What a meal costs of each family, a line each: « family ; cents a meal ». About two euros of food in all. */
export const spend = `
  Viandes de boucherie ; 34
  Volailles et lapins ; 18
  Charcuterie et salaisons ; 7
  Produits de la mer frais ; 10
  Produits de la mer surgelés ; 12
  Légumes frais ; 15
  Fruits frais ; 12
  Légumes et fruits 4e et 5e gammes ; 4
  Légumes surgelés ; 7
  Fruits et desserts surgelés ; 3
  Laits et crèmes ; 6
  Fromages ; 9
  Yaourts et desserts lactés ; 8
  Beurres, œufs et ovoproduits ; 6
  Pains et viennoiseries ; 9
  Pâtisseries et biscuits ; 3
  Pâtes, riz et légumes secs ; 5
  Conserves de légumes et de fruits ; 5
  Épicerie salée ; 4
  Épicerie sucrée ; 5
  Huiles, vinaigres et condiments ; 3
  Plats cuisinés et traiteur ; 8
  Nutrition et textures modifiées ; 5
  Boissons sans alcool ; 3
  Boissons alcoolisées ; 6
  Produits d'entretien ; 4
  Hygiène et essuyage ; 5
  Vaisselle à usage unique ; 4
  Petit matériel et protection ; 2
`
