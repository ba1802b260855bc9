/** Words by which files call the same thing, folded, a line each: a title that holds one may be that of a column that holds another. */
export const importWords = `
libelle designation nom intitule denomination produit article
reference ref code numero
prix tarif cotation pu pht
tva taxe
abreviation abrege sigle
telephone tel mobile
mail email courriel
commune ville localite
cp postal
ean gtin barre gencod
`
