/** A line each: « name ; domain ; status ; town ; days ; minimum ; franco ; lead days ; cut-off ; families, ` / ` between ». */
export const demoSuppliers = `
  Marée de l'Estran ; maree-estran ; 1 ; Boulogne-sur-Mer 62 ; 245 ; 120 ; 250 ; 1 ; 11:00 ; Produits de la mer frais / Produits de la mer surgelés
  Salaisons Cordier ; salaisons-cordier ; 1 ; Aurillac 15 ; 24 ; 90 ; 180 ; 2 ; 12:00 ; Charcuterie et salaisons / Plats cuisinés et traiteur
  Boulangerie des Trois Moulins ; trois-moulins ; 1 ; Troyes 10 ; 123456 ; 40 ; 90 ; 1 ; 15:00 ; Pains et viennoiseries / Pâtisseries et biscuits
  Surgelés du Littoral ; surgeles-littoral ; 1 ; Saint-Nazaire 44 ; 135 ; 150 ; 300 ; 2 ; 12:00 ; Produits de la mer surgelés / Légumes surgelés / Fruits et desserts surgelés / Pains et viennoiseries
  Épicerie centrale du Rhône ; epicerie-rhone ; 1 ; Valence 26 ; 25 ; 150 ; 350 ; 2 ; 14:00 ; Pâtes, riz et légumes secs / Conserves de légumes et de fruits / Épicerie salée / Épicerie sucrée / Huiles, vinaigres et condiments / Pâtisseries et biscuits
  Volailles d'Argoat ; volailles-argoat ; 1 ; Pontivy 56 ; 135 ; 80 ; 160 ; 1 ; 12:00 ; Volailles et lapins / Beurres, œufs et ovoproduits
  Hygiène Pro Services ; hygiene-pro ; 1 ; Orléans 45 ; 25 ; 100 ; 250 ; 2 ; 16:00 ; Produits d'entretien / Hygiène et essuyage / Vaisselle à usage unique / Petit matériel et protection
  Terre et Saveurs Bio ; terre-saveurs ; 1 ; Agen 47 ; 14 ; 100 ; 220 ; 2 ; 10:00 ; Légumes frais / Fruits frais / Pâtes, riz et légumes secs / Épicerie sucrée / Laits et crèmes
  Nutri-Soins Distribution ; nutri-soins ; 1 ; Besançon 25 ; 3 ; 60 ; 200 ; 3 ; 12:00 ; Nutrition et textures modifiées / Yaourts et desserts lactés
  Cave des Coteaux ; cave-coteaux ; 1 ; Beaune 21 ; 25 ; 120 ; 300 ; 2 ; 14:00 ; Boissons alcoolisées / Boissons sans alcool
  Équip'Cuisine ; equip-cuisine ; 1 ; Saint-Étienne 42 ; 25 ; 80 ; 200 ; 2 ; 16:00 ; Petit matériel et protection / Prestations
  Traiteur du Bocage ; traiteur-bocage ; 1 ; Laval 53 ; 135 ; 90 ; 180 ; 2 ; 10:00 ; Plats cuisinés et traiteur / Légumes et fruits 4e et 5e gammes / Fromages
  Halles de Lorraine ; halles-lorraine ; 1 ; Metz 57 ; 123456 ; 60 ; 120 ; 1 ; 15:00 ; Fruits frais / Légumes frais / Fromages / Viandes de boucherie
  Comptoir du Midi ; comptoir-midi ; 3 ; Nîmes 30 ; 24 ; 100 ; 250 ; 2 ; 12:00 ; Épicerie salée / Conserves de légumes et de fruits
`
