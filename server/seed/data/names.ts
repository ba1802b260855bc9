const words = (text: string) => text.split(' ')

export const firstNames = words(
  'Adèle Agathe Alexis Amandine Amina Antoine Arthur Aurélie Bastien Benoît Camille Caroline Cédric Céline Chloé Clément Damien David Élise Émilie Éric Estelle Fanny Florian Gaëlle Guillaume Inès Isabelle Jérôme Johanna Jules Laure Léa Lionel Louis Lucie Manon Marc Marion Mathilde Maxime Mehdi Mélanie Nadège Nicolas Noémie Olivier Pauline Quentin Rachid Romain Sabrina Samuel Sarah Sébastien Solène Sonia Sylvain Théo Valérie Vincent Yasmine Yves Zoé',
)

export const lastNames = words(
  'Allard Aubry Barbier Baron Bertin Besson Bonnet Boucher Bourgeois Brunet Carpentier Chevalier Colin Cordier Da-Silva Delmas Deschamps Dumas Dupuis Fernandez Fleury Fontaine Gaillard Gauthier Gérard Giraud Guérin Guichard Haddad Hubert Jacquet Joly Kessler Klein Lacroix Lambert Lebrun Leclerc Lefort Lemaire Lopez Maillard Marchand Marty Masson Mercier Meunier Michaud Moulin Nguyen Noël Olivier Paris Pasquier Perrot Picard Poirier Prévost Renard Rey Rivière Robin Rousseau Roussel Roy Schmitt Simonet Tessier Vallet Vidal Weber',
)

/** Brands and their makers: fictive. A line each: « maker ; brands (` / ` between) ; families of their products ». */
export const makers = `
  Laiteries réunies du Bocage ; Val Clair / Douceur des Prés ; Laits et crèmes / Yaourts et desserts lactés / Beurres, œufs et ovoproduits
  Fromageries Montbrun ; Montbrun / Le Vieux Chalet ; Fromages
  Salaisons de la Margeride ; Margeride / Tradition du Causse ; Charcuterie et salaisons
  Éleveurs associés ; Pré Fleuri / Bel Éleveur ; Viandes de boucherie / Volailles et lapins
  Compagnie des Mers ; Cap Armor / Marée Haute ; Produits de la mer frais / Produits de la mer surgelés
  Maraîchers du Val ; Jardin du Val / Récolte Belle ; Légumes frais / Fruits frais / Légumes et fruits 4e et 5e gammes
  Conserveries Delprat ; Delprat / Potager d'Or ; Conserves de légumes et de fruits / Légumes surgelés / Fruits et desserts surgelés
  Moulins d'Orval ; Orval / Blé Doré ; Pains et viennoiseries / Pâtisseries et biscuits / Pâtes, riz et légumes secs
  Épices et Saveurs ; Casa Sol / Terroir et Cie ; Épicerie salée / Huiles, vinaigres et condiments
  Douceurs de France ; Matin Gourmand / Candelys ; Épicerie sucrée
  Cuisines Prévert ; Prévert / Chef Ludovic ; Plats cuisinés et traiteur
  Nutricalm Santé ; Nutricalm / Doucéa ; Nutrition et textures modifiées
  Sources et Vergers ; Source Vive / Verger Clair ; Boissons sans alcool
  Caves et Brasseries ; Clos Merlin / La Houblonne ; Boissons alcoolisées
  Propréa Industries ; Propréa / Netéo ; Produits d'entretien / Hygiène et essuyage
  Emballages Verdéa ; Verdéa / Pratik ; Vaisselle à usage unique / Petit matériel et protection
`
