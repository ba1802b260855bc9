/** Groups of members: label and service. */
export const demoGroups: readonly (readonly [label: string, company: 1 | 2])[] = [
  ['GHT du Val de Loire', 2],
  ['Groupe EHPAD Les Jardins', 2],
  ['Hôtels du Lac', 1],
  ['Restaurants Table Ronde', 1],
  ['Cité scolaire du Rhône', 2],
  ['Cliniques du Midi', 1],
  ['Résidences Bel Âge', 1],
  ["CCAS et crèches de l'Ouest", 2],
]

/** A line each: « name ; type ; status ; service ; group or – ; town ». */
export const demoMembers = `
  CH de Saint-Aubin ; Centre hospitalier ; Public hospitalier ; 2 ; GHT du Val de Loire ; Angers 49
  CH Léon Garreau ; Centre hospitalier ; Public hospitalier ; 2 ; GHT du Val de Loire ; Tours 37
  CH du Pays blésois ; Centre hospitalier ; Public hospitalier ; 2 ; GHT du Val de Loire ; Blois 41
  CH de la Sablière ; Centre hospitalier ; Public hospitalier ; 2 ; GHT du Val de Loire ; Orléans 45
  EHPAD du Clos fleuri ; EHPAD ; Public hospitalier ; 2 ; GHT du Val de Loire ; Saumur 49
  CH des Trois Rivières ; Centre hospitalier ; Public hospitalier ; 2 ; GHT des Collines ; Thionville 57
  EHPAD Le Belvédère ; EHPAD ; Public hospitalier ; 2 ; GHT des Collines ; Sarreguemines 57
  EHPAD Les Glycines ; EHPAD ; Public territorial ; 2 ; Groupe EHPAD Les Jardins ; Dijon 21
  EHPAD Les Magnolias ; EHPAD ; Public territorial ; 2 ; Groupe EHPAD Les Jardins ; Beaune 21
  EHPAD Les Cèdres ; EHPAD ; Public territorial ; 2 ; Groupe EHPAD Les Jardins ; Chalon-sur-Saône 71
  EHPAD La Roseraie ; EHPAD ; Public territorial ; 2 ; Groupe EHPAD Les Jardins ; Auxerre 89
  EHPAD Les Mimosas ; EHPAD ; Public territorial ; 2 ; Groupe EHPAD Les Jardins ; Besançon 25
  EHPAD Le Verger ; EHPAD ; Public territorial ; 2 ; Groupe EHPAD Les Jardins ; Dole 39
  Hôtel du Lac ; Hôtel-restaurant ; Privé commercial ; 1 ; Hôtels du Lac ; Annecy 74
  Hôtel des Cimes ; Hôtel-restaurant ; Privé commercial ; 1 ; Hôtels du Lac ; Chambéry 73
  Hôtel Le Chablais ; Hôtel ; Privé commercial ; 1 ; Hôtels du Lac ; Thonon-les-Bains 74
  Hôtel des Thermes ; Hôtel-restaurant ; Privé commercial ; 1 ; Hôtels du Lac ; Aix-les-Bains 73
  Grand Hôtel du Port ; Hôtel-restaurant ; Privé commercial ; 1 ; – ; Marseille 13
  Hôtel de la Plage ; Hôtel-restaurant ; Privé commercial ; 1 ; – ; La Rochelle 17
  Hôtel Les Remparts ; Hôtel ; Privé commercial ; 1 ; – ; Carcassonne 11
  Auberge du Pont-Neuf ; Restaurant ; Privé commercial ; 1 ; Restaurants Table Ronde ; Toulouse 31
  Brasserie de la Halle ; Restaurant ; Privé commercial ; 1 ; Restaurants Table Ronde ; Bordeaux 33
  Le Comptoir des Arts ; Restaurant ; Privé commercial ; 1 ; Restaurants Table Ronde ; Nantes 44
  La Table des Halles ; Restaurant ; Privé commercial ; 1 ; Restaurants Table Ronde ; Montpellier 34
  Bistrot du Marché ; Restaurant ; Privé commercial ; 1 ; Restaurants Table Ronde ; Limoges 87
  Restaurant Le Quai 9 ; Restaurant ; Privé commercial ; 1 ; – ; Le Havre 76
  Lycée des Canuts ; Lycée ; Public État ; 2 ; Cité scolaire du Rhône ; Villeurbanne 69
  Collège Simone Aubert ; Collège ; Public territorial ; 2 ; Cité scolaire du Rhône ; Vénissieux 69
  Collège des Monts d'Or ; Collège ; Public territorial ; 2 ; Cité scolaire du Rhône ; Caluire-et-Cuire 69
  Lycée du Confluent ; Lycée ; Public territorial ; 2 ; Cité scolaire du Rhône ; Givors 69
  Collège Louise Ferrand ; Collège ; Public territorial ; 2 ; – ; Amiens 80
  Lycée Paul Desmarets ; Lycée ; Public État ; 2 ; – ; Reims 51
  École des Marronniers ; École ; Public territorial ; 2 ; – ; Le Mans 72
  École Jules Vasseur ; École ; Public territorial ; 2 ; – ; Caen 14
  Cuisine centrale de Bellerive ; Restaurant administratif ; Public territorial ; 2 ; – ; Clermont-Ferrand 63
  Restaurant de la Préfecture ; Restaurant administratif ; Public État ; 2 ; – ; Poitiers 86
  Clinique du Parc Occitan ; Clinique ; Privé commercial ; 1 ; Cliniques du Midi ; Nîmes 30
  Clinique Sainte-Élise ; Clinique ; Privé commercial ; 1 ; Cliniques du Midi ; Perpignan 66
  Clinique des Oliviers ; Clinique ; Privé commercial ; 1 ; Cliniques du Midi ; Avignon 84
  Clinique du Mail ; Clinique ; Privé à but non lucratif ; 1 ; Cliniques du Midi ; Béziers 34
  Résidence Les Acacias ; Résidence seniors ; Privé commercial ; 1 ; Résidences Bel Âge ; Nice 06
  Résidence Les Hortensias ; Résidence seniors ; Privé commercial ; 1 ; Résidences Bel Âge ; Cannes 06
  Résidence Le Soleil d'or ; Résidence seniors ; Privé commercial ; 1 ; Résidences Bel Âge ; Toulon 83
  Résidence La Bastide ; Résidence seniors ; Privé à but non lucratif ; 1 ; Résidences Bel Âge ; Aix-en-Provence 13
  Crèche Les Petits Pas ; Crèche ; Public territorial ; 2 ; CCAS et crèches de l'Ouest ; Brest 29
  Crèche La Farandole ; Crèche ; Public territorial ; 2 ; CCAS et crèches de l'Ouest ; Quimper 29
  Crèche Pomme d'Api ; Crèche ; Public territorial ; 2 ; CCAS et crèches de l'Ouest ; Lorient 56
  Foyer-résidence du Golfe ; EHPAD ; Public territorial ; 2 ; CCAS et crèches de l'Ouest ; Vannes 56
  IME Les Genêts ; Établissement pour personnes handicapées ; Privé à but non lucratif ; 1 ; – ; Saint-Brieuc 22
  Foyer de vie L'Envol ; Établissement pour personnes handicapées ; Privé à but non lucratif ; 1 ; – ; Rouen 76
  Restaurant inter-entreprises Atlantis ; Restaurant d'entreprise ; Privé commercial ; 1 ; – ; Saint-Herblain 44
  Restaurant d'entreprise Le Forum ; Restaurant d'entreprise ; Privé commercial ; 1 ; – ; Nanterre 92
  Village de vacances Les Pins ; Village de vacances ; Privé à but non lucratif ; 1 ; – ; Arcachon 33
  Village de vacances Les Crêtes ; Village de vacances ; Privé à but non lucratif ; 1 ; – ; Gap 05
  CH de la Côte d'Argent ; Centre hospitalier ; Public hospitalier ; 2 ; – ; Bayonne 64
  EHPAD Les Bruyères ; EHPAD ; Privé à but non lucratif ; 1 ; – ; Aurillac 15
`
