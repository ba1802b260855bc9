/** Who sells what a trade makes, a line each: « trade ; suppliers, ` / ` between ». A supplier sells those of its own families. */
export const trades = `
  boucherie ; Boucherie Martin / Volailles d'Argoat / Halles de Lorraine
  charcuterie ; Salaisons Cordier / Boucherie Martin
  marée ; Marée de l'Estran
  maraîcher ; Primeurs de la Vallée / Halles de Lorraine / Terre et Saveurs Bio
  crèmerie ; Laiterie Bocage / Terre et Saveurs Bio
  boulangerie ; Boulangerie des Trois Moulins
  surgelés ; Surgelés du Littoral / Grossiste Général
  épicerie ; Grossiste Général / Épicerie centrale du Rhône
  boissons ; Grossiste Général / Cave des Coteaux
  traiteur ; Traiteur du Bocage
  nutrition ; Nutri-Soins Distribution
  hygiène ; Hygiène Pro Services / Équip'Cuisine / Grossiste Général
  Prestations ; Équip'Cuisine
`
