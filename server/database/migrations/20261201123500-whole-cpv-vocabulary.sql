-- The whole European procurement vocabulary (regulation 213/2008). Labels: Publications Office of the European Union, eForms SDK
-- (CC BY 4.0). A line is a code without the zeros at its end, its check digit, its label; what is there already stays as it is.
insert into cpv (code, label)
select rpad(split_part(said.code, '-', 1), 8, '0') || '-' || split_part(said.code, '-', 2), said.label
from (select split_part(line, ' ', 1) as code, substr(line, strpos(line, ' ') + 1) as label
  from string_to_table($cpv$03-1 Produits agricoles, de l'élevage, de la pêche, de la sylviculture et produits connexes
031-2 Produits agricoles et produits de l'horticulture
0311-5 Produits agricoles, produits de la culture maraîchère et de l'horticulture commerciale
03111-2 Graines
031111-3 Graines de soja
031112-4 Graines d'arachide
031113-5 Graines de tournesol
031114-6 Graines de coton
031115-7 Graines de sésame
031116-8 Graines de moutarde
031117-9 Graines de légumes
031118-0 Graines de fruits
031119-1 Graines de fleurs
03112-9 Tabacs non fabriqués
03113-6 Plantes utilisées pour la fabrication du sucre
031131-7 Betteraves sucrières
031132-8 Canne à sucre
03114-3 Paille et plantes fourragères
031141-4 Paille
031142-5 Plantes fourragères
03115-0 Matières premières végétales
031151-1 Matières premières végétales destinées à l'industrie textile
0311511-4 Coton
0311512-7 Jute
0311513-0 Lin
03116-7 Caoutchouc naturel, latex naturel et produits connexes
031161-8 Caoutchouc naturel
031162-9 Latex naturel
031163-0 Produits en latex
03117-4 Plantes à usage spécifique
031171-5 Plantes utilisées en parfumerie ou en pharmacie, ou plantes à usage insecticide ou à usage similaire
0311711-8 Plantes utilisées en parfumerie
0311712-1 Plantes utilisées en pharmacie
0311713-4 Plantes à usage insecticide
0311714-7 Plantes à usage fongicide ou à usage similaire
031172-6 Graines de plantes à usage spécifique
0312-8 Produits horticoles et produits de pépinières
03121-5 Produits horticoles
031211-6 Plantes vivantes, bulbes, racines, boutures et greffons
031212-7 Fleurs coupées
0312121-0 Compositions florales
0313-1 Plantes pour boissons et épices
03131-8 Plantes pour boissons
031311-9 Grains de café
031312-0 Théiers
031313-1 Maté
031314-2 Fèves de cacao
03132-5 Épices brutes
0314-4 Produits animaux et produits connexes
03141-1 Sperme de taureau
03142-8 Produits de l'élevage
031421-9 Miel naturel
031422-0 Escargots
031423-1 Produits alimentaires d'origine animale
031424-2 Cires
031425-3 Œufs
03143-5 Produits de la polyculture
03144-2 Fournitures pour l'agriculture
032-3 Céréales, pommes de terre, légumes, fruits et noix
0321-6 Céréales et pommes de terre
03211-3 Céréales
032111-4 Blé
0321111-7 Blé dur
0321112-0 Blé tendre
032112-5 Maïs
032113-6 Riz
032114-7 Orge
032115-8 Seigle
032116-9 Avoine
032117-0 Malt
032119-2 Produits à graines
03212-0 Pommes de terre et légumes secs
032121-1 Pommes de terre
032122-2 Légumes secs à cosse et à gousse
0321221-5 Légumes secs à cosse
03212211-2 Lentilles
03212212-9 Pois chiches
03212213-6 Pois secs
0321222-8 Légumes à gousse
0322-9 Légumes, fruits et noix
03221-6 Légumes
032211-7 Légumes-racines et légumes-tubercules
0322111-0 Légumes-racines
03221111-7 Betteraves
03221112-4 Carottes
03221113-1 Oignons
03221114-8 Navets
0322112-3 Légumes-tubercules
032212-8 Légumes-fruits
0322121-1 Haricots
03221211-8 Fèves
03221212-5 Haricots verts
03221213-2 Haricots d'Espagne
0322122-4 Pois
03221221-1 Petits pois
03221222-8 Mange-tout
0322123-7 Poivrons
0322124-0 Tomates
0322125-3 Courgettes
0322126-6 Champignons
0322127-9 Concombres
032213-9 Légumes à feuilles
0322131-2 Laitues
0322132-5 Feuilles de salade
0322133-8 Artichauts
0322134-1 Épinards
032214-0 Choux
0322141-3 Choux blancs
0322142-6 Choux-fleurs
0322143-9 Brocolis
0322144-2 Choux de Bruxelles
03222-3 Fruits et fruits à coque
032221-4 Fruits et fruits à coque tropicaux
0322211-7 Fruits tropicaux
03222111-4 Bananes
03222112-1 Ananas
03222113-8 Mangues
03222114-5 Dattes
03222115-2 Raisins secs
03222116-9 Figues
03222117-6 Avocats
03222118-3 Kiwis
0322212-0 Noix de coco
032222-5 Agrumes
0322221-8 Citrons
0322222-1 Oranges
0322223-4 Pamplemousses
0322224-7 Tangerines
0322225-0 Citrons verts
032223-6 Fruits non tropicaux
0322231-9 Baies
03222311-6 Raisins secs de Corinthe
03222312-3 Groseilles à maquereau
03222313-0 Fraises
03222314-7 Framboises
03222315-4 Canneberges
0322232-2 Pommes, poires et coings
03222321-9 Pommes
03222322-6 Poires
03222323-3 Coings
0322233-5 Fruits à noyau
03222331-2 Abricots
03222332-9 Pêches
03222333-6 Cerises
03222334-3 Prunes
0322234-8 Raisins
03222341-5 Raisins de table
03222342-2 Raisins de cuve
032224-7 Olives
033-2 Produits agricoles, de la chasse et de la pêche
0331-5 Poissons, crustacés et produits aquatiques
03311-2 Poissons
033111-3 Poissons plats
0331111-6 Sole
0331112-9 Plie
033112-4 Poissons de la famille des gatidés
0331121-7 Morue
0331122-0 Lieu
0331123-3 Merlu
0331124-6 Haddock
033113-5 Hareng
033114-6 Thon
033115-7 Merlan
033116-8 Blanquet
033117-9 Saumon
03312-9 Crustacés
033121-0 Huîtres
033122-1 Coquillages
033123-2 Invertébrés aquatiques
03313-6 Produits aquatiques
033131-7 Corail ou produits similaires
033132-8 Éponges naturelles
033133-9 Algues marines
0331331-2 Algues
0332-8 Bétail, cheptel et petits animaux
03321-5 Bétail
033211-6 Bovins
033212-7 Veaux
03322-2 Cheptel
033221-3 Moutons
033222-4 Chèvres
033223-5 Chevaux
03323-9 Suidés
03324-6 Volaille vivante
03325-3 Petits animaux
033251-4 Lapins
033252-5 Lièvres
0333-3 Produits des animaux d'élévage
03331-0 Lait frais de brebis et de chèvre
033311-1 Lait de brebis
033312-2 Lait de chèvre
03332-7 Laine et poils
033321-8 Laine de tonte
033322-9 Poil
03333-4 Lait de vache frais
0334-6 Marques auriculaires pour animaux
03341-3 Marques auriculaires pour bovins
034-4 Produits de la sylviculture et de l'exploitation forestière
0341-7 Bois
03411-4 Bois de conifères
03412-1 Bois tropical
03413-8 Bois de chauffage
03414-5 Bois brut
03415-2 Bois tendre
03416-9 Chutes de bois
03417-6 Copeaux de bois
034171-7 Sciure de bois
03418-3 Grumes
034181-4 Bois dur
03419-0 Bois d'œuvre
034191-1 Produits du bois
034192-2 Bois de mine
0342-0 Gommes
03421-7 Baumes
03422-4 Laque
0343-3 Liège
03431-0 Liège naturel
03432-7 Vannerie
034321-8 Sparterie
0344-6 Produits de la sylviculture
03441-3 Plantes, graminées, mousses ou lichens d'ornement
0345-9 Produits de pépinière
03451-6 Plantes
034511-7 Plantes à repiquer
034512-8 Bulbes de fleurs
034513-9 Arbustes
03452-3 Arbres
0346-2 Pâte à papier
03461-9 Pâte de bois
034611-0 Pâte de bois chimique
09-3 Produits pétroliers, combustibles, électricité et autres sources d'énergie
091-0 Combustibles
0911-3 Combustibles solides
09111-0 Charbon et combustibles à base de charbon
091111-1 Charbon
091112-2 Combustibles dérivés du charbon
0911121-5 Charbon maigre
0911122-8 Briquettes
091113-3 Combustibles fossiles
091114-4 Combustibles à base de bois
09112-7 Lignite et tourbe
091121-8 Lignite
091122-9 Tourbe
09113-4 Coke
0912-6 Combustibles gazeux
09121-3 Gaz de houille, gaz de ville ou gaz similaires
091211-4 Gaz de houille ou gaz similaires
091212-5 Gaz de ville
09122-0 Propane et butane
091221-1 Gaz propane
0912211-4 Propane liquéfié
091222-2 Gaz butane
0912221-5 Butane liquéfié
09123-7 Gaz naturel
0913-9 Pétrole et distillats
09131-6 Kérosène aviation
091311-7 Carburéacteurs de type kérosène
09132-3 Essence
091321-4 Essence sans plomb
091322-5 Essence au plomb
091323-6 Essence à l'éthanol
09133-0 Gaz de pétrole liquéfié (LPG)
09134-7 Gasoils
091341-8 Huile diesel
091342-9 Carburant diesel
0913421-2 Carburant diesel (02)
0913422-5 Carburant diesel (EN 590)
0913423-8 Biodiesel
09134231-5 Biodiesel (B20)
09134232-2 Biodiesel (B100)
09135-4 Mazout
091351-5 Fioul domestique
0913511-8 Huiles combustibles à basse teneur en soufre
092-1 Produits pétroliers, charbon et huiles
0921-4 Préparations lubrifiantes
09211-1 Huiles lubrifiantes et agents lubrifiants
092111-2 Huiles pour moteurs
092112-3 Huiles pour compresseurs
092113-4 Huiles pour turbines
092114-5 Huiles pour engrenages
092115-6 Huiles pour réducteurs
092116-7 Huiles destinées aux systèmes hydrauliques et à d'autres usages
0921161-0 Liquides à usage hydraulique
0921162-3 Huiles de démoulage
0921163-6 Huiles anticorrosives
0921164-9 Huiles utilisées comme isolants électriques
0921165-2 Liquides de frein
092117-8 Huiles blanches et paraffines liquides
0921171-1 Huiles blanches
0921172-4 Paraffines liquides
092118-9 Huiles minérales et préparations dérivées du pétrole
0921181-2 Huiles légères
0921182-5 Huiles minérales
092119-0 Huiles lubrifiantes pour traction
0922-7 Vaseline, cires de pétrole et essences spéciales
09221-4 Vaseline et cire de pétrole
092211-5 Vaseline
092212-6 Paraffine
092213-7 Cire de pétrole
092214-8 Résidus de pétrole
09222-1 Essences spéciales
092221-2 White-spirit
0923-0 Pétrole (brut)
0924-3 Huile et produits dérivés du charbon
09241-0 Schiste bitumineux ou kérobitumeux
09242-7 Produits dérivés du charbon
092421-8 Huile lourde de houille
093-2 Électricité, chauffage, énergie solaire et nucléaire
0931-5 Électricité
0932-8 Vapeur, eau chaude et produits connexes
09321-5 Eau chaude
09322-2 Vapeur
09323-9 Chauffage urbain
09324-6 Chauffage fourni à grande distance
0933-1 Énergie solaire
09331-8 Panneaux solaires
093311-9 Capteurs solaires pour la production de chaleur
093312-0 Modules solaires photovoltaïques
09332-5 Installation solaire
0934-4 Combustibles nucléaires
09341-1 Uranium
09342-8 Plutonium
09343-5 Matériaux radioactifs
09344-2 Radio-isotopes
14-1 Produits d'exploitation des mines, métaux de base et produits connexes
142-3 Sable et argile
1421-6 Gravier, sable, pierre concassée et agrégats
14211-3 Sable
142111-4 Sable naturel
14212-0 Granulés, gravillons, sable fin, cailloux, gravier, pierraille et pierre concassée, mélanges de pierres, de grave et autres agrégats
142121-1 Cailloux et gravier
1421211-4 Cailloux
1421212-7 Gravier
142122-2 Agrégats
1421221-5 Grave
142123-3 Pierraille et pierre concassée
1421231-6 Ballast
1421232-9 Granit concassé
1421233-2 Basalte concassé
142124-4 Terre
1421241-7 Terre végétale
1421242-0 Sous-sol
1421243-3 Gravillons
14213-7 Macadam, tarmacadam et sable bitumineux
142131-8 Macadam
142132-9 Tarmacadam
142133-0 Sable bitumineux
1422-9 Argile et kaolin
14221-6 Argile
14222-3 Kaolin
143-4 Produits inorganiques chimiques et engrais minéraux
1431-7 Engrais minéraux
14311-4 Calcium naturel, phosphate aluminocalcique et sels de potassium naturel brut
143111-5 Calcium naturel
143112-6 Phosphates aluminocalciques
143113-7 Sels de potassium naturel brut
14312-1 Pyrites de fer
143121-2 Pyrites de fer non grillées
1432-0 Produits inorganiques chimiques
144-5 Sel et chlorure de sodium pur
1441-8 Sel gemme
1442-1 Sel marin
1443-4 Sel concentré par évaporation et chlorure de sodium pur
1445-0 Saumure
145-6 Produits connexes d'exploitation de mines et de carrières
1452-2 Pierres précieuses et semi-précieuses, pierre ponce, émeri, abrasifs naturels, autres minéraux et métaux précieux
14521-9 Pierres précieuses et semi-précieuses
145211-0 Pierres précieuses
1452114-2 Poussière ou poudre de pierres précieuses
145212-1 Pierres semi-précieuses
1452121-4 Poussière ou poudre de pierres semi-précieuses
14522-6 Diamants industriels, pierre ponce, émeri et autres abrasifs naturels
145221-7 Pierre ponce
145222-8 Diamants industriels
145223-9 Émeri
145224-0 Abrasifs naturels
14523-3 Minéraux, métaux précieux connexes et produits associés
145231-4 Minéraux
145232-5 Or
145233-6 Argent
145234-7 Platine
146-7 Minerais de métaux et alliages
1461-0 Minerais de métaux
14611-7 Minerais de fer
14612-4 Minerais de métaux non ferreux
146121-5 Minerais de cuivre
146122-6 Minerais de nickel
146123-7 Minerais d'aluminium
146124-8 Minerais de métaux précieux
146125-9 Minerais de plomb
146126-0 Minerais de zinc
146127-1 Minerais d'étain
14613-1 Minerais d'uranium et de thorium
146131-2 Minerais d'uranium
146132-3 Minerais de thorium
14614-8 Minerais divers
1462-3 Alliages
14621-0 Ferroalliages
146211-1 Ferroalliages hors CECA
1462111-4 Ferromanganèse
1462112-7 Ferrochrome
1462113-0 Ferronickel
14622-7 Acier
1463-6 Scories, laitier, déchets et débris ferreux
147-8 Métaux de base
1471-1 Fer, plomb, zinc, étain et cuivre
14711-8 Fer
147111-9 Fonte brute
14712-5 Plomb
14713-2 Zinc
14714-9 Étain
14715-6 Cuivre
1472-4 Aluminium, nickel, scandium, titane et vanadium
14721-1 Aluminium
147211-2 Oxyde d'aluminium
14722-8 Nickel
14723-5 Scandium
14724-2 Titane
14725-9 Vanadium
1473-7 Chrome, manganèse, cobalt, yttrium et zirconium
14731-4 Chrome
14732-1 Manganèse
14733-8 Cobalt
14734-5 Yttrium
14735-2 Zirconium
1474-0 Molybdène, technétium, ruthénium et rhodium
14741-7 Molybdène
14742-4 Technétium
14743-1 Ruthénium
14744-8 Rhodium
1475-3 Cadmium, lutétium, hafnium, tantale et tungstène
14751-0 Cadmium
14752-7 Lutétium
14753-4 Hafnium
14754-1 Tantale
14755-8 Tungstène
1476-6 Iridium, gallium, indium, thallium et barium
14761-3 Iridium
14762-0 Gallium
14763-7 Indium
14764-4 Thallium
14765-1 Barium
1477-9 Césium, strontium, rubidium et calcium
14771-6 Césium
14772-3 Strontium
14773-0 Rubidium
14774-7 Calcium
1478-2 Potassium, magnésium, sodium et lithium
14781-9 Potassium
14782-6 Magnésium
14783-3 Sodium
14784-0 Lithium
1479-5 Niobium, osmium, rhénium et palladium
14791-2 Niobium
14792-9 Osmium
14793-6 Rhénium
14794-3 Palladium
148-9 Produits minéraux non métalliques divers
1481-2 Produits abrasifs
14811-9 Pierres à meuler, pierres à broyer et meules
148111-0 Pierres à meuler
148112-1 Pierres à broyer
148113-2 Meules
14812-6 Poudre ou grains abrasifs
14813-3 Corindon artificiel
14814-0 Graphite artificiel
1482-5 Verre
1483-8 Fibres de verre
149-0 Matières premières de récupération
1491-3 Matières premières métalliques de récupération
1492-6 Matières premières non métalliques de récupération
1493-9 Cendres et résidus contenant des métaux
15-8 Produits alimentaires, boissons, tabac et produits connexes
151-9 Produits de l'élevage, viande et produits à base de viande
1511-2 Viande
15111-9 Viande bovine
151111-0 Viande de bœuf
151112-1 Viande de veau
15112-6 Volaille
151121-7 Volaille fraîche
1511211-0 Oies
1511212-3 Dindes
1511213-6 Poulets
1511214-9 Canards
151123-9 Foies de volaille
1511231-2 Foie gras
15113-3 Viande de porc
15114-0 Abats
15115-7 Viande d'agneau et de mouton
151151-8 Viande d'agneau
151152-9 Viande de mouton
15117-1 Viande de chèvre
15118-8 Viande de cheval, d'âne, de mule ou de bardot
151181-9 Viande de cheval
151189-7 Viande d'âne, de mule ou de bardot
15119-5 Viandes diverses
151191-6 Viande de lapin
151192-7 Viande de lièvre
151193-8 Gibier
151194-9 Cuisses de grenouilles
151195-0 Pigeons
151196-1 Chair de poisson
1513-8 Produits à base de viande
15131-5 Conserves et préparations à base de viande
151311-6 Produits à base de chair à saucisse
1513111-9 Chair à saucisse
1513112-2 Charcuterie
1513113-5 Saucisses
15131134-3 Boudin noir et autres saucisses à base de sang
15131135-0 Saucisses de volaille
151312-7 Viande séchée, salée, fumée ou assaisonnée
1513121-0 Jambon fumé
1513122-3 Lard
1513123-6 Salami
151313-8 Préparations à base de foie
1513131-1 Pâté
1513132-4 Préparations à base de foie d'oie ou de canard
151314-9 Produits à base de porc
1513141-2 Jambon
1513142-5 Boulettes de viande
1513149-6 Plats préparés de porc
151315-0 Produits à base de volaille
151316-1 Produits à base de bœuf et de veau
1513161-4 Boulettes de bœuf
1513162-7 Viande de bœuf hachée
1513164-3 Steaks hachés de bœuf
151317-2 Préparations à base de viande
152-0 Poisson préparé et conserves de poisson
1521-3 Filets de poisson, foie et œufs ou laitance de poisson
15211-0 Filets de poisson
152111-1 Filets de poisson frais
15212-7 Œufs ou laitance de poisson
15213-4 Foie de poisson
1522-6 Poisson, filets de poisson et autre chair de poisson congelés
15221-3 Poisson congelé
15229-9 Produits congelés à base de poisson
1523-9 Poisson séché ou salé; poisson en saumure; poisson fumé
15231-6 Poisson séché
15232-3 Poisson salé
15233-0 Poisson en saumure
15234-7 Poisson fumé
15235-4 Conserves de poisson
1524-2 Poisson en conserve ou en boîte et autres poissons préparés ou en conserve
15241-9 Poisson pané ou autrement enrobé, en conserve ou en boîte
152411-0 Saumon en conserve
152412-1 Hareng préparé ou en conserve
152413-2 Sardines
152414-3 Thon en conserve
152415-4 Maquereaux
152416-5 Anchois
152417-6 Bâtonnets de poisson
152418-7 Préparations à base de poisson pané ou autrement enrobé
15242-6 Plats préparés de poisson
15243-3 Préparations à base de poisson
15244-0 Caviar et œufs de poissons
152441-1 Caviar
152442-2 Œufs de poissons
1525-5 Fruits de mer
15251-2 Crustacés congelés
15252-9 Crustacés préparés ou en conserve
15253-6 Produits à base de mollusques
153-1 Fruits, légumes et produits connexes
1531-4 Pommes de terre et produits à base de pomme de terre
15311-1 Pommes de terre congelées
153111-2 Chips et pommes frites
153112-3 Pommes de terre coupées en dés, en tranches et autres pommes de terre congelées
15312-8 Produits à base de pommes de terre
153121-9 Purée de pommes de terre instantanée
153122-0 Pommes de terre préfrites
153123-1 Pommes chips
1531231-4 Pommes chips aromatisées
153124-2 Produits apéritifs à base de pommes de terre
153125-3 Croquettes de pommes de terre
15313-5 Pommes de terre transformées
1532-7 Jus de fruits et de légumes
15321-4 Jus de fruits
153211-5 Jus d'orange
153212-6 Jus de pamplemousse
153213-7 Jus de citron
153214-8 Jus d'ananas
153215-9 Jus de raisin
153216-0 Jus de pomme
153217-1 Mélanges de jus non concentrés
153218-2 Jus concentrés
15322-1 Jus de légumes
153221-2 Jus de tomate
1533-0 Fruits et légumes transformés
15331-7 Légumes transformés
153311-8 Légumes frais ou congelés
1533111-1 Légumes-racines transformés
1533112-4 Légumes-tubercules transformés
1533113-7 Haricots, pois, poivrons, tomates et autres légumes
15331131-4 Haricots transformés
15331132-1 Pois transformés
15331133-8 Pois cassés
15331134-5 Tomates transformées
15331135-2 Champignons transformés
15331136-9 Poivrons transformés
15331137-6 Germes de soja
15331138-3 Truffes
1533114-0 Légumes à feuilles et choux
15331142-4 Choux transformés
1533115-3 Légumes à cosse transformés
1533117-9 Légumes congelés
153314-1 Légumes en conserve et/ou en boîte
1533141-4 Haricots à la sauce tomate
15331411-1 Haricots blancs à la sauce tomate
1533142-7 Tomates en conserve
15331423-8 Tomates en boîte
15331425-2 Purée de tomates
15331427-6 Concentré de tomates
15331428-3 Sauce tomate
1533143-0 Champignons en boîte
1533145-6 Olives transformées
1533146-9 Légumes en boîte
15331461-6 Choucroute en boîte
15331462-3 Pois en boîte
15331463-0 Haricots écossés en boîte
15331464-7 Haricots entiers en boîte
15331465-4 Asperges en boîte
15331466-1 Olives en boîte
1533147-2 Maïs doux
1533148-5 Légumes ayant subi un traitement de conservation temporaire
153315-2 Légumes conservés dans le vinaigre
15332-4 Fruits et fruits à coque transformés
153321-5 Fruits transformés
1533214-7 Pommes transformées
1533215-0 Poires transformées
1533216-3 Bananes transformées
1533217-6 Rhubarbe
1533218-9 Melons
153322-6 Confitures et marmelades; gelées de fruits; purées et pâtes de fruits ou de fruits à coque
1533223-5 Marmelades
15332231-2 Marmelade d'oranges
15332232-9 Marmelade de citrons
1533224-8 Gelées de fruits
1533225-1 Pâtes de fruits
1533226-4 Pâtes de fruits à coque
15332261-1 Beurre d'arachide
1533227-7 Purées de fruits
1533229-3 Confitures
15332291-0 Confiture d'abricots
15332292-7 Confiture de mûres
15332293-4 Confiture de cassis
15332294-1 Confiture de cerises
15332295-8 Confiture de framboises
15332296-5 Confiture de fraises
153323-7 Fruits à coque transformés
1533231-0 Fruits à coque grillés ou salés
153324-8 Conserves de fruits
1533241-1 Fruits secs
15332411-8 Raisins secs de Corinthe transformés
15332412-5 Raisins transformés
15332419-4 Sultanines
15333-1 Sous-produits végétaux
154-2 Huiles et graisses animales ou végétales
1541-5 Huiles et graisses animales ou végétales brutes
15411-2 Huiles animales ou végétales
154111-3 Huiles végétales
1541111-6 Huile d'olive
1541112-9 Huile de sésame
1541113-2 Huile d'arachide
1541114-5 Huile de coco
154112-4 Huile de cuisson
1541121-7 Huile de friture
15412-9 Graisses
154121-0 Graisses animales
154122-1 Graisses végétales
15413-6 Résidus solides de graisses ou huiles végétales
154131-7 Tourteaux
1542-8 Huiles et graisses raffinées
15421-5 Huiles raffinées
15422-2 Graisses raffinées
15423-9 Graisses ou huiles hydrogénées ou estérifiées
15424-6 Cires végétales
1543-1 Graisses comestibles
15431-8 Margarine et préparations similaires
154311-9 Margarine
1543111-2 Margarine liquide
154312-0 Pâtes à tartiner allégées ou à faible teneur en matières grasses
155-3 Produits laitiers
1551-6 Lait et crème fraîche
15511-3 Lait
155111-4 Lait pasteurisé
155112-5 Lait stérilisé
1551121-8 Lait UHT
155113-6 Lait écrémé
155114-7 Lait demi-écrémé
155115-8 Lait entier
155116-9 Lait condensé
155117-0 Lait en poudre
15512-0 Crème fraîche
155121-1 Crème fraîche liquide
155122-2 Crème fraîche épaisse
155123-3 Crème épaisse
155129-9 Crème fraîche à fouetter
1553-2 Beurre
1554-5 Fromages
15541-2 Fromage de table
15542-9 Fromage frais
155421-0 Cottage cheese
155422-1 Fromage à pâte molle
155423-2 Feta
15543-6 Fromage râpé, en poudre, bleu et autre fromage
155431-7 Fromage à pâte bleue
155432-8 Cheddar
155433-9 Fromage râpé
155434-0 Parmesan
15544-3 Fromage à pâte dure
15545-0 Fromage à tartiner
1555-8 Produits laitiers divers
15551-5 Yaourt et autres produits laitiers fermentés
155513-8 Yaourt
1555131-1 Yaourt nature
1555132-4 Yaourt aromatisé
155515-0 Babeurre
15552-2 Caséine
15553-9 Lactose ou sirop de lactose
15554-6 Petit-lait
15555-3 Crème glacée et produits similaires
155551-4 Crème glacée
155552-5 Sorbet
156-4 Produits de la minoterie, amidon et produits amylacés
1561-7 Produits de la minoterie
15611-4 Riz décortiqué
15612-1 Farine de céréales ou farine végétale et produits connexes
156121-2 Farine de blé
1561211-5 Farine complète
1561212-8 Farine de boulangerie
1561213-1 Farine sans levure
1561215-7 Farine de pâtisserie
1561219-9 Farine fermentante
156122-3 Farine de céréales
1561221-6 Farine de maïs
1561222-9 Farine de riz
156123-4 Farines végétales
156124-5 Mélanges utilisés pour la préparation de produits de boulangerie
1561241-8 Préparations pour gâteaux
1561242-1 Préparations à cuire au four
156125-6 Produits de boulangerie
15613-8 Produits à base de grains de céréales
156131-9 Gruaux
156133-1 Produits céréaliers
1561331-4 Céréales pour petit déjeuner
15613311-1 Flocons de maïs
15613313-5 Muesli ou équivalent
15613319-7 Blé soufflé
1561338-5 Flocons d'avoine
15614-5 Riz transformé
156141-6 Riz à grains longs
156142-7 Riz usiné
156143-8 Brisures de riz
15615-2 Son
1562-0 Amidons et produits amylacés
15621-7 Huile de maïs
15622-4 Glucose et produits à base de glucose, de fructose et produits à base de fructose
156221-5 Glucose et produits à base de glucose
1562211-8 Glucose
1562212-1 Sirop de glucose
156223-7 Fructose et produits à base de fructose
1562231-0 Fructose
1562232-3 Préparations à base de fructose
15622321-0 Solutions de fructose
15622322-7 Sirop de fructose
15623-1 Amidons et fécules
15624-8 Tapioca
15625-5 Semoule
15626-2 Poudre pour pudding
157-5 Aliments pour animaux
1571-8 Aliments prêts à l'emploi pour animaux d'élevage et autres animaux
15711-5 Nourriture pour poissons
15712-2 Fourrage sec
15713-9 Aliments pour animaux de compagnie
158-6 Produits alimentaires divers
1581-9 Produits de panification, pâtisserie fraîche et gâteaux
15811-6 Produits de panification
158111-7 Pain
158112-8 Petits pains
158113-9 Croissants
158114-0 Petites crêpes épaisses
158115-1 Produits de panification préparés
1581151-4 Sandwichs
15811511-1 Sandwichs préparés
15812-3 Pâtisserie et gâteaux
158121-4 Pâtisserie
1581212-0 Tourtes
15812121-7 Tourtes salées
15812122-4 Tourtes sucrées
158122-5 Gâteaux
15813-0 Aliments pour petit déjeuner
1582-2 Biscottes et biscuits; pâtisserie et gâteaux de conservation
15821-9 Produits de panification grillés et pâtisserie
158211-0 Produits de panification grillés
1582111-3 Pain grillé
1582113-9 Pain croustillant dit Knaeckebrot
1582115-5 Biscottes
158212-1 Biscuits sucrés
1583-5 Sucre et produits connexes
15831-2 Sucre
158312-4 Sucre blanc
158313-5 Sucre d'érable et sirop d'érable
158314-6 Mélasse
158315-7 Sirops de sucre
158316-8 Miel
15832-9 Déchets provenant de la fabrication du sucre
15833-6 Produits à base de sucre
158331-7 Desserts
1583311-0 Fonds de tartes
1584-8 Cacao; chocolat et sucreries
15841-5 Cacao
158411-6 Pâte de cacao
158412-7 Beurre, graisse ou huile de cacao
158413-8 Poudre de cacao non sucrée
158414-9 Poudre de cacao sucrée
15842-2 Chocolat et sucreries
158421-3 Chocolat
158422-4 Produits à base de chocolat
1584221-7 Boisson chocolatée
1584222-0 Barres de chocolat
158423-5 Confiserie
1584231-8 Bonbons
1584232-1 Nougat
158424-6 Fruits, fruits à coque ou écorces de fruits confits au sucre
1585-1 Pâtes alimentaires
15851-8 Produits farinacés
158511-9 Pâtes alimentaires non cuites
158512-0 Pâtes alimentaires préparées et couscous
1585121-3 Pâtes alimentaires préparées
1585122-6 Pâtes alimentaires farcies
1585123-9 Lasagnes
1585125-5 Couscous
1585129-7 Pâtes alimentaires en conserve
1586-4 Café, thé et produits connexes
15861-1 Café
158611-2 Café torréfié
158612-3 Café décaféiné
15862-8 Succédanés de café
15863-5 Thé
158631-6 Thé vert
158632-7 Thé noir
15864-2 Préparations de thé ou de maté
158641-3 Thé en sachets
15865-9 Infusions
1587-7 Condiments et assaisonnements
15871-4 Vinaigre; sauces; condiments composés; farine et poudre de moutarde; moutarde préparée
158711-5 Vinaigre et succédanés de vinaigre
1587111-8 Vinaigre ou équivalent
158712-6 Sauces, condiments et assaisonnements composés
1587121-9 Sauce soja
1587123-5 Ketchup
1587125-1 Moutarde
1587126-4 Sauces
1587127-7 Condiments composés
15871273-8 Mayonnaise
15871274-5 Pâtes à tartiner pour sandwichs
15871279-0 Chutney
15872-1 Herbes et épices
158721-2 Poivre
158722-3 Épices
158723-4 Herbes
158724-5 Sel
158725-6 Gingembre
1588-0 Produits nutritionnels spéciaux
15881-7 Préparations alimentaires homogénéisées
15882-4 Produits diététiques
15884-8 Aliments pour nourrissons
1589-3 Produits alimentaires et produits secs divers
15891-0 Soupes et bouillons
158911-1 Soupes à base de viande
158912-2 Soupes à base de poisson
158913-3 Soupes composées
158914-4 Soupes
1589141-7 Soupes instantanées
158915-5 Bouillons
158916-6 Fonds
1589161-9 Bouillons instantanés
158919-9 Soupes de légumes
15892-7 Sucs et extraits d'origine végétale, matières peptiques et épaississants
158921-8 Sucs d'origine végétale
158922-9 Extraits d'origine végétale
158924-1 Épaississants
15893-4 Denrées sèches
158931-5 Préparations alimentaires
158932-6 Préparations pour desserts
158933-7 Préparations pour sauces
15894-1 Produits alimentaires transformés
158941-2 Repas végétariens
158942-3 Repas préparés
1589421-6 Repas pour écoles
1589422-9 Repas pour hôpitaux
158943-4 Plats préparés
158944-5 Casse-croûte
158945-6 Produits pour distributeurs automatiques
158946-7 Garnitures pour sandwichs
158947-8 Épicerie fine
15895-8 Aliments pour restauration rapide
158951-9 Hamburgers
15896-5 Produits surgelés
15897-2 Aliments en conserve et rations de campagne
158971-3 Rations de campagne
158972-4 Aliments en conserve
158973-5 Colis alimentaires
15898-9 Levure
15899-6 Levure chimique
159-7 Boissons, tabac et produits connexes
1591-0 Boissons alcoolisées distillées
15911-7 Boissons spiritueuses
159111-8 Spiritueux
159112-9 Liqueurs
1593-6 Vins
15931-3 Vins non aromatisés
159311-4 Vin mousseux
159312-5 Vin de table
159313-6 Porto
159314-7 Madère
159315-8 Moût de raisin
159316-9 Sherry
15932-0 Lie de vin
1594-9 Cidre et autres vins à base de fruits
15941-6 Cidre
15942-3 Vins à base de fruits
1595-2 Boissons fermentées non distillées
15951-9 Vermouth
1596-5 Bière de malt
15961-2 Bière
159611-3 Bière blonde
15962-9 Drèches de brasserie ou de distillerie
1598-1 Boissons sans alcool
15981-8 Eau minérale
159811-9 Eau minérale plate
159812-0 Eau minérale gazeuse
159813-1 Eau à l'état solide
1598131-4 Glace
1598132-7 Neige
159814-2 Eaux minérales aromatisées
15982-5 Boissons non alcoolisées
159821-6 Sirops de fruits
159822-7 Lait chocolaté
1599-4 Tabac, produits à base de tabac et articles connexes
15991-1 Produits à base de tabac
159911-2 Cigares
159912-3 Cigarillos
159913-4 Cigarettes
15992-8 Tabac
159921-9 Tabac manufacturé
15993-5 Articles de bureau de tabac
15994-2 Papier à cigarettes et papier-filtre
159941-3 Papier à cigarettes
159942-4 Papier-filtre
16-5 Machines agricoles
161-6 Machines agricoles et sylvicoles pour la préparation ou la culture des sols
1611-9 Charrues ou herses à disques
1612-2 Herses, scarificateurs, cultivateurs, sarcleuses ou houes
1613-5 Semoirs, plantoirs ou repiqueurs
1614-8 Épandeurs de fumier
16141-5 Distributeurs d'engrais
1615-1 Rouleaux pour pelouses ou terrains de sports
1616-4 Matériel de jardinage divers
163-8 Moissonneuses
1631-1 Faucheuses
16311-8 Tondeuses à gazon
163111-9 Tondeuses à gazon pour pelouses, parcs ou terrains de sports
1632-4 Machines de fenaison
1633-7 Presses à paille ou à fourrage
16331-4 Presses ramasseuses
1634-0 Moissonneuses-batteuses
164-9 Machines de pulvérisation à usage agricole ou horticole
165-0 Remorques et semi-remorques autochargeuses ou déchargeuses à usage agricole
1651-3 Remorques autochargeuses à usage agricole
1652-6 Remorques déchargeuses à usage agricole
1653-9 Semi-remorques autochargeuses à usage agricole
1654-2 Semi-remorques déchargeuses à usage agricole
166-1 Machines spécialisées à usage agricole ou sylvicole
1661-4 Machines de nettoyage, de tri ou de calibrage d'œufs, de fruits ou d'autres produits
16611-1 Machines de nettoyage de produits agricoles
166111-2 Machines de nettoyage d'œufs
166112-3 Machines de nettoyage de fruits
16612-8 Machines de tri ou de calibrage de produits agricoles
166121-9 Machines de tri ou de calibrage d'œufs
166122-0 Machines de tri ou de calibrage de fruits
16613-5 Machines de nettoyage, de tri ou de calibrage de semences, de graines ou de légumes secs
1662-7 Trayeuses
1663-0 Machines de préparation d'aliments pour animaux
1664-3 Machines apicoles
1665-6 Machines avicoles
16651-3 Incubateurs et écloseries avicoles
167-2 Tracteurs
1671-5 Tracteurs agricoles à conducteur accompagnant
1672-8 Tracteurs d'occasion
1673-1 Moteurs de traction
168-3 Pièces pour machines agricoles et sylvicoles
1681-6 Pièces pour machines agricoles
1682-9 Pièces pour machines sylvicoles
18-9 Vêtements, articles chaussants, bagages et accessoires
181-0 Vêtements professionnels, vêtements de travail spéciaux et accessoires
1811-3 Vêtements professionnels
18113-4 Vêtements à usage industriel
18114-1 Combinaisons de travail
1813-9 Vêtements de travail spéciaux
18132-3 Vêtements d'aviateur
181321-4 Vestons d'aviateur
181322-5 Combinaisons d'aviateur
1814-2 Accessoires pour vêtements de travail
18141-9 Gants de travail
18142-6 Visières de sécurité
18143-3 Équipements de protection
182-1 Vêtements d'extérieur
1821-4 Manteaux
18211-1 Pèlerines
18212-8 Capes
18213-5 Coupe-vent
1822-7 Vêtements de protection contre les intempéries
18221-4 Vêtements imperméables
182211-5 Pèlerines imperméables
182212-6 Anoraks
182213-7 Imperméables
18222-1 Vêtements de fonction
182221-2 Costumes (hommes); tailleurs (femmes)
182222-3 Ensembles
18223-8 Vestes et blazers
182231-9 Blazers
182232-0 Vestes
18224-5 Vêtements en tissu enduit ou imprégné
1823-0 Vêtements d'extérieur divers
18231-7 Robes
18232-4 Jupes
18233-1 Shorts
18234-8 Pantalons
18235-5 Pull-overs, cardigans et articles similaires
182351-6 Pull-overs
182352-7 Cardigans
182353-8 Sweat-shirts
182354-9 Gilets
183-2 Articles d'habillement
1831-5 Sous-vêtements
18311-2 Combinaisons
18312-9 Caleçons
18313-6 Slips pour femmes
18314-3 Peignoirs de bain
18315-0 Bas
18316-7 Collants
18317-4 Chaussettes
18318-1 Vêtements de nuit
183181-2 Chemises de nuit
183182-3 Robes de chambre
183183-4 Pyjamas
183184-5 Maillots de corps
183185-6 Chemises de nuit pour femmes
1832-8 Soutiens-gorge, corsets, jarretelles et articles similaires
18321-5 Soutiens-gorge
18322-2 Corsets
18323-9 Jarretelles
1833-1 T-shirts et chemises
18331-8 T-shirts
18332-5 Chemises
18333-2 Chemises polo
184-3 Vêtements spéciaux et accessoires
1841-6 Vêtements spéciaux
18411-3 Vêtements pour bébés
18412-0 Vêtements de sport
184121-1 Survêtements de sport
184122-2 Chemises de sport
184123-3 Combinaisons de ski
184128-8 Maillots de bain
1842-9 Accessoires d'habillement
18421-6 Mouchoirs
18422-3 Écharpes
18423-0 Cravates
18424-7 Gants
184243-0 Gants jetables
184244-1 Moufles
184245-2 Gants à crispin
18425-4 Ceintures
184251-5 Cartouchières
1844-5 Chapeaux et coiffures
18441-2 Chapeaux
18443-6 Coiffures et accessoires de coiffure
184431-7 Serre-tête
184433-9 Coiffures
1844331-2 Bérets
1844332-5 Calots de campagne
1844333-8 Capuchons
1844334-1 Képis
184434-0 Jugulaires pour coiffures
184435-1 Visières
18444-3 Coiffures de protection
184441-4 Coiffures de sécurité
1844411-7 Casques
18444111-4 Casques antichoc
18444112-1 Casques pour cyclistes
184442-5 Casques de sécurité
1845-8 Fermetures (vêtements)
18451-5 Boutons
184511-6 Parties de boutons
18452-2 Épingles de sûreté
18453-9 Fermetures à glissière
185-4 Bijouterie, montres et articles connexes
1851-7 Bijouterie et articles connexes
18511-4 Pierres précieuses pour bijouterie
185111-5 Diamants
185112-6 Rubis
185113-7 Émeraudes
185114-8 Opale
185115-9 Quartz
185116-0 Tourmaline
18512-1 Pièces de monnaie et médailles
185121-2 Pièces de monnaie
185122-3 Médailles
18513-8 Bijoux
185131-9 Perles
185132-0 Pièces d'orfèvrerie
185133-1 Objets en métal précieux
185134-2 Objets en pierres précieuses ou semi-précieuses
185135-3 Pièces d'argenterie
1852-0 Horlogerie personnelle
18521-7 Montres
185211-8 Verre à montres
18522-4 Montres-bracelets
18523-1 Chronomètres
1853-3 Cadeaux et prix
186-5 Fourrure et articles en fourrure
1861-8 Articles en fourrure
18611-5 Pelleterie
18612-2 Vêtements en fourrure
18613-9 Articles en fourrure synthétique
1862-1 Fourrures
188-7 Articles chaussants
1881-0 Chaussures autres que les chaussures de sport ou de protection
18811-7 Chaussures étanches
18812-4 Chaussures partiellement en caoutchouc ou en plastique
188121-5 Sandales à dessus caoutchouc ou plastique
188122-6 Bottes en caoutchouc
188123-7 Chaussures de ville à dessus caoutchouc ou plastique
188124-8 Tongs
18813-1 Chaussures à dessus cuir
188131-2 Sandales
188132-3 Pantoufles
188133-4 Chaussures de ville
18814-8 Chaussures à dessus textile
18815-5 Bottes
188151-6 Bottines
188152-7 Bottillons
188153-8 Bottes hautes
188154-9 Cuissardes
18816-2 Galoches
1882-3 Chaussures de sport
18821-0 Chaussures de ski
188211-1 Chaussures de ski de fond
18822-7 Chaussures d'entraînement
18823-4 Chaussures de montagne
18824-1 Chaussures de football
1883-6 Chaussures de protection
18831-3 Chaussures à embout de protection métallique
18832-0 Chaussures spéciales
188321-1 Chaussures d'aviateur
1884-9 Parties de chaussures
18841-6 Dessus de chaussures
18842-3 Semelles
18843-0 Talons
189-8 Bagages, sellerie, sacs et sachets
1891-1 Sellerie
18911-8 Selles d'équitation
18912-5 Cravaches
18913-2 Fouets
1892-4 Bagages
18921-1 Valises
18923-5 Bourses et portefeuilles
189231-6 Bourses
189232-7 Portefeuilles
18924-2 Malles
18925-9 Porte-gourdes et étuis
189251-0 Porte-gourdes
189252-1 Étuis
18929-7 Trousses de toilette
1893-7 Sacs et sachets
18931-4 Sacs de voyage
189311-5 Sacs à dos
18932-1 Sacs de sports
18933-8 Sacs pour courrier ou colis
189331-9 Sacs postaux
18934-5 Sacoches
18935-2 Sacs à linge
18936-9 Sacs en textile
18937-6 Sacs d'emballage
189371-7 Sachets d'emballage
18938-3 Enveloppes rembourrées
18939-0 Sacs à main
19-6 Produits en cuir et textiles, matériaux en plastique et en caoutchouc
191-7 Cuir
1911-0 Peau de chamois
1912-3 Cuir de bovidé ou d'équidé
1913-6 Cuir d'ovin, de caprin ou de porcin
19131-3 Peau de mouton ou d'agneau
19132-0 Peau de chèvre ou de chevreau
19133-7 Cuir de porcin
1914-9 Cuir d'autres animaux, cuir reconstitué et autres cuirs
19141-6 Cuir d'autres animaux
19142-3 Cuir reconstitué
19143-0 Similicuir
19144-7 Cuir verni
1916-5 Bracelets de montre
1917-8 Articles en cuir utilisés dans les machines ou les appareils mécaniques
192-8 Textiles et articles connexes
1921-1 Tissus
19211-8 Tissu synthétique
192111-9 Tissu mélangé
19212-5 Tissu en coton
192121-6 Coutil
192122-7 Denim
192123-8 Toile
1921231-1 Articles en toile
192124-9 Popeline
192125-0 Sangle
1921251-3 Sangles
1922-4 Tissu cardé
1923-7 Tissu de lin
19231-4 Linge
1924-0 Tissu spécial
19241-7 Velours
19242-4 Tissu éponge
19243-1 Tissu d'ameublement
19244-8 Tissu à rideaux
19245-5 Tissu de doublure
1925-3 Tissu tricoté ou crocheté
19251-0 Tricot
192511-1 Tissu de velours
19252-7 Tissu crocheté
1926-6 Étoffe
1927-9 Tissu non-tissé
1928-2 Laine, cuirs et peaux
19281-9 Laine
19282-6 Peaux
19283-3 Peaux et plumes d'oiseaux
194-0 Fil textile
1941-3 Fibres textiles naturelles
1942-6 Fibres textiles artificielles
1943-9 Fil textile en fibres naturelles
19431-6 Fil de soie
19432-3 Fil de laine
19433-0 Fil de coton
19434-7 Fil de lin
19435-4 Fil à coudre en fibres naturelles
194351-5 Fil à coudre
194352-6 Fil à tricoter
19436-1 Fil en fibres textiles végétales
1944-2 Fil ou filé synthétique
19441-9 Filé synthétique
19442-6 Fil synthétique
194421-7 Fil à coudre synthétique
194422-8 Fil à tricoter synthétique
195-1 Produits en caoutchouc et en plastique
1951-4 Produits en caoutchouc
19511-1 Chambres à air, bandes de roulement et flaps en caoutchouc
195111-2 Flaps
195112-3 Chambres à air
195113-4 Bandes de roulement
19512-8 Articles en caoutchouc non vulcanisé
19513-5 Tissus caoutchoutés
195131-6 Tissu pour cordée de pneumatique
195132-7 Ruban adhésif en tissu caoutchouté
19514-2 Caoutchouc régénéré
1952-7 Produits en plastique
19521-4 Produits en polystyrène
195211-5 Feuilles de polystyrène
195212-6 Plaques de polystyrène
19522-1 Résines
195221-2 Résine époxy
1952211-5 Tubes en résine d'époxy
196-2 Déchets de cuir, déchets textiles, déchets de caoutchouc et déchets de plastique
1961-5 Déchets de cuir
1962-8 Déchets textiles
1963-1 Déchets de caoutchouc
1964-4 Sacs et sachets à ordures en polyéthylène
197-3 Caoutchouc et fibres synthétiques
1971-6 Caoutchouc synthétique
1972-9 Fibres synthétiques
19721-6 Câbles de fibres synthétiques
19722-3 Fil à haute ténacité
19723-0 Fil à texture simple
19724-7 Monofilament synthétique
1973-2 Fibres artificielles
19731-9 Fibres artificielles discontinues
19732-6 Polypropylène
19733-3 Fil texturé artificiel
22-0 Imprimés et produits connexes
221-1 Livres, brochures et dépliants imprimés
2211-4 Livres imprimés
22111-1 Livres scolaires
22112-8 Manuels scolaires
22113-5 Livres de bibliothèque
22114-2 Dictionnaires, cartes, livres de musique et autres livres
221141-3 Dictionnaires
221142-4 Atlas
221143-5 Cartes
2211431-8 Plans cadastraux
22114311-5 Cyanotypies
221144-6 Partitions
221145-7 Encyclopédies
2212-7 Publications
22121-4 Publications techniques
2213-0 Annuaires
2214-3 Dépliants
2215-6 Brochures
2216-9 Fascicules
222-2 Journaux, revues spécialisées, périodiques et magazines
2221-5 Journaux
22211-2 Revues spécialisées
222111-3 Journaux officiels
22212-9 Périodiques
222121-0 Publications périodiques
22213-6 Magazines
223-3 Cartes postales, cartes de vœux et autres imprimés
2231-6 Cartes postales
22312-0 Images
22313-7 Décalcomanies
22314-4 Dessins
22315-1 Photographies
2232-9 Cartes de vœux
22321-6 Cartes de Noël
224-4 Timbres, formules de chèque, billets de banque, actions, publicité professionnelle, catalogues et manuels
2241-7 Timbres
22411-4 Timbres de Noël
22412-1 Nouveaux timbres
22413-8 Timbres-épargne
22414-5 Carnets de timbres-poste
2242-0 Papier timbré
2243-3 Billets de banque
2244-6 Formules de chèque
2245-9 Imprimés infalsifiables
22451-6 Passeports
22452-3 Formules de mandat de poste
22453-0 Vignettes automobiles
22454-7 Permis de conduire
22455-4 Cartes d'identité
224551-5 Bracelet d'identité
22456-1 Permis
22457-8 Cartes d'accès
22458-5 Imprimés sur commande
22459-2 Tickets
224591-3 Autocollants et bandes publicitaires
2246-2 Publicité professionnelle, catalogues commerciaux et manuels
22461-9 Catalogues
224611-0 Porte-liste
22462-6 Imprimés publicitaires
2247-5 Manuels
22471-2 Manuels informatiques
22472-9 Manuels d'instruction
22473-6 Manuels techniques
225-5 Plaques ou cylindres d'impression, autre matériel d'imprimerie
2251-8 Plaques offset
2252-1 Matériel de gravure sèche
22521-8 Matériel d'estampage
226-6 Encre
2261-9 Encre d'imprimerie
22611-6 Encre pour héliogravure
22612-3 Encre de Chine
228-8 Registres, livres comptables, classeurs, formulaires et autres articles de papeterie imprimés en papier ou en carton
2281-1 Registres en papier ou en carton
22813-2 Livres comptables
22814-9 Carnets de quittances
22815-6 Calepins
22816-3 Blocs
228161-4 Bloc-notes
228162-5 Carnets de sténographie
228163-6 Carnets de Post-it
22817-0 Agendas ou mémentos personnels
22819-4 Carnets d'adresses
2282-4 Formulaires
22821-1 Formulaires électoraux
22822-8 Formulaires commerciaux
228221-9 Formulaires commerciaux en continu
228222-0 Formulaires commerciaux non continus
2283-7 Cahiers d'exercices
22831-4 Recharges pour cahiers d'exercices
22832-1 Feuilles d'exercices
2284-0 Albums pour échantillons
22841-7 Albums pour collections
228411-8 Carnets de timbres
228412-9 Albums de timbres
2285-3 Classeurs et accessoires pour classeurs
22851-0 Classeurs
22852-7 Chemises de classement
228521-8 Chemises à dossier
22853-4 Bacs à documents
229-9 Imprimés divers
2299-6 Papiers à usage graphique, ni couchés ni enduits
22991-3 Papier journal
22992-0 Papier ou carton de fabrication artisanale
22993-7 Papier ou carton photosensible, thermosensible ou thermographique
229931-8 Papier ou carton photosensible
229932-9 Papier ou carton thermosensible
229933-0 Papier ou carton thermographique
229934-1 Papier ou carton ondulé
24-4 Produits chimiques
241-5 Gaz
2411-8 Gaz industriels
24111-5 Hydrogène, argon, gaz rares, azote et oxygène
241111-6 Argon
241112-7 Gaz rares
241113-8 Hélium
241114-9 Néon
241115-0 Gaz médicaux
241116-1 Hydrogène
241117-2 Azote
241118-3 Azote liquide
241119-4 Oxygène
24112-2 Composés oxygénés inorganiques
241121-3 Dioxyde de carbone
241122-4 Oxydes azotés
241123-5 Composés oxygénés inorganiques gazeux
24113-9 Air liquide et air comprimé
241131-0 Air liquide
241132-1 Air comprimé
242-6 Colorants et pigments
2421-9 Oxydes, peroxydes et hydroxydes
24211-6 Oxyde et peroxyde de zinc, oxyde de titane, colorants et pigments
242111-7 Oxyde de zinc
242112-8 Peroxyde de zinc
242113-9 Oxyde de titane
24212-3 Oxydes et hydroxydes de chrome, de manganèse, de magnésium, de plomb et de cuivre
242121-4 Oxyde de chrome
242122-5 Oxyde de manganèse
242123-6 Oxyde de plomb
242124-7 Oxyde de cuivre
242125-8 Oxyde de magnésium
242126-9 Hydroxydes pour colorants et pigments
2421261-2 Hydroxyde de chrome
2421262-5 Hydroxyde de manganèse
2421263-8 Hydroxyde de plomb
2421264-1 Hydroxyde de cuivre
2421265-4 Hydroxyde de magnésium
24213-0 Chaux hydratée
2422-2 Extraits tannants, extraits tinctoriaux, tannins et matières colorantes
24221-9 Extraits tinctoriaux
24222-6 Extraits tannants
24223-3 Tannins
24224-0 Matières colorantes
24225-7 Produits de tannage
243-7 Produits chimiques organiques et inorganiques de base
2431-0 Produits chimiques inorganiques de base
24311-7 Éléments chimiques, acides inorganiques et composés
243111-8 Métalloïdes
2431111-1 Phosphures
2431112-4 Carbures
2431113-7 Hydrures
2431114-0 Nitrures
2431115-3 Azotures
2431116-6 Siliciures
2431117-9 Borures
2431118-2 Soufre raffiné
243112-9 Halogène
243113-0 Métaux alcalins
2431131-3 Mercure
243114-1 Chlorure d'hydrogène, acides inorganiques, dioxyde de silicium et de soufre
2431141-4 Acides inorganiques
24311411-1 Acide sulfurique
2431142-7 Acide phosphorique
2431143-0 Acides polyphosphoriques
2431144-3 Acide hexafluorosilicique
2431145-6 Dioxyde de soufre
2431146-9 Dioxyde de silicium
2431147-2 Chlorure d'hydrogène
243115-2 Hydroxydes utilisés comme produits chimiques inorganiques de base
2431151-5 Oxydes métalliques
24311511-2 Pyrites et oxydes de fer
2431152-8 Hydroxyde de sodium
24311521-5 Soude caustique
24311522-2 Soude liquide
243116-3 Composés du soufre
243117-4 Soufre
243118-5 Carbone
243119-6 Chlore
24312-4 Halogénures métalliques, hypochlorites, chlorates et perchlorates
243121-5 Halogénures métalliques
2431211-8 Hexafluorosilicate de sodium
2431212-1 Chlorures
24312121-8 Chlorure d'aluminium
24312122-5 Chlorure ferrique
24312123-2 Polychlorure d'aluminium
2431213-4 Chlorhydrate d'aluminium
243122-6 Hypochlorites et chlorates
2431221-9 Chlorite de sodium
2431222-2 Hypochlorite de sodium
24313-1 Sulfures, sulfates, nitrates, phosphates et carbonates
243131-2 Sulfures, sulfites et sulfates
2431311-5 Sulfures divers
24313111-2 Sulfure d'hydrogène
24313112-9 Polysulfures
2431312-8 Sulfates
24313121-5 Thiosulfate de sodium
24313122-2 Sulfate ferrique
24313123-9 Sulfate d'aluminium
24313124-6 Sulfate de sodium
24313125-3 Sulfate de fer
24313126-0 Sulfate de cuivre
243132-3 Phosphinates, phosphonates, phosphates et polyphosphates
2431321-6 Hexamétaphosphate de sodium
2431322-9 Phosphates
243133-4 Carbonates
2431331-7 Carbonate de sodium
2431332-0 Bicarbonate de sodium
243134-5 Nitrates
24314-8 Sels métalliques acides divers
243141-9 Permanganate de potassium
243142-0 Sels oxométalliques acides
24315-5 Produits chimiques inorganiques divers
243151-6 Eau lourde, autres isotopes et leurs composés
243152-7 Cyanure, oxyde de cyanure, fulminates, cyanates, silicates, borates, perborates, sels d'acides inorganiques
2431521-0 Cyanures
2431522-3 Oxyde de cyanure
2431523-6 Fulminates
2431524-9 Cyanates
243153-8 Peroxyde d'hydrogène
243154-9 Quartz piézoélectrique
243155-0 Composés de métaux des terres rares
243156-1 Silicates
2431561-4 Silicate de sodium
243157-2 Borates et perborates
24316-2 Eau distillée
24317-9 Pierres synthétiques
243171-0 Pierres précieuses synthétiques
243172-1 Pierres semi-précieuses synthétiques
2432-3 Produits chimiques organiques de base
24321-0 Hydrocarbures
243211-1 Hydrocarbures saturés
2432111-4 Hydrocarbures acycliques saturés
24321111-1 Méthane
24321112-8 Éthylène
24321113-5 Propène
24321114-2 Butène
24321115-9 Acétylène
2432112-7 Hydrocarbures cycliques saturés
243212-2 Hydrocarbures non saturés
2432121-5 Hydrocarbures acycliques non saturés
2432122-8 Hydrocarbures cycliques non saturés
24321221-5 Benzène
24321222-2 Toluène
24321223-9 O-xylènes
24321224-6 M-xylènes
24321225-3 Styrène
24321226-0 Éthylbenzène
243213-3 Autres dérivés halogénés d'hydrocarbures
2432131-6 Tétrachloroéthylène
2432132-9 Tétrachlorure de carbone
24322-7 Alcools, phénols, phénols-alcools et leurs dérivés halogénés, sulfonés, nitrés ou nitrosés, alcools gras industriels
243221-8 Alcools gras industriels
243222-9 Monoalcools
2432221-2 Méthanol
2432222-5 Éthanol
243223-0 Diols, polyalcools et dérivés
2432231-3 Éthylène glycol
2432232-6 Dérivés d'alcools
243224-1 Phénols et dérivés de phénols
243225-2 Alcool
2432251-5 Alcool éthylique
24323-4 Acides gras monocarboxyliques industriels
243231-5 Huiles acides de raffinage
243232-6 Acides carboxyliques
2432321-9 Acide acétique
2432322-2 Acide peracétique
243233-7 Acides monocarboxyliques non saturés et leurs composés
2432331-0 Esters d'acide méthacrylique
2432332-3 Esters d'acide acrylique
243234-8 Acides aromatiques polycarboxyliques et carboxyliques
24324-1 Composés organiques à fonction azotée
243241-2 Composés à fonction aminée
243242-3 Amino-composés à fonction oxygénée
243243-4 Uréides
243244-5 Composés à fonction azotée
24325-8 Composés organosulfureux
24326-5 Aldéhyde, cétone, peroxydes organiques et éthers
243261-6 Composés à fonction aldéhyde
243262-7 Composés à fonction cétone et à fonction quinone
243263-8 Peroxydes organiques
2432631-1 Oxyde d'éthylène
2432632-4 Éthers
24327-2 Produits chimiques organiques divers
243271-3 Dérivés végétaux pour teinture
243272-4 Charbon de bois
243273-5 Huiles et produits de la distillation du goudron de houille, poix et brai de goudron à haute température
2432731-8 Goudron de houille
24327311-5 Créosote
2432732-1 Poix
2432733-4 Brai de goudron
243274-6 Produits à base de résine
243275-7 Lessives résiduelles provenant de la fabrication de la pâte à papier
244-8 Engrais et composés azotés
2441-1 Engrais azotés
24411-8 Acide nitrique et sels
244111-9 Nitrate de sodium
24412-5 Acides sulfonitriques
24413-2 Ammoniac
244131-3 Ammoniac liquide
244132-4 Chlorure d'ammonium
244133-5 Sulfate d'ammonium
2442-4 Engrais phosphatés
24421-1 Engrais minéraux phosphatés
24422-8 Engrais chimiques phosphatés
2443-7 Engrais d'origine animale ou végétale
2444-0 Engrais divers
2445-3 Produits agrochimiques
24451-0 Pesticides
24452-7 Insecticides
24453-4 Herbicides
24454-1 Régulateurs de croissance végétale
24455-8 Désinfectants
24456-5 Rodenticides
24457-2 Fongicides
245-9 Matières plastiques sous forme primaire
2451-2 Polymères d'éthylène sous forme primaire
2452-5 Polymères de propylène sous forme primaire
2453-8 Polymères de styrène sous forme primaire
2454-1 Polymères de vinyle sous forme primaire
24541-8 Polymères d'acétate de vinyle sous forme primaire
24542-5 Polymères acryliques sous forme primaire
2455-4 Polyesters sous forme primaire
2456-7 Polyamides sous forme primaire
2457-0 Résines uréiques sous forme primaire
2458-3 Résines aminiques sous forme primaire
2459-6 Silicones sous forme primaire
246-0 Explosifs
2461-3 Explosifs préparés
24611-0 Poudres propulsives
246111-1 Combustibles au propergol
24612-7 Explosifs divers
246121-8 Dynamite
246122-9 TNT
246123-0 Nitroglycérine
24613-4 Fusées de signalisation, fusées paragrêle, signaux de brume et articles de pyrotechnie
246131-5 Cartouches-épouvantails sonores
246132-6 Feux d'artifice
24615-8 Mèches, détonateurs, amorceurs et détonateurs électriques
249-3 Produits de chimie fine et produits de chimie variés
2491-6 Colles
24911-3 Gélatines
249112-5 Adhésifs
2492-9 Huiles essentielles
2493-2 Substances chimiques pour photographie
24931-9 Plaques et films pour photographie
249312-1 Émulsions à usage photographique
2493121-4 Révélateurs pour photographie
2493122-7 Fixateurs pour photographie
2493123-0 Révélateurs pour radiologie
2493124-3 Fixateurs pour radiologie
2493125-6 Milieux de culture
2493126-9 Renforçateurs d'image
2495-8 Préparations chimiques spéciales
24951-5 Graisses et lubrifiants
249511-6 Lubrifiants
2495111-9 Boue de forage
2495112-2 Graisse de silicone
2495113-5 Fluides de forage
249512-7 Additifs pour huiles
2495121-0 Poudre pour extincteurs d'incendie
2495122-3 Produits extincteurs
2495123-6 Charges pour extincteurs d'incendie
249513-8 Fluides hydrauliques
2495131-1 Agents de dégivrage
24951311-8 Produits antigel
249514-9 Graisses et huiles chimiquement modifiées
24952-2 Pâtes à modeler
249521-3 Cire dentaire
24953-9 Agents de finissage
24954-6 Charbon actif
249541-7 Charbon actif neuf
249542-8 Charbon actif régénéré
24955-3 Toilettes chimiques
24956-0 Peptones et substances protéiques
24957-7 Additifs chimiques
249571-8 Liants préparés pour moules ou noyaux de fonderie
249572-9 Additifs pour ciment, mortier ou béton
24958-4 Produits chimiques pour l'industrie du pétrole et du gaz
249581-5 Produits chimiques pour fond de trou de forage
249582-6 Agents floculants
249583-7 Produits chimiques à boue
249584-8 Ampoules à gel pour le bourrage d'explosifs
24959-1 Aérosols et produits chimiques sous forme de disque
249591-2 Aérosols
249592-3 Éléments chimiques en forme de disque
2496-1 Produits chimiques variés
24961-8 Liquides de radiateur
24962-5 Produits chimiques utilisés pour le traitement de l'eau
24963-2 Produits anticorrosion
24964-9 Glycérine
24965-6 Enzymes
30-9 Machines, matériel et fourniture informatique et de bureau, excepté les meubles et logiciels
301-0 Machines, matériel et fournitures de bureau, excepté ordinateurs, imprimantes et meubles
3011-3 Machines de traitement de texte
30111-0 Traitements de texte
3012-6 Photocopieurs et matériel d'impression offset
30121-3 Photocopieurs et appareils de thermocopie
301211-4 Photocopieurs
301212-5 Matériel de photocopie
301213-6 Matériel de reproduction
301214-7 Duplicateurs
3012141-0 Télécopieurs
3012142-3 Émetteurs numériques
3012143-6 Duplicateurs numériques
30122-0 Machines d'impression offset de bureau
301221-1 Système d'impression offset numérique
301222-2 Matériel d'impression offset numérique
30123-7 Machines de bureau
301231-8 Oblitérateurs automatiques
301232-9 Distributeurs automatiques de billets de banque
301233-0 Duplicateurs à stencil
301234-1 Plieuses
301235-2 Perforateurs
301236-3 Machines à manipuler les pièces de monnaie
3012361-6 Machines à trier les pièces de monnaie
3012362-9 Machines à compter les pièces de monnaie
3012363-2 Machines de mise en rouleaux de pièces de monnaie
30124-4 Pièces et accessoires de machines de bureau
301241-5 Unités de fusion
3012411-8 Huile pour unités de fusion
3012412-1 Chiffon de nettoyage pour l'unité de fusion
3012413-4 Lampes pour unité de fusion
3012414-7 Tampon de nettoyage de l'unité de fusion
3012415-0 Filtres de nettoyage de l'unité de fusion
301242-6 Kits pour unité de fusion
301243-7 Tambours pour machines de bureau
301244-8 Cartouches d'agrafes
301245-9 Accessoires de scanner
3012451-2 Endosseurs
3012452-5 Bac d'alimentation de documents pour scanner
3012453-8 Adaptateurs de transparents pour scanner
30125-1 Pièces et accessoires de photocopieurs
301251-2 Cartouches de toner
3012511-5 Encre pour imprimantes laser/télécopieurs
3012512-8 Encre pour photocopieurs
3012513-1 Encre pour centres de calcul, de recherche et de documentation
3013-9 Matériel de bureau de poste
30131-6 Équipement de salle du courrier
301311-7 Plieuses de papier ou d'enveloppes
301312-8 Machines à mettre sous enveloppe
301313-9 Adressographes
301314-0 Machines à affranchir
301315-1 Machines à ouvrir le courrier
301316-2 Machines à cacheter le courrier
301317-3 Machines à oblitérer
301318-4 Timbreuses
30132-3 Matériel de tri
301321-4 Matériel de tri du courrier
301322-5 Machines à compter les billets de banque
301323-6 Trieuses
30133-0 Matériel pour envoi postal
301331-1 Matériel pour envoi postal en nombre
3014-2 Machines à calculer et machines comptables
30141-9 Machines à calculer
301411-0 Calculatrices de poche
301412-1 Calculatrices de bureau
301413-2 Calculatrices imprimantes
301414-3 Machines à additionner
30142-6 Machines comptables et caisses enregistreuses
301421-7 Machines comptables
301422-8 Caisses enregistreuses
30144-0 Machines du type machines à calculer
301441-1 Affranchisseuses
301442-2 Distributeurs automatiques de tickets
301443-3 Machines de comptage des véhicules
301444-4 Péage automatique
30145-7 Pièces et accessoires de machines à calculer
301451-8 Rouleaux pour machines à calculer
3015-5 Machines à écrire
30151-2 Machines à écrire électroniques
30152-9 Pièces et accessoires de machines à écrire
3016-8 Cartes magnétiques
30161-5 Cartes de crédit
30162-2 Cartes à puce
30163-9 Cartes accréditives
301631-0 Cartes pour l'achat de carburant
3017-1 Étiqueteuses
30171-8 Machines à dater ou à numéroter
30172-5 Machines à imprimer les documents d'identité
30173-2 Machines d'étiquetage
30174-9 Machines à produires des étiquettes
30175-6 Nécessaire pour lettrage
30176-3 Titreuse manuelle
30177-0 Machines à étiqueter automatiques
30178-7 Machines à étiqueter semi-automatiques
30179-4 Distributeurs d'étiquettes
3018-4 Machines à endosser et à rédiger les chèques
30181-1 Machines à endosser les chèques
30182-8 Machines à rédiger les chèques
3019-7 Machines, fournitures et équipement de bureau divers
30191-4 Équipement de bureau, excepté les meubles
301911-5 Équipement de classement
3019111-8 Carrousels à cartes
3019112-1 Porte-revues
3019113-4 Presse-papiers
3019114-7 Accessoires d'identification personnelle
301912-6 Rétroprojecteurs
301914-8 Déchiqueteuses
30192-1 Fournitures de bureau
301921-2 Effaceurs
3019211-5 Produits d'encrage
30192111-2 Tampons encreurs
30192112-9 Encre pour machines d'impression
30192113-6 Cartouches d'encre
30192121-5 Stylos à bille
30192122-2 Stylos à encre
30192123-9 Feutres
30192124-6 Stylos-feutres
30192125-3 Marqueurs
30192126-0 Stylos techniques
30192127-7 Porte-plumes
3019213-1 Crayons
30192131-8 Porte-mines
30192132-5 Mines de crayon de rechange
30192133-2 Taille-crayons
30192134-9 Porte-crayons
3019215-7 Timbres dateurs
30192151-4 Tampons à cacheter
30192152-1 Tampons numéroteurs
30192153-8 Tampons avec texte
30192154-5 Recharges pour tampons à timbrer
30192155-2 Porte-tampons de bureau
3019216-0 Correcteurs
3019217-3 Tableaux d'affichage
301922-3 Mètres-rubans
301923-4 Rubans encreurs
3019231-7 Rubans pour machines à écrire
3019232-0 Rubans pour imprimantes
3019233-3 Rubans et rouleaux pour calculatrices
3019234-6 Rubans pour télécopieurs
3019235-9 Rubans pour caisses enregistreuses
301924-5 Fournitures pour reprographie
301925-6 Transparents pour rétroprojecteurs
301926-7 Planches à dessin
301927-8 Papeterie
301928-9 Étiquettes autocollantes
301929-0 Outils de correction
3019291-3 Film ou ruban correcteur
3019292-6 Liquide correcteur
3019293-9 Stylos correcteurs
3019294-2 Recharges de stylos correcteurs
3019295-5 Effaceurs électriques
30193-8 Organisateurs et accessoires
301931-9 Organisateurs de tiroirs
301932-0 Plateaux ou organisateurs pour bureau
301933-1 Classeurs à dossiers suspendus
301934-2 Serre-livres
301935-3 Présentoir d'imprimés
301936-4 Supports pour agendas ou calendriers
301937-5 Boîte de rangement de dossiers
301938-6 Supports de feuillets pour prise de message
301939-7 Porte-copies
30194-5 Fournitures pour dessin
301941-6 Pistolets à dessin
301942-7 Pastilles, bandes et films à dessin
3019421-0 Pastilles ou bandes à dessin
3019422-3 Films à dessin
301943-8 Kits, ensembles et papiers à dessin
3019431-1 Kits ou ensembles à dessin
3019432-4 Papiers à dessin
301944-9 Protections de table à dessin
301945-0 Trace-lettres
301946-1 Rapporteurs d'angles
301947-2 Normographes
301948-3 Équerres en T et triangles
3019481-6 Équerres en T
3019482-9 Triangles
301949-4 Rabats de protection de plans de travail
30195-2 Tableaux
301951-3 Plannings muraux ou accessoires
301952-4 Tableaux-copieurs électroniques ou accessoires
301953-5 Fournitures de bureau ou accessoires
301954-6 Tableaux effaçables à sec ou accessoires
301955-7 Tableaux ou accessoires
301956-8 Tableaux d'affichage ou accessoires
301957-9 Kits de nettoyage de tableaux ou accessoires
301958-0 Supports ou rails d'accrochage
301959-1 Tableaux blancs et tableaux magnétiques
3019591-4 Tableaux blancs
30195911-1 Accessoires pour tableaux blancs
30195912-8 Présentoirs pour tableaux blancs
30195913-5 Présentoirs pour tableaux à feuilles mobiles
3019592-7 Tableaux magnétiques
30195921-4 Effaceurs pour tableaux magnétiques
30196-9 Systèmes de planification
301961-0 Plannings de réunions
301962-1 Carnets de rendez-vous ou recharges
301963-2 Boîtes à suggestions
30197-6 Petit matériel de bureau
301971-7 Agrafes, pointes, punaises
3019711-0 Agrafes
3019712-3 Pointes
3019713-6 Punaises
301972-8 Classeurs à anneaux et trombones
3019721-1 Classeurs à anneaux
3019722-4 Trombones à papier
30197221-1 Sébiles à trombones
301973-9 Ouvre-lettres, agrafeuses et perforateurs à trous
3019731-2 Ouvre-lettres
3019732-5 Agrafeuses
30197321-2 Dégrafeuses
3019733-8 Perforateurs à trous
301974-0 Éponge à humecter les timbres
301975-1 Cire à cacheter
3019751-4 Accessoires pour cire à cacheter
301976-2 Papier et carton traités
3019761-5 Papier et carton assemblés
3019762-8 Papier à écrire
30197621-5 Bloc de feuilles pour tableaux à feuilles mobiles
3019763-1 Papier d'impression
3019764-4 Papier autocopiant ou autre papier à copies
30197641-1 Papier thermographique
30197642-8 Papier pour photocopie et papier pour xérographie
30197643-5 Papier pour photocopie
30197644-2 Papier pour xérographie
30197645-9 Carte pour impression
30198-3 Machines de loterie
301981-4 Machines à sous
30199-0 Articles de papeterie et autres articles en papier
301991-1 Papier carbone, papier autocopiant, papier stencil et papier non carboné
3019911-4 Papier carbone
3019912-7 Papier autocopiant
3019913-0 Papier non carboné
3019914-3 Papier stencil
301992-2 Enveloppes, cartes-lettres et cartes postales non illustrées
3019921-5 Cartes-lettres
3019922-8 Cartes postales non illustrées
3019923-1 Enveloppes
3019924-4 Kit d'expédition de courrier
301993-3 Papier estampé ou perforé
3019931-6 Papier d'impression estampé ou perforé
3019932-9 Papier à lettres estampé ou perforé
3019933-2 Papier en continu pour imprimantes d'ordinateurs
3019934-5 Formulaires en continu
301994-4 Papier gommé ou adhésif
3019941-7 Papier autocollant
301995-5 Boîtes-classeurs, classe-lettres, boîtes de rangement et articles similaires
301996-6 Intercalaires de papeterie
301997-7 Articles de papeterie imprimés, excepté les formulaires
3019971-0 Enveloppes imprimées
30199711-7 Enveloppes à fenêtre imprimées
30199712-4 Enveloppes sans fenêtre imprimées
30199713-1 Enveloppes pour radiographies imprimées
3019972-3 Papier à lettres
3019973-6 Cartes de visite
30199731-3 Porte-cartes professionnelles
3019974-9 Papillons
3019975-2 Coupons
3019976-5 Étiquettes
30199761-2 Étiquettes à codes-barres
30199762-9 Étiquettes pour bagages
30199763-6 Etiquettes antivol
3019977-8 Chèques-repas
3019978-1 Sous-main
3019979-4 Tableaux horaires
30199791-1 Emplois du temps muraux
30199792-8 Calendriers
30199793-5 Supports d'agendas
302-1 Matériel et fournitures informatiques
3021-4 Machines de traitement des données (matériel)
30211-1 Unité centrale de traitement
302111-2 Superordinateur
302112-3 Matériel pour unité centrale
302113-4 Plates-formes informatiques
302114-5 Configurations informatiques
302115-6 Unité centrale de traitement (CPU)
30212-8 Matériel pour mini-ordinateurs
302121-9 Unités centrales pour mini-ordinateurs
30213-5 Ordinateurs personnels
302131-6 Ordinateurs portables
302132-7 Ordinateur tablette
302133-8 Ordinateur de bureau
302134-9 Unités centrales pour ordinateurs personnels
302135-0 Ordinateurs de poche
30214-2 Postes de travail
30215-9 Matériel pour micro-ordinateurs
302151-0 Unités centrales pour micro-ordinateurs
30216-6 Lecteurs magnétiques ou optiques
302161-7 Lecteurs optiques
3021611-0 Scanners informatiques
3021612-3 Matériel de reconnaissance optique de caractères
3021613-6 Lecteurs de codes-barres
302162-8 Lecteurs de cartes magnétiques
302163-9 Lecteurs de cartes perforées
3022-7 Matériel de cartographie numérique
30221-4 Plans cadastraux numériques
3023-0 Matériel informatique
30231-7 Écrans et consoles d'ordinateurs
302311-8 Terminaux informatiques
302312-9 Consoles
302313-0 Écrans de visualisation
3023131-3 Écrans plats
3023132-6 Moniteurs à écran tactile
30232-4 Périphériques (appareils)
302321-5 Imprimantes et traceurs
3023211-8 Imprimantes laser
3023212-1 Imprimantes matricielles
3023213-4 Imprimantes graphiques couleur
3023214-7 Traceurs
3023215-0 Imprimantes à jet d'encre
302326-0 Codeurs
302327-1 Unité centrale de commande
30233-1 Unités de mémoire et de lecture
302331-2 Unités de mémoire
3023311-5 Unités de mémoire à carte magnétique
3023312-8 Unités de mémoire à bande magnétique
3023313-1 Unités de mémoire à disque magnétique
30233131-8 Unités de disques souples
30233132-5 Unités de disque dur
3023314-4 Unités de mémoire à accès sélectif (MAS)
30233141-1 Matrice redondante de disques indépendants (RAID)
3023315-7 Unités de disque optique
30233151-4 Lecteur et/ou graveur de CD
30233152-1 Lecteur et/ou graveur de DVD
30233153-8 Lecteur et/ou graveur de CD et de DVD
3023316-0 Dérouleurs en continu
30233161-7 Matériel de manipulation de cassettes
3023317-3 Carrousels
3023318-6 Dispositifs de stockage à mémoire flash
3023319-9 Contrôleur de disques
302333-4 Lecteurs de cartes à puce
3023331-7 Lecteurs d'empreintes digitales
3023332-0 Lecteurs combinés de cartes à puces et d'empreintes digitales
30234-8 Supports de mémoire
302341-9 Disque magnétique
302342-0 Disques optiques
302343-1 Disques compacts (CD)
302344-2 Disques numériques polyvalents (DVD)
302345-3 Supports de stockage à mémoire
302346-4 Mémoire flash
302347-5 Bandes magnétiques
30236-2 Matériel informatique divers
302361-3 Matériel d'extension de mémoire
3023611-6 Mémoire vive (RAM)
30236111-3 Mémoire vive dynamique (DRAM)
30236112-0 Mémoire vive statique (SRAM)
30236113-7 Mémoire vive dynamique synchrone (SDRAM)
30236114-4 Mémoire vive dynamique en bus (RDRAM)
30236115-1 Mémoire vive graphique synchrone (SGRAM)
3023612-9 Mémoire morte (ROM)
30236121-6 Mémoire morte programmable (PROM)
30236122-3 Mémoire morte reprogrammable (EPROM)
30236123-0 Mémoire morte reprogrammable électroniquement (EEPROM)
302362-4 Matériel de traitement de données
30237-9 Pièces, accessoires et fournitures pour ordinateurs
302371-0 Parties et pièces d'ordinateurs
3023711-3 Interfaces de réseau
3023712-6 Bornes d'entrée
30237121-3 Ports infrarouges de série
3023713-9 Cartes informatiques
30237131-6 Cartes électroniques
30237132-3 Bus série universel (USB)
30237133-0 Adaptateurs et interfaces PCMCIA (Personal Computer Memory Card International Association)
30237134-7 Cartes accélératrices graphiques
30237135-4 Cartes d'interface réseau
30237136-1 Cartes audio
3023714-2 Cartes mères
302372-1 Accessoires informatiques
3023721-4 Écrans antireflet
3023722-7 Tapis de souris
3023723-0 Caches
3023724-3 Caméra web
3023725-6 Accessoires de nettoyage pour ordinateur
30237251-3 Kits de nettoyage pour ordinateur
30237252-0 Aspirateurs pneumatiques pressurisés
30237253-7 Housses pour matériel informatique
3023726-9 Arbres de montage mural pour moniteurs
3023727-2 Mallettes de transport d'ordinateur portable
3023728-5 Accessoires d'alimentation
3023729-8 Appuie-poignets pour clavier
30237295-3 Protège-claviers
302373-2 Fournitures informatiques
3023731-5 Cartouches de polices de caractères pour imprimantes
3023732-8 Disquettes
3023733-1 Cartouches de bandes audionumériques (DAT)
3023734-4 Cartouches de bandes linéaires numériques (DLT)
3023735-7 Chargeurs de données
3023736-0 Cartouches de bandes linéaires ouvertes (LTO)
3023737-3 Cartouches d'enregistrement
3023738-6 CD-ROM
302374-3 Accessoires de saisie de données
3023741-6 Souris d'ordinateur
3023742-9 Manches à balai
3023743-2 Photostyles
3023744-5 Boules de commande
3023745-8 Tablettes graphiques
3023746-1 Claviers d'ordinateurs
30237461-8 Claviers programmables
3023747-4 Claviers braille
30237475-9 Capteurs électriques
3023748-7 Unités d'entrée
30238-6 Matériel d'automatisation de bibliothèque
31-6 Machines, appareils, équipements et consommables électriques; éclairage
311-7 Moteurs, générateurs et transformateurs électriques
3111-0 Moteurs électriques
31111-7 Adaptateurs
3112-3 Générateurs
31121-0 Groupes électrogènes
311211-1 Groupes électrogènes à moteur à allumage par compression
3112111-4 Convertisseurs
31121111-1 Convertisseurs électriques rotatifs
311212-2 Groupes électrogènes à moteurs à allumage par étincelle
311213-3 Aérogénérateurs
3112131-6 Éoliennes
3112132-9 Turbines éoliennes
3112133-2 Générateurs à turbines éoliennes
31121331-9 Rotors de turbine
3112134-5 Ferme éolienne
31122-7 Groupes générateurs
311221-8 Piles à combustible
31124-1 Générateur à turbine à vapeur et appareillage
311241-2 Générateurs à turbines
311242-3 Appareils de commande de générateurs à turbines
31126-5 Dynamos
31127-2 Générateur de secours
31128-9 Turbogénérateur
3113-6 Alternateurs
31131-3 Moteurs monophasés
311311-4 Actionneurs
311312-5 Anodes
31132-0 Moteurs polyphasés
3114-9 Tours de refroidissement
31141-6 Refroidisseurs d'eau
3115-2 Ballast pour lampes ou tubes à décharge
31151-9 Convertisseurs statiques
31153-3 Redresseurs
31154-0 Sources d'alimentation électrique ininterruptible
31155-7 Onduleurs
31156-4 Alimentation interruptible en courant
31157-1 Inducteurs
31158-8 Chargeurs
311581-9 Chargeurs de batterie
311582-0 Compresseur d'alimentation
311583-1 Turbocompresseur
3116-5 Pièces pour moteurs, générateurs et transformateurs électriques
31161-2 Pièces pour moteurs et générateurs électriques
311611-3 Systèmes d'excitation
311612-4 Systèmes de refroidissement de gaz
311613-5 Rotors de générateurs
311614-6 Systèmes d'eau primaire
311615-7 Systèmes d'huile d'étanchéité
311616-8 Systèmes d'eau de refroidissement de stators
311617-9 Pièces de générateurs de vapeur
311618-0 Pièces pour générateurs de gaz
311619-1 Systèmes de réglage de tension
31162-9 Pièces de transformateurs, d'inducteurs et de convertisseurs statiques
311621-0 Pièces de condenseurs
3117-8 Transformateurs
31171-5 Transformateurs à diélectrique liquide
31172-2 Transformateurs de tension
31173-9 Transformateur de mesure
31174-6 Transformateurs d'alimentation
312-8 Appareils de distribution et de commande électriques
3121-1 Appareils électriques de commutation ou de protection de circuits électriques
31211-8 Tableaux et boîtes à fusibles
312111-9 Tableaux de commande électriques
3121111-2 Tableaux de contrôle
312112-0 Boîtes à fusibles
312113-1 Fusibles
3121131-4 Coupe-circuits
3121132-7 Blocs à fusibles
3121133-0 Fils fusibles
3121134-3 Douilles de fusibles
31212-5 Disjoncteurs
312121-6 Disjoncteurs suspendus
312122-7 Testeurs de circuits
312123-8 Coupe-circuits magnétiques
312124-9 Coupe-circuits miniatures
31213-2 Équipement de distribution
312131-3 Boîtes de distribution
312132-4 Transformateurs de distribution
312133-5 Boîtiers de distribution par câble
312134-6 Système de distribution
31214-9 Appareillage de commutation
312141-0 Interrupteurs
3121411-3 Sectionneurs
3121412-6 Interrupteur de mise à la terre
3121413-9 Interrupteurs de sécurité
3121414-2 Commandes d'intensité d'éclairage
3121415-5 Interrupteurs à tambour
3121416-8 Interrupteurs à pression
3121417-1 Interrupteurs à lÉvier
3121418-4 Interrupteurs à glissière
3121419-7 Interrupteurs de fin de course
312142-1 Déconnecteur
312143-2 Appareillage de commutation pour l'extérieur
312144-3 Sectionneur à fusible
312145-4 Tableaux électriques
3121451-7 Tableaux de distribution
3121452-0 Tableau moyenne tension
31215-6 Limiteurs de tension
31216-3 Parafoudre
312161-4 Équipement de protection contre la foudre
312162-5 Paratonnerre
31217-0 Limiteurs de surcharge
31218-7 Barres omnibus
31219-4 Boîtiers de protection
3122-4 Composants de circuits électriques
31221-1 Relais électriques
312211-2 Relais de puissance
312212-3 Relais polyvalents
312213-4 Relais à douille
312214-5 Relais à tension alternative
312215-6 Relais au mercure
312216-7 Relais retardés
312217-8 Relais de surcharge
31223-5 Douilles
31224-2 Connexions et éléments de contact
312241-3 Fiches et prises de courant
312242-4 Connecteurs coaxiaux
312243-5 Boîtes de raccordement
312244-6 Câbles de connexion
312245-7 Bornes
312246-8 Atténuateurs
312247-9 Boîtes de jonction
312248-0 Kits de raccordement de câbles
3122481-3 Câbles prolongateurs
3123-7 Pièces pour appareils de distribution ou de commande électrique
313-9 Fils et câbles isolés
3131-2 Canalisations
31311-9 Connexions de réseau
3132-5 Câbles de distribution électrique
31321-2 Lignes électriques
313211-3 Lignes électriques aériennes
313212-4 Câble basse et moyenne tension
3132121-7 Câble basse tension
3132122-0 Câble moyenne tension
313213-5 Câble haute tension
313214-6 Câble subaquatique
313215-7 Câble sous-marin
313216-8 Câble blindé
313217-9 Câble de signalisation
3133-8 Câbles coaxiaux
3134-1 Accessoires de câble, isolés
31341-8 Bobines de câbles, isolées
31342-5 Embranchements de câbles, isolés
31343-2 Jonctions de câbles, isolées
31344-9 Serre-garnitures de câbles, isolées
3135-4 Conducteurs électriques pour données et contrôle
31351-1 Conducteurs électriques pour systèmes de contrôle d'accès
314-0 Accumulateurs, piles et batteries primaires
3141-3 Piles primaires
31411-0 Piles alcalines
3142-6 Batteries primaires
31421-3 Batteries au plomb
31422-0 Groupes de batteries
3143-9 Accumulateurs électriques
31431-6 Accumulateurs au plomb
31432-3 Accumulateurs au nickel-cadmium
31433-0 Accumulateurs au nickel-fer
31434-7 Accumulateurs au lithium
3144-2 Batteries
315-1 Appareils d'éclairage et lampes électriques
3151-4 Lampes électriques à incandescence
31511-1 Phares scellés
31512-8 Lampes à incandescence à halogène
315121-9 Ampoules halogène, linéaires
315122-0 Ampoules halogène, bicontact
315123-1 Ampoules halogène, dichroïques
31514-2 Lampes à décharge
31515-9 Émetteurs ultraviolets
31516-6 Émetteurs infrarouges
31517-3 Lampes à arc
31518-0 Feux de signalisation
315181-1 Projecteurs
315182-2 Matériel d'éclairage de secours
3151821-5 Lampes-tempête
3151822-8 Bâton lumineux
315183-3 Luminaires de toiture
315185-5 Lampes à vapeur de mercure
315186-6 Projecteurs orientables
31519-7 Lampes à incandescence et lampes au néon
315191-8 Lampes à incandescence
315192-9 Lampes au néon
3152-7 Lampes et appareils d'éclairage
31521-4 Lampes
315211-5 Lampes de bureau
315212-6 Lampadaires
315213-7 Lampes électriques portatives
3152131-0 Avertisseurs lumineux
3152132-3 Torches
3152133-6 Lampes électriques portatives rechargeables
31522-1 Lampes décoratives pour arbres de Noël
31523-8 Enseignes et plaques indicatrices lumineuses
315231-9 Enseignes au néon
315232-0 Panneaux à messages permanents
315233-1 Plaques indicatrices lumineuses
31524-5 Plafonniers ou appliques murales
315241-6 Appareils d'éclairage à fixer au plafond
3152411-9 Scialytiques
3152412-2 Plafonniers
315242-7 Accessoires d'appliques murales
3152421-0 Appliques murales
31527-6 Spots
315272-8 Éclairage extérieur
3152721-1 Lanternes
3152726-6 Systèmes d'éclairage
3152727-9 Éclairage de quai
315273-9 Éclairage domestique
315274-0 Eclairages sous-marin
3153-0 Pièces de lampes et d'appareils d'éclairage
31531-7 Ampoules
315311-8 Tubes d'éclairage
31532-4 Pièces de lampes et accessoires d'éclairage
315321-5 Lampes à tube
3153211-8 Lampes à tube fluorescent
3153212-1 Lampes à tube fluorescent compactes
315322-6 Lampes annulaires
3153221-9 Lampes annulaires fluorescentes
315323-7 Lampes globe
3153231-0 Lampes globe fluorescentes compactes
315324-8 Douilles de lampes
315325-9 Interrupteurs de lampes
3153251-2 Interrupteurs de lampes fluorescentes
315326-0 Bobines de réactance de lampes
3153261-3 Bobines de réactance de lampes fluorescentes
315327-1 Écran protecteur de lampe
315328-2 Bras de lampe
315329-3 Lampes fluorescentes
3153291-6 Tubes fluorescents
3153292-9 Ampoules et lampes fluorescentes
316-2 Matériel électrique
3161-5 Matériel électrique pour moteurs et véhicules
31611-2 Jeux de câblage
31612-9 Câblage électrique préassemblé pour moteurs
316122-1 Moteurs de démarrage
316123-2 Matériel électrique de signalisation pour moteurs
3161231-5 Clignotants
3162-8 Appareils de signalisation acoustique ou optique
31625-3 Avertisseurs d'effraction et d'incendie
316251-4 Systèmes de détection d'incendie
316252-5 Systèmes d'alarme incendie
316253-6 Systèmes avertisseurs d'effraction
3163-1 Aimants
3164-4 Machines et appareils à usage spécifique
31642-8 Appareils de détection électronique
316421-9 Détecteurs de tubes métalliques
316422-0 Détecteurs de mines
316423-1 Détecteurs de matières plastiques
316424-2 Détecteurs d'objets non métalliques
316425-3 Détecteurs de bois
31643-5 Accélérateurs de particules
316431-6 Accélérateurs linéaires
31644-2 Enregistreurs de données divers
31645-9 Billards électriques
3165-7 Pièces isolantes
31651-4 Ruban isolant
3166-0 Électrodes au carbone
3167-3 Pièces électriques de machines ou d'appareils
31671-0 Enveloppes de verre et tubes cathodiques
316711-1 Enveloppes en verre
316712-2 Tubes cathodiques
3168-6 Fournitures et accessoires électriques
31681-3 Accessoires électriques
316811-4 Contacts électriques
316812-5 Pompes électriques
316813-6 Circuits électriques
316814-7 Composants électriques
3168141-0 Matériels électriques
316815-8 Rechargeurs
31682-0 Approvisionnement en électricité
316821-1 Coffres électriques
3168211-4 Couvercles de coffret de branchement
316822-2 Tableaux d'instruments
3168221-5 Instruments et équipement de commande et de contrôle
3168222-8 Tables de mixage
3168223-1 Panneaux à écran graphique
316823-3 Équipement moyenne tension
3168231-6 Panneaux moyenne tension
316824-4 Équipement électrique aérien
3168241-7 Supports de câbles aériens
316825-5 Équipement électrique de secours
3168251-8 Systèmes électriques de secours
3168252-1 Systèmes d'arrêt d'urgence
3168253-4 Alimentation électrique de secours
3168254-7 Équipement de sous-station
317-3 Fournitures électroniques, électromécaniques et électrotechniques
3171-6 Équipement électronique
31711-3 Fournitures électroniques
317111-4 Composants électroniques
3171111-7 Émetteurs-récepteurs
3171112-0 Transducteurs
3171113-3 Résistances
31711131-0 Résistances électriques
3171114-6 Électrodes
3171115-9 Condensateurs électriques
31711151-6 Condensateurs fixes
31711152-3 Condensateurs variables ou réglables
31711154-0 Batteries de condensateurs
31711155-7 Réseaux de condensateurs
317112-5 Tableaux indicateurs électroniques
317113-6 Systèmes électroniques d'enregistrement des temps
3171131-9 Pointeuse
317114-7 Valves et tubes
3171141-0 Tubes cathodiques pour récepteurs de télévision
31711411-7 Tubes pour caméras de télévision
3171142-3 Tubes et équipement pour hyperfréquences
31711421-0 Magnétrons
31711422-7 Équipement à hyperfréquences
31711423-4 Équipement hertzien
31711424-1 Klystrons
3171143-6 Tubes électroniques
3171144-9 Tubes de récepteur ou d'amplificateur
317115-8 Pièces pour assemblages électroniques
3171151-1 Pièces pour condensateurs électriques
3171152-4 Pièces pour résistances électriques, rhéostats et potentiomètres
3171153-7 Pièces pour valves et tubes électroniques
31712-0 Machines et appareils microélectroniques et microsystèmes
317121-1 Machines et appareils microélectroniques
3171211-4 Circuits intégrés et microassemblages électroniques
31712111-1 Cartes téléphoniques
31712112-8 Cartes SIM
31712113-5 Cartes à circuits intégrés
31712114-2 Circuits intégrés électroniques
31712115-9 Microassemblages
31712116-6 Microprocesseurs
31712117-3 Boîtiers de circuits intégrés
31712118-0 Supports ou montures de circuits intégrés
31712119-7 Capots de circuits intégrés
317122-2 Microsystèmes
317123-3 Circuits imprimés
3171231-6 Cartes de circuits imprimés garnies
3171232-9 Cartes de circuits imprimés non garnies
3171233-2 Semi-conducteurs
31712331-9 Cellules photovoltaïques
31712332-6 Thyristors
31712333-3 Diacs
31712334-0 Triacs
31712335-7 Coupleurs optiques
31712336-4 Oscillateurs à quartz
3171234-5 Diodes
31712341-2 Diodes électroluminescentes
31712342-9 Diodes micro-ondes ou diodes à petits signaux
31712343-6 Diodes Zener
31712344-3 Diodes Schottky
31712345-0 Diodes tunnel
31712346-7 Diodes photosensibles
31712347-4 Diodes de puissance ou diodes solaires
31712348-1 Diodes laser
31712349-8 Diodes à radiofréquence (RF)
3171235-8 Transistors
31712351-5 Transistors photosensibles
31712352-2 Transistors à effet de champ (FET)
31712353-9 Transistors à effet de champ à oxdes métalliques (MOSFET)
31712354-6 Puces à transistor
31712355-3 Transistors bipolaires darlington ou transistors à radiofréquence (RF)
31712356-0 Transistors unijonction
31712357-7 Transistors bipolaires à grille isolée (IGBT)
31712358-4 Transistors à effet de champ à jonction (JFET)
31712359-1 Transistors bipolaires à jonction (BJT)
3171236-1 Cristaux piézoélectriques montés
3172-9 Équipement électromécanique
3173-2 Équipement électrotechnique
31731-9 Fournitures électrotechniques
317311-0 Modules
32-3 Équipements et appareils de radio, de télévision, de communication, de télécommunication et équipements connexes
322-5 Appareils émetteurs de radiotéléphonie, de radiotélégraphie, de radiodiffusion et de télévision
3221-8 Matériel de radiodiffusion et de télévision
32211-5 Matériel de production pour radiodiffusion et télévision
3222-1 Appareils émetteurs de télévision sans appareils récepteurs
32221-8 Radiobalises
32222-5 Appareils de codage de signaux vidéo
32223-2 Appareils de transmission vidéo
32224-9 Appareils émetteurs de télévision
3223-4 Appareils émetteurs de radio avec appareils récepteurs
32231-1 Appareils de télévision en circuit fermé
32232-8 Matériel de visioconférence
32233-5 Postes d'amplification de fréquences radio
32234-2 Caméras de télévision en circuit fermé
32235-9 Système de surveillance en circuit fermé
32236-6 Radiotéléphones
32237-3 Talkies-walkies
3224-7 Caméras de télévision
3225-0 Téléphones mobiles
32251-7 Téléphones de voiture
322511-8 Ensembles mains-libres
32252-4 Téléphones GSM
322521-5 Téléphones mobiles mains-libres
3225211-8 Téléphones mobiles mains-libres (sans fil)
3226-3 Matériel de transmission de données
3227-6 Appareils de transmission numérique
323-6 Récepteurs de télévision et de radio et appareils d'enregistrement ou de reproduction du son ou de l'image
3231-9 Récepteurs de radiodiffusion
3232-2 Matériel de télévision et matériel audiovisuel
32321-9 Matériel de projection télévisée
323211-0 Appareils pour films et vidéo
323212-1 Équipement audiovisuel
323213-2 Matériel audiovisuel
32322-6 Équipement multimédia
32323-3 Moniteurs vidéo
323231-4 Moniteurs vidéo couleur
323232-5 Moniteurs vidéo monochrome
323233-6 Matériel vidéo
323234-7 Matériel de reproduction vidéo
323235-8 Système de surveillance vidéo
32324-0 Récepteurs de télévision
323241-1 Récepteurs de télévision couleur
323242-2 Récepteurs de télévision monochrome
323243-3 Matériel de télévision
3232431-6 Antennes satellitaires
323244-4 Antennes de télévision
323245-5 Syntoniseurs vidéo
323246-6 Décodeurs de télévision numérique
3233-5 Appareils d'enregistrement et de reproduction audio et vidéo
32331-2 Plateaux pour phonographes
323311-3 Tourne-disques
323312-4 Lecteurs de cassettes
323313-5 Appareils de reproduction audio
323315-7 Enregistreurs
323316-8 Lecteur MP3
32332-9 Enregistreurs à bande magnétique
323321-0 Dictaphones
323322-1 Répondeurs téléphoniques
323323-2 Enregistreurs de son
32333-6 Appareils d'enregistrement ou de reproduction vidéo
323331-7 Magnétoscopes
323332-8 Caméscopes
323333-9 Appareils de reproduction vidéophonique
323334-0 Lecteurs vidéo
3234-8 Micros et haut-parleurs
32341-5 Micros
32342-2 Haut-parleurs
323421-3 Casques d'écoute
323422-4 Écouteurs
323423-5 Microphones et haut-parleurs
323424-6 Dispositifs acoustiques
3234241-9 Matériel de sonorisation
32342411-6 Mini-haut-parleurs
32342412-3 Enceintes
3234242-2 Tables de mixage en studio
3234243-5 Système de compression de la parole
3234244-8 Système de messagerie vocale
3234245-1 Enregistreurs de voix
32343-9 Amplificateurs
323431-0 Amplificateurs d'audiofréquences
323432-1 Mégaphones
32344-6 Appareils récepteurs de radiotéléphonie ou de radiotélégraphie
323441-7 Récepteurs portables d'appel et de radiomessagerie
3234411-0 Système d'enregistrement de voix
323442-8 Récepteurs radio
3234421-1 Matériel radio
3234422-4 Récepteurs de radiomessagerie
3234423-7 Stations radio
3234424-0 Relais hertzien
3234425-3 Installations radio
3234426-6 Équipement radio et de multiplexage
3234427-9 Système de commande radio et téléphonique
3234428-2 Radios portables
3235-1 Pièces pour matériel audio et vidéo
32351-8 Accessoires pour matériel audio et vidéo
323511-9 Matériel de montage vidéo
323512-0 Écrans
323513-1 Accessoires pour matériel audio
3235131-4 Cassettes audio
32352-5 Antennes et réflecteurs
323521-6 Pièces pour matériel radio et radar
323522-7 Pièces détachées et accessoires pour radars
32353-2 Enregistrements sonores
323531-3 Disques
323532-4 Cassettes musicales
32354-9 Films
323541-0 Films de radiologie
3235411-3 Films radiographiques
3235412-6 Film diazo
323542-1 Films cinématographiques
323543-2 Pellicules photographiques
323544-3 Pellicules à développement instantané
323545-4 Films vidéo
323546-5 Cassettes vidéo
323547-6 Bandes vidéo
323548-7 Pellicule rétractable
3236-4 Matériel d'interphonie
324-7 Réseaux
3241-0 Réseau local
32411-7 Réseau en anneau à jeton
32412-4 Réseau de communications
324121-5 Réseau de télécommunications
3241211-8 Réseau internet
3241212-1 Réseau intranet
32413-1 Réseau intégré
324131-2 Routeurs
32415-5 Réseau éthernet
32416-2 Réseau RNIS
324161-3 Réseau ISDX
32417-9 Réseaux multimédia
32418-6 Réseau radio
3242-3 Matériel de réseau
32421-0 Câblage de réseau
32422-7 Composants de réseau
32423-4 Nœuds de réseau
32424-1 Infrastructure de réseau
32425-8 Système d'exploitation de réseau
32426-5 Système de publication sur réseau
32427-2 Système de réseau
32428-9 Extension de réseau
32429-6 Matériel de réseau téléphonique
3243-6 Réseau à grande distance
3244-9 Matériel de télémétrie et équipement terminal
32441-6 Matériel de télémétrie
324411-7 Système de surveillance télémétrique
324412-8 Matériel de télémétrie et de commande
324413-9 Système de télématique
32442-3 Équipement terminal
324421-4 Plaquettes de connexion
324422-5 Boîtes de connexion
324423-6 Émulateurs de terminal
324424-7 Blocs terminaux
325-8 Matériel de télécommunications
3251-1 Système de télécommunications sans fil
3252-4 Câbles et matériel de télécommunications
32521-1 Câbles de télécommunications
32522-8 Équipements de télécommunications
32523-5 Infrastructures de télécommunications
32524-2 Système de télécommunications
3253-7 Matériel de communication par satellite
32531-4 Matériel de transmission d'informations par satellite
32532-1 Antennes paraboliques
32533-8 Stations terrestres de satellites
32534-5 Plates-formes satellitaires
3254-0 Standards téléphoniques
32541-7 Matériel de standard téléphonique
32542-4 Tableaux de commutation téléphonique
32543-1 Commutateurs téléphoniques
32544-8 Matériel PABX
32545-5 Systèmes PABX
32546-2 Matériel de commutation téléphonique numérique
325461-3 Standards téléphoniques numériques
32547-9 Standards téléphoniques à vide
3255-3 Matériel téléphonique
32551-0 Câbles téléphoniques et matériel connexe
325511-1 Raccordements téléphoniques
325512-2 Centraux téléphoniques
325513-3 Casques d'écoute téléphonique
325514-4 Réseau téléphonique
325515-5 Câbles téléphoniques
32552-7 Appareils électriques pour téléphonie ou télégraphie par fil
325521-8 Combinés téléphoniques
3255211-1 Téléphones sans fil
3255212-4 Postes téléphoniques de secours
3255213-7 Téléphones publics
3255214-0 Matériel téléphonique pour cabines publiques
3255215-3 Téléphones pour malvoyants
3255216-6 Téléphones pour malentendants
325522-9 Téléimprimeurs
325523-0 Appareils de commutation téléphonique ou télégraphique
3255231-3 Centraux téléphoniques numériques
3255232-6 Multiplexeurs
3255233-9 Appareils de commutation téléphonique
325524-1 Appareils de conversion de signaux audibles
3255241-4 Modems
3255242-7 Convertisseur de fréquence
3255243-0 Matériel de codage
325525-2 Appareils télétexte
3255251-5 Terminaux vidéotexte
3255252-8 Télex
325526-3 Interphones
32553-4 Pièces détachées pour appareils électriques téléphoniques ou télégraphiques
3256-6 Matériaux à fibres optiques
32561-3 Connexions à fibres optiques
32562-0 Câbles à fibres optiques
325621-1 Câbles à fibres optiques pour la transmission d'informations
325622-2 Câbles de télécommunications à fibres optiques
325623-3 Câbles à fibres optiques pour la transmission de données
3257-9 Matériel de communications
32571-6 Infrastructure de communications
32572-3 Câbles de communications
325721-4 Câble de communications à conducteurs électriques multiples
325722-5 Câble de communications à conducteurs coaxiaux
325723-6 Câble de communications à usage spécifique
32573-0 Système de commande de communications
3258-2 Équipement de traitement de données
32581-9 Matériel de communication de données
325811-0 Câble de transmission de données
3258111-3 Câble de transmission de données à conducteurs électriques multiples
3258112-6 Câble de transmission de données à conducteurs coaxiaux
3258113-9 Câble de transmission de données à usage spécifique
325812-1 Matériel de fax
3258121-4 Accessoires et composants pour matériel de fax
32582-6 Supports de données
32583-3 Supports de données et de voix
32584-0 Supports d'informations
33-0 Matériels médicaux, pharmaceutiques et produits de soins personnnels
331-1 Équipements médicaux
3311-4 Matériel d'imagerie à usages médical, dentaire et vétérinaire
33111-1 Appareils de radiographie
331111-2 Table de radiologie
331112-3 Postes de travail de radiologie
331113-4 Machines à développer radiologiques
331114-5 Fluoroscopes
331115-6 Radiographie dentaire
331116-7 Instruments de radiographie
3311161-0 Unité de résonance magnétique
3311162-3 Gamma caméras
3311164-9 Thermographes
3311165-2 Appareils de mammographie
3311166-5 Ostéodensitomètres
331117-8 Salle d'angiographie
3311171-1 Fournitures pour l'angiographie
3311172-4 Appareils d'angiographie
33111721-1 Appareils d'angiographie numérique
3311173-7 Fournitures pour l'angioplastie
3311174-0 Appareils d'angioplastie
331118-9 Système de radiodiagnostic
33112-8 Matériel d'imagerie échographique, ultrasonore et Doppler
331121-9 Détecteur échocardiographique
331122-0 Échographe
331123-1 Scanographes ultrasoniques
3311231-4 Doppler couleur
3311232-7 Appareils Doppler
3311233-0 Échoencéphalographes
3311234-3 Échocardiographes
33113-5 Matériel d'imagerie à résonance magnétique
331131-6 Scanographes à résonance magnétique
3311311-9 Scanographes à résonance magnétique nucléaire
33114-2 Appareils de spectroscopie
33115-9 Appareils de tomographie
331151-0 Tomodensitomètres
331152-1 Tomographes axiaux transverses couplés avec un ordinateur
3312-7 Systèmes d'enregistrement et appareils d'exploration
33121-4 Système d'enregistrement ambulatoire de longue durée
331211-5 Électroencéphalographes
331212-6 Appareils de scintigraphie
331213-7 Électromyographes
331214-8 Audiomètres
331215-9 Électrocardiogramme
33122-1 Équipement d'ophthalmologie
33123-8 Matériel pour exploration cardio-vasculaire
331231-9 Tensiomètre
331232-0 Appareils d'électrocardiographie
3312321-3 Système de surveillance cardiaque
3312322-6 Angiocardiographie
3312323-9 Cardiographes
33124-5 Équipements et matériels de diagnostic et de radiodiagnostic
331241-6 Appareils de diagnostic
3312411-9 Systèmes de diagnostic
3312412-2 Appareils de diagnostic à ultrasons
3312413-5 Fournitures pour diagnostic
33124131-2 Bandelettes réactives
331242-7 Équipements de radiodiagnostic
3312421-0 Matériels de radiodiagnostic
33125-2 Matériel pour exploration urologique
33126-9 Équipement pour stomatologie
33127-6 Équipement pour immuno-analyse
33128-3 Laser médical autre que chirurgical
3313-0 Instruments et appareils de dentisterie et de ses sous-spécialités
33131-7 Instruments dentaires
331311-8 Instruments de chirurgie dentaire
3313111-1 Pinces, brosses, écarteurs et brunissoirs dentaires
33131111-8 Pinces dentaires
33131112-5 Brosses dentaires
33131113-2 Écarteurs dentaires
33131114-9 Brunissoirs dentaires
3313112-4 Instruments de cryochirurgie dentaire, jauges de profondeur, élévateurs et excavateurs dentaires
33131121-1 Instruments de cryochirurgie dentaire
33131122-8 Jauges de profondeur dentaire
33131123-5 Élévateurs dentaires
33131124-2 Excavateurs dentaires
3313113-7 Protections de doigt à usage dentaire et daviers
33131131-4 Protections de doigt à usage dentaire
33131132-1 Daviers
3313114-0 Miroirs dentaires et alésoirs dentaires
33131141-7 Miroirs dentaires
33131142-4 Alésoirs dentaires
3313115-3 Poinçons pour apex de la racine dentaire, instruments à détartrer et échelles dentaires
33131151-0 Poinçons pour apex de la racine dentaire
33131152-7 Instruments à détartrer
33131153-4 Échelles dentaires
3313116-6 Ciseaux et bistouris dentaires
33131161-3 Ciseaux dentaires
33131162-0 Bistouris dentaires
3313117-9 Spatules dentaires, brucelles et spatules pour cire dentaire
33131171-6 Spatules dentaires
33131172-3 Brucelles dentaires
33131173-0 Spatules pour cire dentaire
331312-9 Aiguilles dentaires à suture
331313-0 Instruments dentaires à usage unique
331314-1 Sonde dentaire
331315-2 Instrument d'extraction
3313151-5 Forets dentaires
331316-3 Instrument d'obturation
33132-4 Implant utilisé en odontostomatologie
33133-1 Petit matériel pour empreintes dentaires
33134-8 Petit matériel d'endodontie
33135-5 Dispositifs orthodontiques
33136-2 Instrument rotatif et abrasif
33137-9 Petit matériel de prophylaxie dentaire
33138-6 Produits pour prothèses et rebasage
331381-7 Dentiers
3314-3 Consommables médicaux
33141-0 Consommables médicaux autres que chimiques à usage unique et consommables hématologiques
331411-1 Pansements; clips, sutures, ligatures
3314111-4 Pansements
33141111-1 Pansements adhésifs
33141112-8 Sparadraps
33141113-4 Bandages
33141114-2 Gaze à usage médical
33141115-9 Ouate médicale
33141116-6 Tampons et compresses
33141117-3 Ouate
33141118-0 Compresses de gaze
33141119-7 Compresses
3314112-7 Clips, sutures, ligatures
33141121-4 Sutures chirurgicales
33141122-1 Agrafes chirurgicales
33141123-8 Collecteurs d'aiguilles
33141124-5 Collecteurs d'instruments pointus et tranchants
33141125-2 Matériel de suture chirurgical
33141126-9 Ligatures
33141127-6 Hémostatiques résorbables
33141128-3 Aiguilles à sutures
331412-2 Cathéters
3314121-5 Cathéters à ballonnet
3314122-8 Canules
3314123-1 Dilatateur
3314124-4 Accessoires de cathéter
331413-3 Dispositifs de ponction veineuse et de prélèvement sanguin
3314131-6 Seringues
3314132-9 Aiguilles à usage médical
33141321-6 Aiguilles d'anesthésie
33141322-3 Aiguilles à usage artériel
33141323-0 Aiguilles de biopsie
33141324-7 Aiguilles de dialyse
33141325-4 Aiguillles à fistule
33141326-1 Aiguilles de radiologie
33141327-8 Aiguilles ventilées
33141328-5 Aiguilles de péridurale
33141329-2 Aiguillles d'amniocentèse
331414-4 Coupe-fil métallique et bistouri; gants de chirurgie
3314141-7 Coupe-fil métallique et bistouri
33141411-4 Bistouris et lames
3314142-0 Gants de chirurgie
331415-5 Consommables hématologiques
3314151-8 Produits sanguins
3314152-1 Dérivés plasmatiques
3314153-4 Coagulants sanguins
3314154-7 Albumine
3314155-0 Héparine
3314156-3 Organes humains
3314157-6 Sang humain
3314158-9 Sang animal
331416-6 Collecteur et poches, drainage et kits
3314161-9 Poches
33141613-0 Poches à sang
33141614-7 Poches à plasma
33141615-4 Poches à urine
3314162-2 Trousses médicales
33141621-9 Kit d'incontinence
33141622-6 Kits de prévention du sida
33141623-3 Kits de secours
33141624-0 Kits d'administration
33141625-7 Kits de diagnostic
33141626-4 Kits de dosage
3314163-5 Filtres à plasma sanguin
3314164-8 Drain
33141641-5 Sondes
33141642-2 Accessoires de drain
331417-7 Fournitures orthopédiques
3314171-0 Béquilles
3314172-3 Aides à la marche
3314173-6 Minerves
3314174-9 Chaussures orthopédiques
3314175-2 Articulations artificielles
3314176-5 Attelles
3314177-8 Appareils pour fractures, broches et plaques
331418-8 Consommables dentaires
3314181-1 Produits d'obturation dentaire
3314182-4 Dents
33141821-1 Dents artificielles en céramique
33141822-8 Dents artificielles en résine acrylique
3314183-7 Fond de cavité en ciment
3314184-0 Hémostatique dentaire
3314185-3 Produits d'hygiène dentaire
331419-9 Lancettes à saigner
3315-6 Appareils de radiothérapie, de mécanothérapie, d'électrothérapie et de physiothérapie
33151-3 Appareils et fournitures pour radiothérapie
331511-4 Appareils de gammathérapie
331512-5 Appareils de radiothérapie
331513-6 Spectrographes
331514-7 Fournitures pour radiothérapie
33152-0 Incubateurs
33153-7 Lithotriteur
33154-4 Appareils de mécanothérapie
33155-1 Équipement de physiothérapie
33156-8 Matériel pour tests psychologiques
33157-5 Oxygénothérapie et assistance respiratoire
331571-6 Masques pour gaz médicaux
3315711-9 Masque pour oxygénothérapie
331572-7 Kits d'oxygène
331573-8 Tentes à oxygène
331574-9 Respirateurs médicaux
331575-0 Caissons hyperbares
331577-2 Barboteur pour oxygénothérapie
331578-3 Dispositif d'administration d'oxygène
3315781-6 Installation d'oxygénothérapie
33158-2 Thérapie électrique, électromagnétique et mécanique
331581-3 Système électromagnétique
331582-4 Équipement pour électrothérapie
3315821-7 Stimulateur
331583-5 Équipement ultraviolet à usage médical
331584-6 Matériel de thérapie mécanique
331585-7 Équipement infrarouge à usage médical
33159-9 Système de chimie clinique
3316-9 Techniques opératoires
33161-6 Installation d'électrochirurgie
33162-3 Appareils et instruments pour bloc opératoire
331621-4 Équipement pour bloc opératoire
331622-5 Instruments pour bloc opératoire
33163-0 Tente à usage médical
33164-7 Équipement pour cœlioscopie
331641-8 Colposcope
33165-4 Équipement pour cryochirurgie et cryothérapie
33166-1 Équipements et instruments pour dermatologie
33167-8 Éclairage opératoire
33168-5 Appareils d'endoscopie et d'endochirurgie
331681-6 Endoscopes
33169-2 Instruments de chirurgie
331691-3 Laser chirurgical
331692-4 Paniers à usage chirurgical
331693-5 Plateaux à usage chirurgical
331694-6 Conteneurs à usage chirurgical
331695-7 Systèmes de suivi et de traçabilité chirurgicaux
3317-2 Anesthésie et réanimation
33171-9 Instruments d'anesthésie et de réanimation
331711-0 Instruments pour l'anesthésie
3317111-3 Masque d'anesthésie-réanimation
331712-1 Instruments de réanimation
3317121-4 Masque laryngé d'anesthésie-réanimation
331713-2 Kits ou ensembles pour péridurale
33172-6 Appareils d'anesthésie et de réanimation
331721-7 Appareils d'anesthésie
331722-8 Appareils de réanimation
3318-5 Assistance fonctionnelle
33181-2 Appareils de suppléance rénale
331811-3 Appareils d'hémodialyse
331812-4 Filtres pour dialyse
331813-5 Moniteur individuel pour hémodialyse
331814-6 Multiposte pour hémodialyse
331815-7 Consommables rénaux
3318151-0 Fluide rénal
3318152-3 Consommables pour dialyse rénale
33182-9 Appareils de suppléance cardiaque
331821-0 Défibrillateur
331822-1 Système de stimulation cardiaque
3318221-4 Stimulateur cardiaque
3318222-7 Valves cardiaques
3318223-0 Ventricule
3318224-3 Pièces et accessoires pour stimulateurs cardiaques
33182241-0 Piles pour stimulateurs cardiaques
331823-2 Appareils et instruments de chirurgie cardiaque
331824-3 Radiologie cardiaque
33183-6 Suppléance orthopédique
331831-7 Implants orthopédiques
331832-8 Prothèses orthopédiques
331833-9 Matériel d'ostéosynthèse
33184-3 Prothèses
331841-4 Implants chirurgicaux
331842-5 Prothèses vasculaires
331843-6 Prothèses cardiaques
331844-7 Implants mammaires
3318441-0 Prothèses mammaires internes
3318442-3 Prothèses mammaires externes
331845-8 Endoprothèses coronariennes
331846-9 Yeux artificiels
33185-0 Prothèses auditives
331851-1 Pièces et accessoires pour prothèses auditives
331852-2 Implant cochléaire
331853-3 Implant ORL
331854-4 Larynx artificiel
33186-7 Circulation extracorporelle (CEC)
331861-8 Oxygénateur
331862-9 Chauffage du sang et des fluides
3319-8 Appareils et instruments médicaux divers
33191-5 Dispositifs de stérilisation, de désinfection et d'hygiène
331911-6 Stérilisateur
3319111-9 Autoclaves
33192-2 Mobilier médical
331921-3 Lits médicaux
3319211-6 Lits orthopédiques
3319212-9 Lits d'hôpital
3319213-2 Lits à moteur
3319214-5 Divans d'examen psychiatrique
3319215-8 Lits spécialisés
3319216-1 Chariots-brancards
331922-4 Tables médicales
3319221-7 Tables d'examen
3319223-3 Tables d'opération
331923-5 Mobilier médical, excepté lits et tables
3319231-8 Dispositifs de traction et de suspension pour lits médicaux
3319232-1 Porte-urinaux
3319233-4 Potences de transfusion
3319234-7 Mobilier pour bloc opératoire, excepté tables
3319235-0 Mobilier pour cultures à des fins médicales
331924-6 Unités dentaires
3319241-9 Fauteuils dentaires
331925-7 Éprouvettes
331926-8 Matériels de levage pour le secteur des soins de santé
33193-9 Véhicules pour handicapés physiques, fauteuils roulants et dispositifs assimilés
331931-0 Véhicules pour handicapés physiques et fauteuils roulants
3319311-3 Véhicules pour handicapés physiques
3319312-6 Fauteuils roulants
33193121-3 Fauteuils roulants à énergie motrice
331932-1 Pièces et acccessoires de véhicules pour handicapés physiques et de fauteuils roulants
3319321-4 Pièces et acccessoires de véhicules pour handicapés physiques
33193211-1 Moteurs de véhicules pour handicapés physiques
33193212-8 Dispositifs de direction de véhicules pour handicapés physiques
33193213-5 Dispositifs de commande de véhicules pour handicapés physiques
33193214-2 Châssis de véhicules pour handicapés physiques
3319322-7 Pièces et accessoires pour fauteuils roulants
33193221-4 Coussins pour fauteuils roulants
33193222-1 Bâtis de fauteuils roulants
33193223-8 Sièges pour fauteuils roulants
33193224-5 Roues de fauteuils roulants
33193225-2 Pneus pour chaises roulantes
33194-6 Appareils et instruments de transfusion et de perfusion
331941-7 Appareils et instruments pour perfusion
3319411-0 Pompes à perfusion
3319412-3 Fournitures pour perfusion
331942-8 Appareils et instruments pour transfusion
3319421-1 Appareils de transfusion sanguine
3319422-4 Matériels de transfusion sanguine
33195-3 Système de surveillance des patients
331951-4 Moniteurs
3319511-7 Moniteurs respiratoires
331952-5 Poste central de surveillance
33196-0 Aides médicales
331961-1 Équipement pour personnes âgées
331962-2 Équipement pour handicapés
33197-7 Matériel informatique à usage médical
33198-4 Articles en papier à usage hospitalier
331981-5 Compresses en papier
331982-6 Sachets ou enveloppes en papier pour stérilisation
33199-1 Vêtements pour personnel médical
336-6 Produits pharmaceutiques
3361-9 Médicaments des voies digestives et du métabolisme
33611-6 Médicaments contre les troubles liés à l'hyperacidité
33612-3 Médicaments contre les troubles gastro-intestinaux fonctionnels
33613-0 Laxatifs
33614-7 Antidiarrhéiques, anti-inflammatoires et anti-infectieux intestinaux
33615-4 Médicaments du diabète
336151-5 Insuline
33616-1 Vitamines
336161-2 Provitamines
33617-8 Suppléments minéraux
3362-2 Médicaments du sang, des organes hématopoïétiques et du système cardio-vasculaire
33621-9 Médicaments du sang et des organes hématopoïétiques
336211-0 Antithrombotiques
336212-1 Antihémorragiques
336213-2 Préparations antianémiques
336214-3 Substituts de plasma sanguin et solutions pour perfusions
33622-6 Médicaments du système cardio-vasculaire
336221-7 Médicaments utilisés en cardiologie
336222-8 Antihypertenseurs
336223-9 Diurétiques
336224-0 Vasculoprotecteurs
336225-1 Antihémorroïdaires à usage topique
336226-2 Bêta-bloquants
336227-3 Inhibiteurs calciques
336228-4 Médicaments agissant sur le système rénine-angiotensine
3363-5 Médicaments utilisés en dermatologie et pour le système squelettique et musculaire
33631-2 Médicaments utilisés en dermatologie
336311-3 Antifongiques à usage dermatologique
3363111-6 Acides salicyliques
336312-4 Émollients et protecteurs
336313-5 Médicaments contre le psoriasis
336314-6 Antibiotiques et médicaments chimiothérapeutiques à usage dermatologique
336315-7 Corticostéroïdes à usage dermatologique et préparations dermatologiques
336316-8 Antiseptiques et désinfectants
336317-9 Préparations antiacnéiques
33632-9 Médicaments du système squelettique et musculaire
336321-0 Anti-inflammatoires et antirhumatismaux
336322-1 Myorelaxants
336323-2 Préparations contre la goutte
3364-8 Médicaments du système génito-urinaire et hormones
33641-5 Médicaments du système génito-urinaire et hormones sexuelles
336411-6 Anti-infectieux et antiseptiques gynécologiques
336412-7 Autres médicaments gynécologiques
336413-8 Hormones sexuelles et modulateurs de la fonction génitale
336414-9 Contraceptifs
3364141-2 Contraceptifs oraux
3364142-5 Contraceptifs chimiques
33642-2 Préparations hormonales systémiques, hormones sexuelles exclues
336421-3 Hormones hypophysaires, hypothalamiques et analogues
336422-4 Corticostéroïdes à usage systémique
336423-5 Thérapeutique thyroïdienne
3365-1 Anti-infectieux généraux à usage systémique, vaccins, antinéoplasiques et immunomodulateurs
33651-8 Anti-infectieux généraux à usage systémique
336511-9 Antibactériens à usage systémique
336512-0 Antimycosiques à usage systémique
336513-1 Antimycobactériens
336514-2 Antiviraux à usage systémique
336515-3 Immun-sérums et immunoglobulines
3365151-6 Antisérums
3365152-9 Immunoglobulines
336516-4 Vaccins
3365161-7 Vaccins antidiphtérie, anticoqueluche et antitétanos
3365162-0 Vaccins antidiphtérie et antitétanos
3365163-3 Vaccins BCG (secs)
3365164-6 Vaccins ROR (rougeole, oreillons, rubéole)
3365165-9 Vaccins antityphus
3365166-2 Vaccins antigrippe
3365167-5 Vaccins antipolio
3365168-8 Vaccins antihépatite B
3365169-1 Vaccins à usage vétérinaire
33652-5 Antinéoplasiques et immunomodulateurs
336521-6 Antinéoplasiques
336522-7 Thérapeutique endocrine
336523-8 Immunosuppresseurs
3366-4 Médicaments du système nerveux et des organes sensoriels
33661-1 Médicaments du système nerveux
336611-2 Anesthésiques
336612-3 Analgésiques
336613-4 Antiépileptiques
336614-5 Antiparkinsoniens
336615-6 Psycholeptiques
336616-7 Psychoanaleptiques
336617-8 Autres médicaments du système nerveux
33662-8 Médicaments des organes sensoriels
336621-9 Médicaments ophtalmologiques
3367-7 Médicaments du système respiratoire
33673-8 Médicaments contre les maladies obstructives des voies respiratoires
33674-5 Médicaments de la toux et du rhume
33675-2 Antihistaminiques à usage systémique
3368-0 Articles de pharmacie
33681-7 Tétines, téterelles et articles similaires pour nourrissons
33682-4 Dalles en caoutchouc
33683-1 Butoirs en caoutchouc
3369-3 Médicaments divers
33691-0 Produits antiparasitaires, insecticides et insectifuges
336911-1 Antiprotozoaires
336912-2 Antihelminthiques
336913-3 Médicaments contre les ectoparasites, y compris scabicides, insecticides et insectifuges
33692-7 Solutions médicamenteuses
336921-8 Solutions pour infusions
336922-9 Produits de nutrition parentérale
3369221-2 Solutions d'alimentation parentérale
336923-0 Produits d'alimentation entérale
336924-1 Solutions pour perfusions
336925-2 Solutions injectables
3369251-5 Liquides intraveineux
336926-3 Solutions galéniques
336927-4 Solutions de glucose
336928-5 Solutions de dialyse
33693-4 Tous les autres produits thérapeutiques
336931-5 Toxines
336932-6 Succédanés de nicotine
336933-7 Traitement de l'addiction
33694-1 Agents diagnostiques
33695-8 Tous les autres produits non thérapeutiques
33696-5 Réactifs et produits de contraste
336961-6 Réactifs de groupage sanguin
336962-7 Réactifs pour analyses de sang
336963-8 Réactifs chimiques
336964-9 Réactifs isotopiques
336965-0 Réactifs de laboratoire
336966-1 Réactifs d'électrophorèse
336967-2 Réactifs d'urologie
336968-3 Produits de contraste à usage radiologique
33697-2 Préparations médicales, excepté consommables dentaires
336971-3 Préparations pour lavements
3369711-6 Ciments de reconstruction osseuse
33698-9 Produits à usage clinique
336981-0 Cultures microbiologiques
336982-1 Glandes et leurs extraits
336983-2 Substances peptiques
337-7 Produits de soins personnels
3371-0 Parfums, produits de toilette et condoms
33711-7 Parfums et produits de toilette
337111-8 Eaux de toilette
3371111-1 Déodorants
3371112-4 Antisudoraux
3371113-7 Eaux de Cologne
3371114-0 Fragrances
3371115-3 Eau de rose
337112-9 Produits de maquillage
337113-0 Produits de manucure ou de pédicure
337114-1 Produits de beauté
3371141-4 Coton-Tiges
3371142-7 Kits de maquillage
3371143-0 Serviettes personnelles à jeter
3371144-3 Pommade pour les lèvres
3371145-6 Tatouages
337115-2 Produits de soins de la peau
3371151-5 Produits de protection solaire
3371152-8 Gels de bain
3371153-1 Bonnets de douche
3371154-4 Crèmes ou lotions parapharmaceutiques
337116-3 Préparation et articles capillaires
3371161-6 Shampooings
3371162-9 Peignes
3371163-2 Perruques
3371164-5 Nécessaires de toilette
337117-4 Articles et préparations pour hygiène orale ou dentaire
3371171-7 Brosses à dents
3371172-0 Dentifrice
3371173-3 Cure-dents
3371174-6 Bain de bouche
3371175-9 Bains de bouche rafraîchissants
3371176-2 Fil dentaire
3371177-5 Anneau dentaire, tétine, sucette
3371178-8 Pastilles de produit de nettoyage pour appareils dentaires
3371179-1 Kits d'hygiène dentaire
337118-5 Produits de rasage
3371181-8 Crèmes à raser
337119-6 Savon
33712-4 Préservatifs
33713-1 Produits de soin pour les pieds
3372-3 Rasoirs et trousses de manucure ou de pédicure
33721-0 Rasoirs
337211-1 Lames de rasoir
337212-2 Rasoirs électriques
33722-7 Trousses de manucure ou de pédicure
337221-8 Trousses de manucure
3372211-1 Accessoires de manucure
337222-9 Trousses de pédicure
3372221-2 Accessoires de pédicure
337223-0 Barrettes
3373-6 Produits pour le soin des yeux et verres correcteurs
33731-3 Verres de contact
337311-4 Verres correcteurs
3373111-7 Lentilles intra-oculaires
3373112-0 Verres de lunettes
33732-0 Lotions pour verres de contact
33733-7 Lunettes de soleil
33734-4 Lunettes
337341-5 Montures de lunettes et logements d'oculaires
337342-6 Verre à lunettes
33735-1 Lunettes masques
337351-2 Lunettes de protection
337352-3 Montures et logements d'oculaires de lunettes de protection
3374-9 Produits de soins pour mains et ongles
33741-6 Produits de soins pour mains
337411-7 Produits nettoyants pour les mains
337412-8 Lotions pour mains ou lotions corporelles
337413-9 Produits désinfectants pour les mains
33742-3 Produits de soins pour les ongles
337421-4 Coupe-ongles
337422-5 Vernis à ongles
3375-2 Produits de soins pour bébés
33751-9 Langes jetables
33752-6 Coussinets d'allaitement
3376-5 Papier hygiénique, mouchoirs, essuie-mains et serviettes de table
33761-2 Papier hygiénique
33762-9 Mouchoirs en papier
33763-6 Essuie-mains en papier
33764-3 Serviettes de table en papier
3377-8 Articles en papier à usage sanitaire
33771-5 Produits en papier à usage sanitaire
337711-6 Serviettes hygiéniques ou tampons
337712-7 Couches en papier
33772-2 Articles jetables en papier
3379-4 Verrerie de laboratoire, d'hygiène ou de pharmacie
33791-1 Verrerie d'hygiène
33792-8 Verrerie de pharmacie
33793-5 Verrerie de laboratoire
339-9 Équipement et fournitures pour autopsie et à usage mortuaire
3391-2 Instruments et fournitures pour dissection
33911-9 Ciseaux pour autopsie
33912-6 Trousses de dissection pour autopsie
339121-7 Pinces à dissection pour autopsie
33913-3 Sondes de localisation de balles pour autopsie
33914-0 Fils, aiguilles et agrafes pour incision pour autopsie
339141-1 Fils pour autopsie
339142-2 Aiguilles pour autopsie
339143-3 Agrafes pour incision, pour autopsie
33915-7 Sondes canelées pour autopsie
33916-4 Lames ou accessoires de scie pour autopsie
339161-5 Scies pour autopsie
33917-1 Planches ou blocs de dissection
33918-8 Trousses pour instruments ou accessoires de chirurgie pour autopsie
33919-5 Trousses enroulables pour instruments ou accessoires pour autopsie
3392-5 Équipement et fournitures pour autopsie
33921-2 Collecteurs de poussières d'os
33922-9 Housses de transport de corps
33923-6 Repose-têtes, plans durs ou balances suspendues pour autopsie
339231-7 Repose-têtes pour autopsie
339232-8 Plans durs pour autopsie
339233-9 Balances suspendues pour autopsie
33924-3 Kits maladies infectieuse pour autopsie
33925-0 Etiquettes ou bracelets d'identification pour autopsie
33926-7 Aspirateurs à liquides ou tubulures pour autopsie
33927-4 Thermomètres rectaux pour autopsie
33928-1 Redresseurs de doigts pour autopsie
33929-8 Kits de reconstitution des tissus
3393-8 Mobilier pour autopsie
33931-5 Stations de travail ou accessoires pour autopsie macroscopique
33932-2 Éviers ou accessoires pour autopsie
33933-9 Tables pour autopsie ou accessoires
339331-0 Tables d'autopsie
33934-6 Tables ou accessoires pour nécropsie
33935-3 Tables de dissection ou accessoires pour dissection d'animaux
33936-0 Stations de travail ou accessoires pour embaumement
33937-7 Stations de travail pour autopsie avec dispositif d'évacuation des liquides corporels ou accessoires
3394-1 Équipement et fournitures de transport et de conservation des cadavres
33941-8 Casiers de conservation des cadavres
33942-5 Dispositifs de transport de cadavres
33943-2 Chariots élévateurs pour les cadavres
33944-9 Armoires réfrigérées ou congélateurs pour morgue
33945-6 Chambres froides pour morgue
33946-3 Chariots pour autopsie
33947-0 Plateaux pour cadavres
33948-7 Élévateurs ou dispositifs de transfert pour cadavres
33949-4 Conteneurs de transport des corps
3395-4 Équipement et fournitures cliniques médico-légales
33951-1 Matériel de prise d'empreintes digitales pour autopsie
33952-8 Masques antiputréfaction
33953-5 Kits ou fournitures de dépistage sanguin pour autopsie
33954-2 Kits de prélèvement d'éléments biologiques
3396-7 Équipement et fournitures pour embaumement
33961-4 Injecteurs pour cavités pour embaumement
33962-1 Tubes de drainage de veine pour embaumement
33963-8 Traitements chimiques ou fluides pour embaumement
33964-5 Tubes pour injecteur d'embaumement
33965-2 Éviers ou accessoires pour embaumement
33966-9 Kits d'embaumement
33967-6 Aiguilles d'injecteur pour embaumement
33968-3 Couvre-yeux
3397-0 Matériel et fournitures mortuaires
33971-7 Tenues mortuaires
33972-4 Packs mortuaires
33973-1 Housses mortuaires
33974-8 Aspirateurs à usage mortuaire
33975-5 Agents de durcissement à usage mortuaire
34-7 Équipement de transport et produits auxiliaires pour le transport
341-8 Véhicules à moteur
3411-1 Voitures particulières
34111-8 Breaks et berlines
341111-9 Breaks
341112-0 Berlines
34113-2 Véhicules à quatre roues motrices
341131-3 Jeeps
341132-4 Véhicules tout terrain
341133-5 Quatre-quatre
34114-9 Véhicules à usage spécial
341141-0 Véhicules de secours
3411411-3 Véhicules de sauvetage
3411412-6 Véhicules à usage paramédical
34114121-3 Ambulances
34114122-0 Véhicules de transport de patients
341142-1 Voitures de police
3411421-4 Fourgons cellulaires
341143-2 Véhicules pour services d'assistance sociale
341144-3 Minibus
34115-6 Autres véhicules particuliers
341152-8 Véhicules à moteur pour le transport de moins de dix personnes
341153-9 Véhicules de transport d'occasion
3412-4 Véhicules à moteur servant au transport de dix personnes ou plus
34121-1 Autobus et cars
341211-2 Autobus publics
341212-3 Autobus articulés
341213-4 Autobus à impériale
341214-5 Autobus à plancher surbaissé
341215-6 Autocars
3413-7 Véhicules à moteur servant au transport de marchandises
34131-4 Camionnettes à espace ouvert à l'arrière (pick-up)
34132-1 Traîneaux à moteur
34133-8 Camions articulés
341331-9 Camions-citernes
3413311-2 Camions-citernes à essence
34134-5 Camions à carrosserie ouverte et à plate-forme
341341-6 Camions à carrosserie ouverte
341342-7 Camions à benne basculante
34136-9 Fourgons intégrés
341361-0 Fourgonnettes
341362-1 Fourgons tôlés
34137-6 Véhicules d'occasion servant au transport de marchandises
34138-3 Tracteurs routiers
34139-0 Châssis
341391-1 Châssis-cabines
341392-2 Châssis avec carrosseries
341393-3 Châssis complets
3414-0 Poids lourds
34142-4 Camions-grues et camions à plate-forme élévatrice
341421-5 Camions à plate-forme élévatrice
341422-6 Bacs-chargeurs
341423-7 Tombereaux
34143-1 Véhicules de service hivernal
34144-8 Véhicules automobiles à usage spécifique
341441-9 Tours de forage mobiles
341442-0 Véhicules des services de secours
3414421-3 Véhicules de lutte contre l'incendie
34144211-0 Camions de lutte contre l'incendie à échelle pivotante
34144212-7 Fourgons pompe-tonne
34144213-4 Véhicules d'incendie
3414422-6 Dépanneuses
341443-1 Ponts mobiles
341444-2 Véhicules d'entretien routier
3414441-5 Camions de vidange
3414442-8 Saleuses
3414443-1 Balayeuses
34144431-8 Balayeuses aspiratrices
3414444-4 Gravillonneuses
3414445-7 Arroseuses de voirie
341445-3 Véhicules pour ordures et eaux usées
3414451-6 Véhicules pour ordures
34144511-3 Bennes à ordures
34144512-0 Véhicules de compactage des ordures ménagères
3414452-9 Camions-citernes pour eaux usées
341447-5 Véhicules utilitaires
3414471-8 Chargeurs sur roues
3414473-4 Véhicules d'avitaillement
3414474-7 Tracteurs d'avions
3414475-0 Porte-charges
34144751-7 Chariots-cavaliers
3414476-3 Bibliobus
341448-6 Caravanes résidentielles
341449-7 Véhicules électriques
3414491-0 Autobus électriques
3415-3 Simulateurs
34151-0 Simulateurs de conduite
34152-7 Simulateurs de formation
342-9 Carrosseries, remorques ou semi-remorques de véhicules
3421-2 Carrosseries de véhicules
34211-9 Carrosseries d'autobus, carrosseries d'ambulances et carrosseries de véhicules servant au transport de marchandises
342111-9 Carrosseries d'autobus
342112-9 Carrosseries d'ambulances
342113-9 Carrosseries de véhicules servant au transport de marchandises
3422-5 Remorques, semi-remorques et conteneurs mobiles
34221-2 Conteneurs mobiles à usage spécifique
342211-3 Unités mobiles de secours
342212-4 Unités mobiles d'intervention d'urgence
342213-5 Unité d'intervention en cas d'accident chimique
34223-6 Remorques et semi-remorques
342231-7 Semi-remorques
342232-8 Avitailleurs
342233-9 Remorques
3422331-2 Remorques à usage général
3422332-5 Remorques pour le transport de chevaux
3422333-8 Unités mobiles sur remorques
3422334-1 Remorques-citernes
3422335-4 Remorques à échelle pivotante
3422336-7 Remorques d'avitaillement
3422337-0 Remorques à benne basculante
342234-0 Remorques et semi-remorques de type caravane
34224-3 Pièces détachées pour remorques, semi-remorques et autres véhicules
342241-4 Pièces pour remorques et semi-remorques
342242-5 Pièces pour autres véhicules
343-0 Pièces détachées et accessoires pour véhicules et moteurs de véhicules
3431-3 Moteurs et pièces de moteurs (véhicules)
34311-0 Moteurs (véhicules)
343111-1 Moteurs à combustion interne pour véhicules à moteur et motocycles
3431111-4 Moteurs à allumage par étincelles
3431112-7 Moteurs à allumage par compression
34312-7 Pièces de moteurs
343121-8 Courroies de ventilateur
343122-9 Bougies d'allumage
343123-0 Radiateurs pour véhicules
343124-1 Pistons
343125-2 Joints d'étanchéité
343126-3 Bandes convoyeuses en caoutchouc
343127-4 Courroies de transmission en caoutchouc
3432-6 Pièces de rechange mécaniques, excepté moteurs et parties de moteurs
34321-3 Essieux et boîtes de vitesses
343211-4 Essieux
343212-5 Boîtes de vitesses
34322-0 Freins et pièces de freins
343221-1 Équipements de freins
343222-2 Freins à disque
343223-3 Garnitures de frein
343224-4 Plaquettes de frein
343225-5 Mâchoires de frein
34324-4 Roues, pièces détachées et accessoires
343241-5 Matériel d'équilibrage des roues
34325-1 Silencieux et tuyaux d'échappement
343251-2 Silencieux
343252-3 Tuyaux d'échappement
34326-8 Vérins pour véhicules, embrayages et pièces connexes
343261-9 Embrayages et pièces d'embrayages
343262-0 Vérins pour véhicules
34327-5 Volants, colonnes et boîtiers de direction
343271-6 Volants
343272-7 Colonnes et boîtiers de direction
34328-2 Bancs d'essai, kits de conversion de véhicules et ceintures de sécurité
343281-3 Bancs d'essai
343282-4 Kits de conversion de véhicules
343283-5 Ceintures de sécurité
3433-9 Pièces de rechanges pour poids lourds, camionnettes et automobiles
3435-5 Pneus pour charges légères et lourdes
34351-2 Pneus pour charges légères
343511-3 Pneus pour voitures
34352-9 Pneus pour fortes charges
343521-0 Pneus pour camions
343522-1 Pneus pour autobus
343523-2 Pneus pour véhicules agricoles
3436-8 Sièges pour aéronefs civils
3437-1 Sièges pour véhicules à moteur
3439-7 Accessoires pour tracteurs
344-1 Motos, bicyclettes et side-cars
3441-4 Motos
34411-1 Pièces détachées et accessoires pour motos
344111-2 Side-cars
3441111-5 Pièces détachées et accessoires pour side-cars
344112-3 Pneus pour motocycles
3442-7 Scooters et cycles à moteur auxiliaire
34421-7 Scooters
34422-7 Cycles à moteur auxiliaire
3443-0 Bicyclettes
34431-7 Bicyclettes sans moteur
34432-4 Pièces détachées et accessoires pour bicyclettes
344321-5 Pneus pour bicyclettes
345-2 Navires et bateaux
3451-5 Navires
345111-3 Patrouilleurs maritimes
34512-9 Navires et bâtiments similaires servant au transport de personnes ou de marchandises
345121-0 Ferry-boats
345122-1 Paquebots de croisière
345123-2 Vraquiers
345124-3 Cargos
345125-4 Navires de marchandises
345126-5 Navires porte-conteneurs
345127-6 Navires transrouliers
345128-7 Navires-citernes
345129-8 Transbordeurs pour voitures
3451295-3 Navires frigorifiques
34513-6 Navires de pêche, navires de sauvetage et autres navires spécialisés
345131-7 Navires de pêche
3451315-2 Navires-usines
345132-8 Remorqueurs
3451325-3 Dragues
345133-9 Docks de mer flottants
3451335-4 Navires supports de plongée
345134-0 Grues flottantes
3451345-5 Navires de production
345135-1 Navires d'exploration sismique
3451355-6 Navires hydrographes
345136-2 Navires de lutte antipollution
3451365-7 Bateaux de service d'incendie
345137-3 Bateaux de sauvetage
3451375-8 Bateaux-phares
34514-3 Plates-formes de forage ou de production, flottantes ou submersibles
345141-4 Navires de forage
345142-5 Plates-formes de forage autoélévatrices
345143-6 Tours de forage pour plates-formes
345144-7 Plates-formes de forage flottantes
345145-8 Installation de production flottante
345146-9 Tours de forage semi-submersibles
345147-0 Plate-forme mobile
345148-1 Plate-forme offshore
345149-2 Plates-formes de forage
34515-0 Structures flottantes
345151-1 Bouées de marquage
345152-2 Radeaux pneumatiques
34516-7 Défenses d'accostage
3452-8 Bateaux
34521-5 Bateaux spécialisés
345211-6 Vedettes de surveillance
345212-7 Vedettes de patrouille douanière
345213-8 Vedettes de patrouille de police
345214-9 Canots de sauvetage
34522-2 Bateaux de plaisance et de sport
345221-3 Bateaux à voile
3452215-8 Catamarans
345222-4 Embarcations de sauvetage
3452225-9 Petits voiliers
345223-5 Petites embarcations
3452235-0 Canots en fibres de verre
345224-6 Canots semi-rigides
3452245-1 Embarcations pneumatiques
345225-7 Canots pneumatiques
3452255-2 Canoës
345226-8 Embarcations à rames
345227-9 Bateaux à pédales
346-3 Locomotives et matériel roulant de chemin de fer et de tramway et pièces détachées
3461-6 Locomotives et tenders de chemin de fer
34611-3 Locomotives
34612-0 Tenders de locomotives et funiculaires
346121-1 Tenders
346122-2 Funiculaires
3462-9 Matériel roulant
34621-6 Véhicules d'entretien ou de services des voies ferrées, et wagons de marchandises
346211-7 Wagons de marchandises
346212-8 Véhicules d'entretien ou de service des voies ferrées
34622-3 Voitures de chemin de fer et de tramway, trolleybus
346221-4 Voitures de tramway
346222-5 Voitures de chemin de fer
346223-6 Trolleybus
346224-7 Voitures à voyageurs
346225-8 Fourgons à bagages et fourgons spéciaux
3463-2 Pièces détachées pour locomotives ou matériel ferroviaire roulant, équipement de commande et de contrôle du trafic ferroviaire
34631-9 Pièces détachées pour locomotives ou matériel ferroviaire roulant
346311-0 Roues monobloc
346312-1 Tampons de choc et barres de traction
346313-2 Sièges pour matériel ferroviaire roulant
346314-3 Essieux, pneus et autres pièces détachées pour locomotives ou matériel ferroviaire roulant
34632-6 Équipement de commande et de contrôle du trafic ferroviaire
346321-7 Signalisation mécanique
346322-8 Équipement électrique de signalisation de chemin de fer
346323-9 Installations électriques de chemin de fer
3464-5 Éléments automobiles
347-4 Aéronefs et spationefs
3471-7 Hélicoptères, aéronefs, spationefs et autres aéronefs à moteur
34711-4 Hélicoptères et avions
347111-5 Avions
3471111-8 Avions à voilure fixe
347112-6 Aéronefs sans pilote
347113-7 Aéronefs pilotés
347114-8 Aéronefs à usage spécifique
347115-9 Hélicoptères
34712-1 Spationefs, satellites et dispositifs de lancement
347121-2 Spationefs
347122-3 Satellites
347123-4 Dispositifs de lancement de spationefs
3472-0 Ballons, dirigeables et autres aéronefs non motorisés
34721-7 Planeurs
347211-8 Deltaplane
34722-4 Ballons et dirigeables
347221-5 Ballons
347222-6 Dirigeables
3473-3 Pièces détachées pour aéronefs, spationefs et hélicoptères
34731-0 Pièces détachées pour aéronefs
347311-1 Moteurs d'aéronefs
347312-2 Turboréacteurs
347313-3 Turbopropulseurs
347314-4 Moteurs à réaction
347315-5 Pièces détachées pour moteurs d'aéronefs
347316-6 Pièces pour turboréacteurs ou turbopropulseurs
347317-7 Pièces détachées pour hélicoptères
347318-8 Pneus pour avions
3474-6 Équipements, appareils d'entraînement, simulateurs et pièces pour aéronefs et spationefs
34741-3 Équipement pour aéronefs
347411-4 Dispositifs de lancement d'aéronefs
347412-5 Systèmes de catapultage d'aéronefs
347413-6 Dispositifs d'arrêt de plate-forme d'appontage
347414-7 Simulateurs de vol
347415-8 Appareils au sol d'entraînement au vol
347416-9 Sachets pour mal de l'air
349-6 Équipement de transport et pièces détachées divers
3491-9 Charrettes à chevaux ou à bras, autres véhicules nonautomoteurs, chariots à bagages et pièces détachées diverses
34911-6 Charrettes à chevaux ou à bras et autres véhicules nonautomoteurs
349111-7 Chariots à bras
34912-3 Chariots à bagages
349121-4 Poussettes
34913-0 Pièces détachées diverses
349131-1 Pneus usagés
349132-2 Pneus rechapés
349133-3 Pare-chocs
349134-4 Montres pour véhicules
349135-5 Serrures pour véhicules
3491351-8 Cadenas pour bicyclettes
349136-6 Hélices de bateau
349137-7 Échelles pour véhicules de lutte contre l'incendie
349138-8 Ancres
3492-2 Équipement routier
34921-9 Équipement d'entretien routier
349211-0 Balayeuses de routes
349212-1 Balayeuses de pistes
34922-6 Matériel de marquage routier
349221-7 Marquage routier
3492211-0 Billes de verre pour marquage routier
34923-3 Équipement de contrôle de la circulation routière
34924-0 Panneaux à messages variables
34926-4 Équipement de contrôle des parcs de stationnement
34927-1 Équipement de péage
349271-2 Sel de déneigement
34928-8 Mobilier routier
349281-9 Glissières de sécurité
3492811-2 Séparateurs de voies
3492812-5 Composants de barrières
349282-0 Clôtures
3492821-3 Poteaux en bois
3492822-6 Éléments de clôture
3492823-9 Barrière antibruit
349283-1 Barrières de sécurité
3492831-4 Clôtures de protection
3492832-7 Garde-corps
3492833-0 Dispositifs pare-avalanche
3492834-3 Barrières pare-neige
349284-2 Mobilier urbain
3492841-5 Balises
3492842-8 Avertisseurs lumineux de danger
3492843-1 Cônes de sécurité
3492844-4 Poteaux d'arrêt d'autobus
3492845-7 Bornes lumineuses
3492846-0 Cônes routiers
3492847-3 Fléchage
34928471-0 Matériel de signalisation
34928472-7 Poteaux de signalisation
3492848-6 Conteneurs et poubelles de déchets
349285-3 Équipement d'éclairage public
3492851-6 Lampadaires d'éclairage public
3492852-9 Réverbères
3492853-2 Lampes d'éclairage public
34929-5 Matériaux de construction autoroutière
3493-5 Équipement maritime
34931-2 Équipement pour port
349311-3 Installations d'amarrage
349312-4 Passerelles d'embarquement des passagers pour navires
349313-5 Échelles mobiles pour l'embarquement des passagers pour navires
349314-6 Simulateurs de passerelle d'embarquement
349315-7 Équipement de contrôle du trafic maritime
34932-9 Systèmes radars
34933-6 Matériel de navigation
34934-3 Pales d'hélices
3494-8 Équipement ferroviaire
34941-5 Rails et accessoires
349411-6 Barres
349412-7 Rails de chemin de fer
349413-8 Rails de tramway
349415-0 Pièces d'entretoisement
349416-1 Jonctions de voies
349418-3 Lames d'aiguilles de chemin de fer
34942-2 Équipement de signalisation
349421-3 Poteaux indicateurs
349422-4 Boîtiers de signalisation
34943-9 Système de surveillance de la marche des trains
34944-6 Système de réchauffage des aiguillages
34945-3 Machines d'alignement des voies
34946-0 Matériaux de construction ferroviaire et fournitures
349461-1 Matériaux de construction ferroviaire ferrées
3494611-4 Rails
3494612-7 Matériaux ferroviaires
34946121-4 Éclisses et selles de rail
34946122-1 Contre-rails
349462-2 Matériaux de construction de voies ferrées
3494621-5 Rails d'alimentation en courant
3494622-8 Lames d'aiguille, cœurs de croisement, tringles de manœuvre d'aiguille et pièces de croisement
34946221-5 Lames d'aiguille
34946222-2 Cœurs de croisement
34946223-9 Tringles de manœuvre d'aiguille
34946224-6 Pièces de croisement
3494623-1 Crapauds ferroviaires, plaques d'écartement et traverses
34946231-8 Crapauds ferroviaires
34946232-5 Plaques d'écartement et traverses
3494624-4 Sièges et cale-sièges
34947-7 Traverses et pièces pour traverses
349471-8 Traverses
349472-9 Pièces pour traverses
3495-1 Structures porteuses
34951-8 Plates-formes d'accès
349512-0 Équipement de manipulation des boues
349513-1 Installation de dessication des boues
34952-5 Dispositifs de levage de plate-forme hydraulique
34953-2 Passerelles d'accès
349531-3 Passerelles pour ferry
349533-5 Passerelles pour passagers
34954-9 Passerelles de service
34955-6 Dock flottant
349551-7 Unité de stockage flottante
3496-4 Équipement aéroportuaire
34961-1 Système de manutention des bagages
349611-2 Équipement de manutention des bagages
34962-8 Équipement de contrôle du trafic aérien
349621-9 Équipement de tour de contrôle
349622-0 Contrôle du trafic aérien
3496221-3 Simulation du contrôle du trafic aérien
3496222-6 Systèmes de contrôle du trafic aérien
3496223-9 Formation au contrôle du trafic aérien
34963-5 Système d'atterrissage aux instruments (ILS)
34964-2 Radiophare d'alignement omnidirectionnel VHF Doppler (DVOR)
34965-9 Appareil de mesure des distances (DME)
34966-6 Radiogoniomètre et radiophare non directionnel
349661-7 Radiogoniomètre (RDF)
349662-8 Radiophare non directionnel (NDB)
34967-3 Système de communication aéroportuaire (COM)
34968-0 Système de surveillance d'aéroport et système d'éclairage
349681-1 Système de surveillance d'aéroport (SUR)
349682-2 Système d'éclairage aéroportuaire
34969-7 Passerelles et échelles mobiles d'embarquement des passagers pour avions
349691-8 Passerelles d'embarquement des passagers pour avions
349692-9 Échelles mobiles d'embarquement des passagers pour avions
3497-7 Équipement de surveillance de la circulation
34971-4 Caméras de contrôle de la vitesse
34972-1 Système de mesure du flux de la circulation
3498-0 Billets de transport
3499-3 Équipement de contrôle, de sécurité, de signalisation et d'éclairage
34991-0 Projecteurs d'intervention extérieure
34992-7 Panneaux de signalisation et panneaux de signalisation lumineux
349921-8 Panneaux de signalisation lumineux
349922-9 Panneaux de signalisation routière
349923-0 Indicateurs de rues
34993-4 Éclairage public
349931-5 Éclairage de tunnel
34994-1 Signalisation et éclairage maritimes
349941-2 Signalisation et éclairage de navigation fluviale
34995-8 Balisage et éclairage d'aérodrome
34996-5 Équipement de commande et de contrôle, de sécurité ou de signalisation des routes
349961-6 Feux de circulation
349962-7 Équipement de commande et de contrôle, de sécurité ou de signalisation des voies navigables
349963-8 Équipement de commande et de contrôle, de sécurité ou de signalisation de parking
34997-2 Équipement de commande et de contrôle, de sécurité ou de signalisation d'aéroport
349971-3 Enregistreurs de vol
349972-4 Éclairage d'aéroport
3499721-7 Feux de balisage de piste
34998-9 Équipement de commande et de contrôle, de sécurité ou de signalisation d'installations portuaires
34999-6 Générateurs de signaux, séparateurs de signal d'antenne et machines de galvanoplastie
349991-7 Générateurs de signaux
349992-8 Séparateurs de signal d'antenne
349993-9 Machines de galvanoplastie
349994-0 Maquettes
3499941-3 Maquettes d'avions
3499942-6 Maquettes de bateaux
35-4 Équipement de sécurité, de lutte contre l'incendie, de police et de défense
351-5 Matériel de secours et de sécurité
3511-8 Équipement de lutte contre l'incendie, de sauvetage et de sécurité
35111-5 Matériel de lutte contre l'incendie
351111-6 Appareils respiratoires pour la lutte contre l'incendie
351112-7 Équipement de lutte contre l'incendie
351113-8 Appareils extincteurs
3511131-1 Mousse pour extincteurs
3511132-4 Extincteurs portatifs
351114-9 Équipement d'évacuation en cas d'incendie
351115-0 Système d'extinction d'incendie
3511151-3 Outillage pour l'extinction d'incendie
3511152-6 Mousse d'extinction d'incendie ou composés similaires
35112-2 Équipement de sauvetage et d'urgence
351121-3 Mannequins d'entraînement pour les urgences
351122-4 Douche de sécurité
351123-5 Douche oculaire
35113-9 Matériel de sécurité
351131-0 Équipement de sécurité de site
3511311-0 Système de protection de réacteurs nucléaires
351132-1 Équipement de protection nucléaire, biologique, chimique et radiologique
3511321-4 Équipement de sûreté nucléaire
351133-2 Installations de sécurité
351134-3 Vêtements de protection et de sécurité
3511341-6 Vêtements de protection biologique et chimique
3511342-9 Vêtements de protection radiologique et nucléaire
3511343-2 Gilets de protection
3511344-5 Gilets réfléchissants
3511345-8 Vêtements ou ponchos de protection
3511346-1 Chaussettes ou articles de bonneterie de protection
3511347-4 Chemises ou pantalons de protection
3511348-7 Serre-poignets de protection
3511349-0 Blouses de protection
3512-1 Systèmes et appareils de surveillance et de sécurité
35121-8 Équipement de sécurité
351211-9 Vibreurs (sonores)
351212-0 Détecteur de fausse monnaie
351213-1 Accessoires de sécurité
351214-2 Sacs de sécurité
351215-3 Joints
351216-4 Marques
351217-5 Systèmes d'alarme
351218-6 Miroirs de sécurité convexes
351219-7 Détecteurs de radar
35123-2 Équipement d'identification du site
351231-3 Système à cartes magnétiques
351232-4 Équipement pour horaires flexibles
351233-5 Système de chronométrage
351234-6 Badges d'identification
351235-7 Systèmes vidéo d'identification
35124-9 Détecteurs de métal
35125-6 Système de surveillance
351251-7 Capteurs
3512511-0 Capteurs biométriques
351252-8 Système de chronométrage ou système d'enregistrement du temps de travail
351253-2 Caméras de sécurité
35126-3 Équipement de lecture des codes-barres
352-6 Équipement de police
3521-9 Cibles de tir
3522-2 Équipement antiémeutes
35221-9 Canons à eau
3523-5 Menottes
3524-8 Sirènes
3525-1 Répulsifs pour chiens
3526-4 Signalisation de police
35261-1 Panneaux d'information
352611-2 Panneaux indicateurs à messages variables
35262-8 Équipement de signalisation de carrefour
353-7 Armes, munitions et pièces associées
3531-0 Armes diverses
35311-7 Epées, machettes, baïonnettes et lances
353111-8 Épées
353112-9 Machettes
353113-0 Baïonnettes
353114-1 Lances
35312-4 Pistolets à gaz
3532-3 Armes à feu
35321-0 Armes à feu légères
353211-1 Pistolets
353212-2 Fusils
353213-3 Mitrailleuses
35322-7 Artillerie
353221-8 Artillerie antiaérienne
353222-9 Artillerie automotrice
353223-0 Artillerie tractée
353224-1 Mortiers
353225-2 Obusier
3533-6 Munitions
35331-3 Munitions d'armes à feu et de guerre
353311-4 Balles
353312-5 Obus
353313-3 Grenades
353314-7 Mines terrestres
353315-8 Cartouches
35332-0 Munitions de guerre navale
353321-1 Torpilles
353322-2 Mines marines
35333-7 Munitions de guerre aérienne
353331-8 Bombes
353332-9 Roquettes
3534-9 Pièces pour armes à feu et munitions
35341-6 Pièces pour armes à feu légères
353411-7 Accessoires de tuyauterie en bronze à canon
35342-3 Pièces de lance-roquettes
35343-0 Pièces pour mortiers
354-8 Véhicules militaires et pièces connexes
3541-1 Véhicules blindés militaires
35411-8 Chars de combat
354111-9 Chars de combat lourds
354112-0 Chars de combat légers
35412-5 Véhicules blindés de combat
354121-6 Véhicules de combat d'infanterie
354122-7 Véhicules blindés de transport de troupes
354123-8 Véhicules blindés de transport d'armes
354124-9 Véhicules de reconnaissance et de patrouille
354125-0 Véhicules de commandement et de liaison
3542-4 Pièces de véhicules militaires
35421-1 Pièces mécaniques de rechange pour véhicules militaires
354211-2 Moteurs et pièces de moteur pour véhicules militaires
35422-8 Pièces électroniques et électriques de rechange pour véhicules militaires
355-9 Navires de guerre et pièces connexes
3551-2 Navires de guerre
35511-9 Navire de combat de surface
355111-0 Porte-avions
355112-1 Destroyers et frégates
355113-2 Corvettes et patrouilleurs
355114-3 Engins et navires amphibies
35512-6 Sous-marins
355121-7 Sous-marin stratégique à propulsion nucléaire
355122-8 Sous-marin d'attaque à propulsion nucléaire
355123-9 Sous-marin d'attaque à propulsion diesel
355124-0 Submersibles sans équipage
35513-3 Mouilleurs de mines et navires auxiliaires
355131-4 Chasseurs de mines/dragueurs de mines
355132-5 Navire de recherche auxiliaire
355133-6 Navire auxiliaire de recherche du renseignement
355134-7 Navires hôpital/cargo/pétrolier/ro-ro auxiliaires
3552-5 Pièces pour navires de guerre
35521-2 Pièces de rechange pour coque et pièces mécaniques pour navires de guerre
355211-3 Moteur et pièces de moteur pour navires de guerre
35522-9 Pièces électroniques et électriques de rechange pour navires de guerre
356-0 Avions, missiles et spationefs militaires
3561-3 Avions militaires
356111-1 Avions de combat
356112-2 Chasseurs-bombardiers/Avions d'attaque au sol
356113-3 Bombardiers
356114-4 Avions militaires de transport
356115-5 Avions d'entraînement
356116-6 Avions de patrouille maritime
356117-7 Avions ravitailleurs
356118-8 Avions de reconnaissance
356121-8 Hélicoptères de combat
356122-9 Hélicoptères de lutte anti-sous-marine
356123-0 Hélicoptères de soutien
356124-1 Hélicoptères militaires de transport
356125-2 Hélicoptères de recherche et de sauvetage
35613-4 Véhicules aériens sans pilote
356131-5 Véhicules aériens de combat sans pilote
3562-6 Missiles
35621-3 Missiles stratégiques
356211-4 Missiles stratégiques antibalistiques
356212-5 Missiles balistiques intercontinentaux
356213-6 Missiles balistiques lancés par sous-marin
356214-7 Missiles balistiques à portée intermédiaire
35622-0 Missiles tactiques
356221-1 Missiles air-air
356222-2 Missiles sol-air
356223-3 Missiles antinavire
356224-4 Roquettes anti-sous-marin
356225-5 Missiles tactiques antibalistiques
356226-6 Missiles guidés antichar
356227-7 Missiles surface-air
35623-7 Missiles de croisière
356231-8 Missiles de croisière lancés par air/à partir du sol/à partir de la mer
3563-9 Spationefs militaires
35631-6 Satellites militaires
356311-7 Satellites de communication
356312-8 Satellites d'observation
356313-9 Satellites de navigation
3564-2 Pièces pour équipement aérospatial militaire
35641-9 Pièces de rechange structurelles et mécaniques pour équipement aérospatial militaire
356411-0 Moteurs et pièces de moteur pour équipement aérospatial militaire
35642-7 Pièces de rechange électriques et électroniques pour équipement aérospatial militaire
357-1 Systèmes électroniques militaires
3571-4 Systèmes de commandement, de contrôle, de communication et d'informatique
35711-1 Systèmes de commandement, de contrôle et de communication
35712-8 Systèmes tactiques de commandement, de contrôle et de communication
3572-7 Renseignement, surveillance, acquisition d'objectifs et reconnaissance
35721-4 Système de renseignement électronique
35722-1 Radar
35723-8 Radar de défense aérienne
3573-0 Systèmes de guerre électronique et contre-mesures
3574-3 Simulateurs de combat
358-2 Équipement individuel et de soutien
3581-5 Équipement individuel
358111-3 Uniformes de pompiers
358112-4 Uniformes de police
358113-5 Uniformes militaires
35812-9 Uniformes de combat
358121-0 Vestes de camouflage
358122-1 Tenues de combat
358123-2 Équipements de combat
35813-6 Casques militaires
358131-7 Couvre-casques
35814-3 Masques à gaz
35815-0 Vêtements pare-balles
358151-1 Gilets pare-balles
3582-8 Équipement de soutien
35821-5 Drapeaux
358211-6 Mât porte-drapeau
37-8 Instruments de musique, articles de sport, jeux, jouets, articles pour artisanat, articles pour travaux artistiques et accessoires
373-1 Instruments de musique et pièces pour instruments de musique
3731-4 Instruments de musique
37311-1 Instruments à clavier
373111-2 Pianos
373112-3 Accordéons
373113-4 Orgues musicaux
373114-5 Célestas
37312-8 Instruments à vent en cuivre
373121-9 Trompettes
373122-0 Trombones
373123-1 Soubassophones
373124-2 Saxophones
373125-3 Sifflet
373126-4 Bugles
373127-5 Saxhorns, bugles à pistons
373128-6 Mellophones
373129-7 Cors alto, baryton, flugel et français
3731291-0 Cors alto
3731292-3 Cors baryton
3731293-6 Cors flugel
3731294-9 Cors français
37313-5 Instruments à cordes
373131-6 Clavecins
373132-7 Clavicordes
373133-8 Guitares
373134-9 Violons
373135-0 Harpes
373136-1 Banjos
373137-2 Mandolines
373138-3 Violoncelles
373139-4 Basses
37314-2 Instruments à vent
373141-3 Clarinettes
373142-4 Hautbois
373143-5 Cornets et flûtes musicales
3731431-8 Cornets musicaux
3731432-1 Flûtes musicales
373144-6 Piccolos
373145-7 Cornemuse
373146-8 Harmonicas
373147-9 Mirlitons
373148-0 Cors anglais
373149-1 Ocarinas
37315-9 Instruments de musique à amplificateur électrique
373151-0 Synthétiseurs
37316-6 Instruments à percussion
373161-7 Cymbales
373162-8 Cloches
373163-9 Tambourins
373164-0 Castagnettes
373165-1 Tambours
373166-2 Xylophones
373167-3 Vibraphones
3732-7 Pièces et accessoires pour instruments de musique
37321-4 Accessoires pour instruments de musique
373211-5 Métronomes
373212-6 Anches
373213-7 Accessoires pour instruments à cordes
373214-8 Cordes ou médiators pour instrument
373215-9 Accessoires pour instruments à percussion
373216-0 Sacoches, étuis ou accessoires pour instruments de musique
373217-1 Trépieds ou porte-partitions pour instruments de musique
37322-1 Pièces pour instruments de musique
373221-2 Chevilles
373222-3 Boîtes ou mécanismes à musique
373223-4 Embouchures
373224-5 Sourdines
373225-6 Diapasons droits
373226-7 Baguettes de chef d'orchestre
373227-8 Support rembourré pour piccolo
374-2 Articles et équipements de sport
3741-5 Équipements de sports de plein air
37411-2 Équipement d'hiver
374111-3 Équipement de ski et de planches à ski
3741111-6 Bottes de ski
3741112-9 Skis
3741113-2 Bâtons de ski
3741114-5 Fixations
3741115-8 Planches à ski
3741116-1 Tenues de ski
374112-4 Équipement de patinage et de hockey sur glace
3741121-7 Rondelles de hockey
3741122-0 Patins à glace
3741123-3 Cannes de hockey
374113-5 Vêtements et équipements polaires
37412-9 Équipements de sports nautiques
374121-0 Skis nautiques
374122-1 Appareil respiratoire autonome de plongée et de snorkeling
3741221-4 Compensateurs
3741222-7 Bouteilles d'air comprimé
3741223-0 Détendeurs
3741224-3 Instruments ou accessoires de plongée
37412241-0 Appareils respiratoires pour la plongée
37412242-7 Tenues de plongée
37412243-4 Combinaisons d'immersion
3741225-6 Masques, palmes ou tubas
3741226-9 Combinaisons de plongée
3741227-2 Combinaisons étanches
374123-2 Équipement et accessoires pour le surf et la natation
3741231-5 Planches à skis, kneeboards ou boogieboards
3741232-8 Équipement pour planche à voile
3741233-1 Planches de surf
3741234-4 Lunettes ou palmes de natation
3741235-7 Équipement pour parapente
37413-6 Articles de chasse et de pêche
374131-7 Articles de pêche
3741311-0 Cannes à pêche
3741312-3 Ligne de pêche
3741313-6 Moulinets de pêche
3741314-9 Leurres de pêche
3741315-2 Appâts de pêche
3741316-5 Plombs de pêche
374132-8 Articles de chasse
3741321-1 Appeaux
3741322-4 Appelants
3741323-7 Ball-traps
3741324-0 Canon d'arme à feu
37414-3 Articles de camping
374141-4 Matelas de camping
374142-5 Bacs à glace
374143-6 Trousses de réparation de tentes
374146-9 Réchauds de camping
374147-0 Glacières
374148-1 Combinaisons de survie
37415-0 Équipements d'athlétisme
37416-7 Équipements de loisirs
3742-8 Équipements de gymnastique
37421-5 Tapis de gymnastique
37422-2 Barres ou poutres de gymnastique
374221-3 Barres de gymnastique
374222-4 Poutres de gymnastique
37423-9 Cordes, anneaux ou espaliers de gymnastique
374231-0 Cordes de gymnastique
374232-1 Anneaux de gymnastique
374233-2 Espaliers de gymnastique
37424-6 Équipements de saut gymnastique
37425-3 Trampolines de gymnastique
37426-0 Équipement pour le travail de l'équilibre
3743-1 Équipement de boxe
37431-8 Rings de boxe
37432-5 Sacs de sable
37433-2 Gants de boxe
3744-4 Équipement de culture physique
37441-1 Équipement d'entraînement pour l'aérobique
374411-2 Tapis d'exercice
374412-3 Simulateur d'escalier
374413-4 Vélos d'exercice
374414-5 Rameurs
374415-6 Cordes à sauter
374416-7 Trampolines d'exercice
374417-8 Ballons d'exercice
374418-9 Équipement de step
374419-0 Appareils elliptiques
37442-8 Équipement d'haltérophilie et de musculation
374421-8 Haltères
374422-8 Barres à disques
374423-8 Machines de musculation des membres inférieurs et supérieurs
3744231-4 Machines de musculation des membres inférieurs
3744232-7 Machines de musculation des membres supérieurs
374424-8 Bancs et supports de poids
374425-8 Poids d'exercice
374426-8 Machines de Pilates
374427-8 Appareil pour musculation des mains
374428-8 Bandes et tubes de résistance
3744281-9 Bandes de résistance
3744282-2 Tubes de résistance
374429-8 Appareils multigym
3745-7 Équipement pour sports de plein air et sur courts
37451-4 Équipements pour sports de plein air
374511-5 Balles de base-ball
3745111-8 Écrans arrière ou clôture pour le base-ball
3745112-1 Bases de base-ball
3745113-4 Battes de base-ball
3745114-7 Aides à la frappe pour le base-ball
3745115-0 Gants de base-ball
3745116-3 Protections pour le base-ball ou le softball
374512-6 Hockey sur gazon
3745121-9 Balles de hockey sur gazon
3745122-2 Crosses de hockey sur gazon
374513-7 Ballons de football américain
3745131-0 Traîneaux de blocage pour le football américain
3745132-3 Tees de tir pour le football américain
3745133-6 Mannequins d'entraînement pour le football américain
3745134-9 Équipement pour le football au drapeau (flag-football)
374514-8 Balles du jeu de crosse
374515-9 Bâtons du jeu de crosse
374516-0 Lance-balles automatiques
374517-1 Ballons de football
3745171-4 Matériel de marquage des terrains de football
3745172-7 Équipement de protection pour le football
3745173-0 Dispositifs d'entraînement pour le football
374518-2 Balles de softball
3745181-5 Battes de softball
3745182-8 Gants de softball
374519-3 Ballons de handball
3745192-9 Équipements scolaires pour le handball
37452-1 Équipement pour sports de raquette et sur courts
374521-2 Équipement de badminton
3745211-5 Volants de badminton
3745212-8 Raquettes de badminton
374522-3 Ballons de basket-ball
3745221-6 Ensemble complet de basket-ball
374523-4 Équipement de protection pour le hockey en salle
374524-5 Balles, grips et cordes pour le racquetball
3745241-8 Balles de racquetball
3745242-1 Grips de racquetball
3745243-4 Cordes de racquetball
374525-6 Raquettes de racquetball
374526-7 Équipement de squash
3745261-0 Balles de squash
3745262-3 Raquettes de squash
374527-8 Équipement de tennis
3745271-1 Balles de tennis
3745272-4 Matériel de court de tennis
3745273-7 Raquettes de tennis
3745274-0 Aides à l'entraînement pour le tennis
374528-9 Balles et piquets de spirobole
3745281-2 Balles de spirobole
3745282-5 Piquets de spirobole
374529-0 Ballons de volley-ball
3745291-3 Normes de volley-ball applicables aux gymnases
3745292-6 Stockage des ballons et des filets de volley-ball
37453-8 Équipement d'athlétisme
374531-9 Javelots
374532-0 Sautoir
374533-1 Disque
374534-2 Poids à lancer
374535-3 Perches à sauter
374536-4 Haies
374537-5 Témoins
3746-0 Équipement pour jeux de tir et de table
37461-7 Équipement pour jeux de table
374611-8 Tables pour hockey sur coussins d'air ou accessoires
374612-9 Baby-foot
3746121-2 Joueurs de rechange pour baby-foot
3746122-5 Tables de baby-foot
374613-0 Queues de billard
374614-1 Équipement de jeu de palets
374615-2 Table de tennis
3746151-5 Balles de tennis de table
3746152-8 Raquettes de tennis de table
37462-4 Jeux de tir et équipement
374621-5 Équipement de tir à l'arc
3746211-8 Bracelet pour le tir à l'arc
3746212-1 Flèches de tir à l'arc
3746213-4 Écrans arrière pour le tir à l'arc
3746214-7 Cordes pour le tir à l'arc
3746215-0 Arcs
3746216-3 Gants d'archer
3746217-6 Cibles sur pied pour le tir à l'arc
3746218-9 Cibles pour le tir à l'arc
374622-6 Fléchettes
3746221-9 Cibles à fléchettes
374623-7 Cibles à lancer
374624-8 Équipement de tir au pigeon
3747-3 Équipements pour le golf et le jeu de quilles
37471-0 Équipement de golf
374711-1 Sacs de golf
374712-2 Balles de golf
374713-3 Clubs de golf
374714-4 Tees de golf
374715-5 Housses pour clubs de golf
374716-6 Gants de golf
374717-7 Assujettisseurs de mottes
374718-8 Télémètres de golf
374719-9 Aide au putting
37472-7 Équipements pour le jeu de quilles
3748-6 Machines ou appareils pour l'équipement de loisir
37481-3 Machines d'entretien de la glace
37482-0 Tableaux d'affichage pour les informations sportives
375-3 Jeux et jouets; attractions foraines
3751-6 Poupées
37511-3 Maisons de poupées
37512-0 Pièces ou accessoires pour poupées
37513-7 Marionnettes
375131-8 Théâtres de marionnettes
3752-9 Jouets
37521-6 Instruments de musique en jouets
37522-3 Jouets à roues
37523-0 Puzzles
37524-7 Jeux
375241-8 Jeux éducatifs
375242-9 Jeux de table
375243-0 Jeux classiques
375244-1 Jeux coopératifs
375245-2 Jeux de stratégie
375246-3 Jeux de mémoire
375247-4 Accessoires de jeux
375248-5 Jeux de loto
3752481-8 Formulaire de loterie
375249-6 Kits de jeux
37525-4 Ballonnets et ballons
37526-1 Seaux-jouets
37527-8 Trains et véhicules-jouets, petits trains et petites voitures
375271-9 Petits trains
375272-0 Petites voitures
37528-5 Armes-jouets
37529-2 Jouets gonflables et à enfourcher
375291-3 Jouets gonflables
375292-4 Jouets à enfourcher
3753-2 Articles pour fêtes foraines, jeux de société ou jeux de salon
37531-9 Jeux de cartes
37532-6 Jeux vidéo
37533-3 Billards
375331-4 Boules de billard
375332-5 Craie de billard
375333-6 Queues de billard
375334-7 Triangles de billard
375335-8 Tables de billard
37534-0 Jeux à pièces de monnaie ou à jetons
37535-7 Manèges, balançoires, stands de tir et autres attractions foraines
375351-8 Balançoires
375352-9 Équipements pour terrain de jeux
3753521-2 Balançoires pour terrain de jeux
3753522-5 Matériels à grimper pour terrain de jeux
3753523-8 Manèges pour terrain de jeux
3753524-1 Toboggans pour terrain de jeux
3753525-4 Balançoires à bascules pour terrain de jeux
3753526-7 Tunnels pour terrain de jeux
3753527-0 Bacs à sable pour terrain de jeux
3753528-3 Gradins pour terrain de jeux
3753529-6 Équipement pour l'escalade ou le grimper à la corde
37535291-3 Équipement pour l'escalade
37535292-0 Équipement pour le grimper à la corde
3754-5 Machines de jeu
378-6 Fournitures pour travaux d'artisanat et travaux artistiques
3781-9 Fournitures pour travaux d'artisanat
3782-2 Fournitures pour travaux artistiques
37821-9 Pinceaux d'art
37822-6 Plumes à dessin
378221-7 Crayons de couleur
378222-8 Fusain
378223-9 Craies
378224-0 Pastels
37823-3 Papier simili-sulfurisé et autres articles en papier
378231-4 Papier simili-sulfurisé
378232-5 Papier-calque
378233-6 Papier cristal
378234-7 Papier transparent ou papier translucide
378235-8 Papier couché et papier d'artisanat
378236-9 Papier à dessin
378237-0 Papier pour cartographie
378238-1 Papier et carton multicouches
378239-2 Papier kraft
38-5 Équipements de laboratoire, d'optique et de précision (excepté les lunettes)
381-6 Instruments de navigation et de météorologie
3811-9 Instruments de navigation
38111-6 Matériel de radiogoniométrie
381111-7 Compas
3811111-0 Accessoires pour compas
38112-3 Sextants
381121-4 Systèmes de positionnement à capacité globale (GPS ou équivalent)
38113-0 Sonars
38114-7 Sondeurs à écho
38115-4 Radars
381151-5 Matériel de surveillance radar
3812-2 Instruments de météorologie
38121-9 Anémomètres
38122-6 Baromètres
38123-3 Enregistreurs de précipitations ou d'évaporation
38124-0 Appareils de radiosondage
38125-7 Pluviographes
38126-4 Appareils d'observation en surface
381261-5 Appareils d'observation en surface des précipitations ou de l'évaporation
381262-6 Appareils d'observation en surface des radiations solaires
381263-7 Appareils d'observation en surface des températures ou de l'humidité
381264-8 Appareils d'observation en surface des vents
38127-1 Stations météorologiques
38128-8 Accessoires pour instruments météorologiques
382-7 Instruments géologiques et géophysiques
3821-0 Boussoles de géologue
3822-3 Appareils de prospection géologique
38221-0 Systèmes d'information géographique (GIS ou équivalent)
3823-6 Instruments géophysiques électromagnétiques
3824-9 Instruments géophysiques de mesure de la gravité
3825-2 Instruments géophysique de mesure de la polarité induite (IP)
3826-5 Instruments géophysiques de magnétomètrie
3827-8 Instruments géophysiques pour la mesure de la résistivité
3828-1 Gravimètres
3829-4 Instruments et matériels de télémétrie, d'hydrographie, d'océanographie et d'hydrologie
38291-1 Appareils de télémétrie
38292-8 Instruments d'hydrographie
38293-5 Matériel de sismologie
38294-2 Théodolites
38295-9 Matériel de topographie
38296-6 Instruments de géodésie
383-8 Instruments de mesure
3831-1 Balances de précision
38311-8 Balances électroniques et accessoires
383111-9 Balances analytiques électroniques
383112-0 Balances techniques électroniques
3831121-3 Masses d'étalonnage
3832-4 Tables de dessin
38321-1 Machines de dessin
38322-8 Pantographes
38323-5 Règles à calcul
3833-7 Instruments à main pour la mesure de longueurs
38331-4 Équerres
3834-0 Instruments de mesure de grandeurs
38341-7 Appareils de mesure du rayonnement
383411-8 Enregistreurs à faisceaux d'électrons
383412-9 Dosimètres de rayonnement
383413-0 Instruments de mesure de grandeurs électriques
3834131-3 Ampèremètres
3834132-6 Voltmètres
383414-1 Compteurs Geiger
383415-2 Système de surveillance de la contamination
383416-3 Moniteurs de rayonnement
38342-4 Oscilloscopes
383421-5 Oscillographes
38343-1 Restauration
38344-8 Système de surveillance de la pollution
384-9 Instruments de contrôle de propriétés physiques
3841-2 Instruments de comptage
38411-9 Hydromètres
38412-6 Thermomètres
38413-3 Pyromètres
38414-0 Hygromètres
38415-7 Psychromètres
38416-4 PHmètres
38417-1 Thermocouples
38418-8 Calorimètres
3842-5 Instruments de mesure du débit, du niveau et de la pression de liquides ou de gaz
38421-2 Débitmètres
384211-3 Compteurs à eau
3842111-6 Débitmètres
38422-9 Matériel de mesure du niveau
38423-6 Matériel de mesure de la pression
384231-7 Indicateurs de pression
38424-3 Matériel de mesure et de contrôle
38425-0 Équipement pour mécanique des fluides
384251-1 Manomètres
384252-2 Viscosimètres
384253-3 Indicateurs de profondeur
384254-4 Appareils d'estimation des structures
384255-5 Appareil d'estimation des forces
384256-6 Pycnomètres
384257-7 Instruments de mesure de la tension superficielle
384258-8 Densitomètres
38426-7 Coulomètres
38427-4 Fluxmètres
38428-1 Rhéomètres
38429-8 Rotamètres
3843-8 Appareils de détection et d'analyse
38431-5 Appareils de détection
384311-6 Détecteurs de gaz
384312-7 Détecteurs de fumée
384313-8 Détecteurs d'erreurs
38432-2 Appareils d'analyses
384321-3 Analyseurs de gaz
384322-4 Chromatographes
3843221-7 Chromatographes à gaz
384323-5 Analyseurs de fumée
38433-9 Spectromètres
384331-0 Spectromètre de masse
384332-1 Matériel de mesure des émissions
3843321-4 Spectromètre à émission
384333-2 Analyseur de spectre
38434-6 Analyseurs
384341-7 Analyseurs d'expansion
384342-8 Matériel de mesure du son
3843421-1 Sonomètres
3843422-4 Analyseurs de la vitesse du son
384343-9 Matériel de mesure du bruit
3843431-2 Décibelmètres
384344-0 Analyseurs de vibrations
384345-1 Analyseurs biochimiques
3843451-4 Cytomètres
3843452-7 Analyseurs de sang
3843453-0 Analyseurs de lait
3843454-3 Matériel biomédical
3843455-6 Compte-globules
3843456-9 Analyseur de chimie
3843457-2 Analyseurs d'hématologie
3843458-5 Analyseurs d'immunologie
38435-3 Détecteurs de fluides
38436-0 Agitateurs et accessoires
384361-1 Agitateurs mécaniques
3843611-4 Corbeille pour flacons Erlenmeyer pour agitateurs
3843612-7 Pinces à flacons Erlenmeyer pour agitateurs
3843613-0 Supports pour entonnoirs de séparation
3843614-3 Porte-pinces à flacons Erlenmeyer pour agitateurs
3843615-6 Porte-boîtes de Petri pour agitateurs
3843616-9 Porte-éprouvettes pour agitateurs
3843617-2 Adaptateur pour flacons pour agitateurs
384362-2 Évaporateurs rotatifs
3843621-5 Écran protecteur pour évaporateurs rotatifs
3843622-8 Capteur de température d'ébullition pour évaporateurs rotatifs
3843623-1 Régulateur de pression pour évaporateurs rotatifs
384363-3 Agitateurs d'incubation
3843631-6 Plaques chauffantes
3843632-9 Plaques chauffantes pour flacons
384364-4 Agitateurs magnétiques
3843641-7 Thermorégulateurs pour agitateurs mécaniques avec plaques chauffantes
384365-5 Mélangeurs mécaniques
3843651-8 Aubes pour mélangeurs mécaniques
384366-6 Homogénéisateurs à immersion
3843661-9 Instruments de dispersion pour homogénéisateurs à immersion
384367-7 Désintégrateurs à ultrasons
3843671-0 Sondes pour désintégrateurs à ultrasons
3843672-3 Convertisseurs pour désintégrateurs à ultrasons
3843673-6 Chambres à débit continu pour désintégrateurs à ultrasons
384368-8 Homogénéisateurs à lames rotatives
38437-7 Pipettes de laboratoire et accessoires
384371-8 Pipettes
3843711-1 Embouts de pipettes
3843712-4 Porte-pipettes
385-0 Appareils de contrôle et d'essai
3851-3 Microscopes
38511-0 Microscopes électroniques
385111-1 Microscopes électroniques à balayage
385112-2 Microscopes électroniques à transmission
38512-7 Microscopes ioniques et monoculaires
385121-8 Microscopes ioniques
385122-9 Microscopes moléculaires
38513-4 Microscopes inversés et métallurgiques
385131-5 Microscopes inversés
385132-6 Microscopes métallurgiques
38514-1 Microscopes à fond noir et microscopes à sonde à balayage
385141-2 Microscopes à fond noir
385142-3 Microscopes à sonde à balayage
38515-8 Microscopes polarisants et microscopes à fluorescence
385151-9 Microscopes polarisants
385152-0 Microscope à fluorescence
38516-5 Microscopes composés monoculaires et/ou binoculaires
38517-2 Microscopes acoustiques et microscopes à projection
385171-3 Microscopes acoustiques
385172-4 Microscopes à projection
38518-9 Microscopes à grand champ, microscopes stéréoscopiques ou microscopes à dissection
385181-0 Microscopes à grand champ
385182-1 Microscopes stéréoscopiques ou microscopes à dissection
38519-6 Composés divers pour microscopes
385191-7 Illuminateurs pour microscopes
385192-8 Objectifs pour microscopes
385193-9 Accessoires photo ou vidéo pour microscopes
3851931-2 Accessoires photo pour microscopes
3851932-5 Accessoires vidéo pour microscopes
385194-0 Platines porte-objet automatisées pour microscopes
385195-1 Ampoules de rechange pour microscope de laboratoire
385196-2 Oculaires, condensateurs, collecteurs, platines porte-objet et housses de microscope
3851961-5 Oculaires de microscope
3851962-8 Condensateurs de microscope
3851963-1 Collecteurs de microscope
3851964-4 Tubes de microscope
3851965-7 Platines porte-objet de microscope
3851966-0 Housses de microscope
3852-6 Scanners
38521-3 Scintigraphes à pression
38522-0 Scintigraphes chromatographiques
385271-6 Dosimètres à chambre d'ionisation
385272-7 Dosimètres
385273-8 Systèmes standard de dosimétrie secondaire
385274-9 Dosimètres de fantômes
3853-9 Diffractographes
3854-2 Machines et appareils d'essai et de mesure
38541-9 Testeurs de soudabilité
38542-6 Appareils d'essai servo-hydrauliques
38543-3 Matériel de détection de gaz
38544-0 Détecteurs de stupéfiants
38545-7 Kits d'analyse de gaz
38546-4 Système de détection d'explosifs
385461-5 Détecteurs de bombes
38547-1 Système de dosimétrie
38548-8 Instruments pour véhicules
3855-5 Compteurs
38551-2 Compteurs d'énergie
38552-9 Compteurs électroniques
38553-6 Compteurs magnétiques
38554-3 Compteurs d'électricité
3856-8 Compteurs de production
38561-5 Compte-tours
385611-6 Indicateurs de vitesse pour véhicules
3856111-9 Tachymètres
3856112-2 Compteurs de taxi
38562-2 Stroboscopes
3857-1 Instruments et appareils de réglage et de contrôle
38571-8 Limiteurs de vitesse
3858-4 Appareils utilisant les rayonnements et destinés à des usages autres que médicaux
38581-1 Équipement de scanning pour le contrôle des bagages
38582-8 Équipement de contrôle aux rayons X
386-1 Instruments d'optique
3862-7 Matériel de polarisation
38621-4 Appareils à fibres optiques
38622-1 Miroirs
38623-8 Filtres optiques
38624-5 Dispositifs d'aide optique
3863-0 Instruments d'astronomie et d'optique
38631-7 Jumelles
38632-4 Lunettes de vision nocturne
38633-1 Lunettes de visée
38634-8 Microscopes optiques
38635-5 Télescopes
38636-2 Instruments d'optique spécialisés
386361-3 Lasers
3863611-6 Lasers industriels
3864-3 Dispositifs à cristaux liquides
38641-0 Périscopes
3865-6 Matériel de photographie
38651-3 Appareils photographiques
386511-4 Objectifs photographiques
386512-5 Corps d'appareils photographiques
386513-6 Appareils de reproduction pour la préparation de plaques ou de cylindres d'impression
386514-7 Appareils photographiques à développement instantané
386515-8 Caméras cinématographiques
386516-9 Appareils photographiques numériques
38652-0 Projecteurs cinématographiques
386521-1 Appareils de projection
3865211-4 Projecteurs de diapositives
3865212-7 Vidéoprojecteurs
386522-2 Agrandisseurs
386523-3 Réducteurs
38653-7 Appareils pour laboratoires photographiques
386531-8 Flashes
3865311-1 Ampoules de flash
38653111-8 Cubes flashes
386532-9 Agrandisseurs photographiques
386533-0 Appareils et matériel de développement de pellicules photographiques
386534-1 Écrans de projection
38654-4 Matériel pour microfilms et microfiches
386541-5 Matériel pour microfilms
3865411-8 Lecteurs de microfilms
386542-6 Matériel pour microfiches
3865421-9 Lecteurs de microfiches
386543-7 Matériel pour microformes
3865431-0 Lecteurs de microformes
387-2 Horloges de pointage et compteurs similaires; parcmètres
3871-5 Horloges de pointage
3872-8 Horodateurs
3873-1 Parcmètres
38731-8 Compteurs à jetons
3874-4 Minuteurs
3875-7 Interrupteurs horaires
388-3 Équipement de commande des processus industriels et matériel de télécommande
3881-6 Équipement de commande des processus industriels
3882-9 Matériel de télécommande
38821-6 Appareils de radiotélécommande
38822-3 Sirènes télécommandées
389-4 Instruments divers d'évaluation ou de test
3891-7 Matériel de vérification et de test d'hygiène
38911-4 Kits pour prélèvement manuels sur écouvillon
38912-1 Kits pour prélèvement automatiques sur écouvillon
3892-0 Équipement pour grains et aliments pour animaux
38921-7 Analyseurs de grains
38922-4 Compteurs de grains
38923-1 Analyseurs d'aliments
3893-3 Instruments de mesure de l'humidité
38931-0 Appareils de contrôle de l'humidité et de la température
38932-7 Appareils de mesure de l'humidité
3894-6 Instruments d'évaluation nucléaire
38941-7 Compteurs alpha
38942-7 Compteurs alpha beta
38943-7 Compteurs beta
38944-7 Compteurs beta gamma
38945-7 Compteurs gamma
38946-7 Kilovoltmètres
38947-7 Microanalyseurs de rayons X
3895-9 Matériel pour réaction en chaîne à la polymérase (PCR)
38951-6 Matériel pour réaction en chaîne à la polymérase en temps réel (RT-PCR)
3896-2 Éthylotest antidémarrage
3897-5 Simulateur de recherche, d'essai et scientifique et technique
39-2 Meubles (y compris les meubles de bureau), aménagements, appareils électroménagers (à l'exclusion de l'éclairage) et produits de nettoyage
391-3 Mobilier
3911-6 Sièges, chaises et articles assimilés, et pièces connexes
39111-3 Sièges
391111-4 Sièges pivotants
391112-5 Sièges de théâtre
391113-6 Sièges éjectables
39112-0 Chaises
391121-1 Chaises de salle à manger
39113-7 Sièges et chaises divers
391131-8 Fauteuils
391132-9 Canapés
391133-0 Banquettes
391134-1 Chaises longues
391135-2 Tabourets
391136-3 Bancs
391137-4 Repose-pieds
39114-4 Éléments de sièges
391141-5 Rembourrage
3912-9 Tables, armoires, bureaux et bibliothèques
39121-6 Bureaux et tables
391211-7 Bureaux
391212-8 Tables
39122-3 Armoires et bibliothèques
391221-4 Armoires
391222-5 Bibliothèques
3913-2 Mobilier de bureau
39131-9 Rayonnages de bureau
391311-0 Rayonnages d'archives
39132-6 Systèmes de classement
391321-7 Armoires de classement
391322-8 Meubles fichiers
391323-9 Dossiers suspendus
391324-0 Systèmes de carrousels
391325-1 Chariots de bureau
39133-3 Présentoirs
39134-0 Mobilier informatique
391341-1 Tables pour ordinateurs
39135-7 Tables de tri
391351-8 Casiers de tri
39136-4 Porte-manteaux
39137-1 Adoucisseurs d'eau
3914-5 Mobilier de maison
39141-2 Mobilier et agencement de cuisine
391411-3 Étagères
391412-4 Plans de travail
391413-5 Placards
391414-6 Cuisines équipées
391415-7 Hottes d'aspiration
39142-9 Mobilier de jardin
39143-6 Mobilier de chambre à coucher, mobilier de salle à manger et mobilier de salle de séjour
391431-7 Mobilier de chambre à coucher
3914311-0 Lits, literie et tissus d'ameublement spéciaux
39143111-7 Sommiers
39143112-4 Matelas
39143113-1 Tissus spéciaux d'ameublement
39143114-8 Couvertures chauffantes
39143115-5 Alèses en caoutchouc
39143116-2 Lits d'enfant
3914312-3 Mobilier de chambre à coucher autre que lits et literie
39143121-0 Armoires-penderies
39143122-7 Commodes
39143123-4 Tables de chevet
391432-8 Mobilier de salle à manger
3914321-1 Tables de salle à manger
391433-9 Mobilier de séjour
3914331-2 Tables basses
39144-3 Mobilier de salle de bains
39145-0 Accessoires pour caves à vin
3915-8 Mobilier et équipements divers
39151-5 Mobilier divers
391511-6 Râteliers
391512-7 Établis
391513-8 Mobilier modulaire
39152-2 Rayonnages mobiles
39153-9 Mobilier de salle de conférence
391531-0 Porte-livres
39154-6 Équipements d'exposition
391541-7 Stands d'exposition
39155-3 Mobilier de bibliothèque
391551-4 Équipements de bibliothèque
39156-0 Mobilier d'accueil et de réception
39157-7 Éléments de meubles
3916-1 Mobilier scolaire
39161-8 Mobilier pour jardin d'enfants
39162-5 Matériel d'enseignement
391621-6 Matériel pédagogique
3916211-9 Fournitures scolaires
391622-7 Matériels et appareils de formation
3917-4 Mobilier de magasin
39171-1 Vitrines
39172-8 Comptoirs
391721-9 Comptoirs de distribution de repas
39173-5 Unités de stockage
39174-2 Enseignes de magasin
3918-7 Mobilier de laboratoire
39181-4 Paillasses de laboratoire
3919-0 Papier peint et autres revêtements
39191-7 Revêtements muraux à base de papier ou de carton
391911-8 Papier peint
39192-4 Revêtements muraux en textile
39193-1 Revêtements de sol à base de papier ou de carton
392-4 Aménagements
3922-0 Équipement de cuisine, articles de maison, articles ménagers et fournitures de restauration
39221-7 Équipement de cuisine
392211-8 Ustensiles de cuisine
3922111-1 Vaisselle
3922112-4 Tasses et verres
39221121-1 Tasses
39221122-8 Petites tasses
39221123-5 Verres à boire
3922113-7 Récipients pour aliments
3922114-0 Bidons à eau
3922115-3 Récipients isothermes
3922116-6 Plateaux
3922117-9 Égouttoirs
3922118-2 Ustensiles de cuisson
3922119-5 Égouttoirs à vaisselle
392212-9 Vaisselle de table
3922121-2 Assiettes
3922122-5 Plats
3922123-8 Soucoupes
3922124-1 Bols
3922125-4 Décanteuses
3922126-7 Gamelles en fer blanc
39222-4 Fournitures pour restauration
392221-5 Fournitures jetables pour restauration
3922211-8 Couteaux et assiettes jetables
3922212-1 Tasses jetables
392222-6 Plateaux pour repas
39223-1 Cuillères, fourchettes
392231-2 Cuillères
392232-3 Fourchettes
39224-8 Balais et brosses et autres articles de divers types
392241-9 Balais
392242-0 Brosses
3922421-3 Pinceaux de peintre en bâtiment
392243-1 Balais et brosses et autres produits de nettoyage ménager
3922431-4 Brosses de toilette
3922432-7 Éponges
3922433-0 Seaux
3922434-3 Poubelles
3922435-6 Pelles à poussière
39225-5 Briquets, articles en matières inflammables, articles de pyrotechnie, allumettes et combustibles liquides ou gaz combustibles liquéfiés
392251-6 Briquets
392252-7 Alliages pyrophoriques
392253-8 Allumettes
392254-9 Gaz pour briquets
392255-0 Articles de pyrotechnie
392256-1 Bougies
392257-2 Bouteille, bocaux et flacons
3922571-5 Bouteilles
3922572-8 Bocaux
3922573-1 Flacons
39226-2 Bonbonnes, casiers à bouteilles, fioles et bobines
392261-3 Casiers à bouteilles
392262-4 Bonbonnes et fioles
3922621-7 Bonbonnes
3922622-0 Fioles
392263-5 Bobines
39227-9 Aiguilles à coudre et à tricoter, et dés à coudre
392271-0 Aiguilles à coudre ou à tricoter
3922711-3 Aiguilles à coudre
3922712-6 Aiguilles à tricoter
392272-1 Dés à coudre
3923-3 Produit à usage spécial
39234-1 Caisses à compost
39235-8 Jetons
39236-5 Cabines de peinture
39237-2 Bornes de neige
3924-6 Coutellerie
39241-3 Couteaux et ciseaux
392411-4 Couteaux
3924111-7 Couteaux de table
3924112-0 Couteaux de cuisine
3924113-3 Couteaux universels
392412-5 Ciseaux
39254-7 Horlogerie
392541-8 Horloges
3925411-1 Réveils
3925412-4 Horloges murales
3925413-7 Verre à horloges
3926-2 Plateaux de réception et matériel de bureau
39261-9 Plateaux de réception
39263-3 Matériel de bureau
392631-4 Accessoires de bureau
39264-0 Accessoires pour classeurs ou fichiers
39265-7 Crochets et œillets
3927-5 Articles religieux
3929-1 Aménagements divers
39291-8 Fournitures pour blanchisserie
39292-5 Ardoises d'écolier et tableaux à écrire ou à dessiner ou instruments
392921-6 Tableaux noirs
3929211-9 Éponges à effacer pour tableaux noirs
392922-7 Ardoises d'écolier
392923-8 Instruments de dessin
392924-9 Instruments d'écriture
392925-0 Règles
39293-2 Produits artificiels
392931-3 Fruits artificiels
392932-4 Fleurs artificielles
392933-5 Gazon artificiel
392934-6 Pelouse artificielle
392935-7 Bijouterie de fantaisie
39294-9 Appareils et équipement de démonstration
392941-0 Produits d'information et de promotion
39295-6 Parapluies et parasols, cannes et cannes-sièges
392951-7 Parasols
392952-8 Parapluies
392953-9 Cannes-sièges
392954-0 Cannes de marche
392955-1 Pièces, garnitures et accessoires de parapluies, parasols, cannes et articles similaires
39296-3 Articles funéraires
392961-4 Cercueils
39297-0 Fournitures de caserne
39298-7 Statuettes, ornements, cadres pour photographies ou images et miroirs
392981-8 Cadres pour photographies
392982-9 Cadres pour images
392983-0 Vases
392984-1 Statuettes
392985-2 Ornements
392986-3 Globes
392987-4 Trophées
392988-5 Aquariums
392989-6 Éléments décoratifs divers
3929891-9 Arbre de Noël
39299-4 Verrerie
392991-5 Ampoules en verre
392992-6 Verre de sécurité
392993-7 Miroirs en verre
393-5 Équipement divers
3931-8 Équipement de restauration
39311-5 Petit matériel de restauration
39312-2 Matériel pour la préparation des aliments
393121-3 Machines à couper la viande
393122-4 Matériel de cantine
39313-9 Équipement hôtelier
39314-6 Équipement de cuisine industrielle
39315-3 Équipement de restaurant
3933-4 Matériel de désinfection
3934-7 Équipement de réseau à gaz
39341-4 Équipement pour pression du gaz
3935-0 Équipement de réseau d'assainissement
3936-3 Matériel de scellement
3937-6 Installations de distribution d'eau
395-7 Articles textiles
3951-0 Articles textiles ménagers
39511-7 Couvertures et plaids
395111-8 Couvertures
395112-9 Plaids
39512-4 Linge de lit
395121-5 Draps
395122-6 Housses de couettes
395123-7 Protège-matelas
395124-8 Édredons
395125-9 Taies d'oreillers
395126-0 Taies de traversins
39513-1 Linge de table
395131-2 Nappes
395132-3 Serviettes de table
39514-8 Linge de toilette et de cuisine
395141-9 Serviettes de toilette
395142-0 Torchons
395143-1 Essuie-mains en rouleau
395144-2 Distributeurs automatiques de serviettes
395145-3 Gants de toilette
39515-5 Rideaux, tentures, lambrequins et stores en textile
395151-6 Rideaux
3951511-9 Pare-fumée
395152-7 Tentures
395153-8 Lambrequins
395154-9 Stores
3951541-2 Stores d'intérieur
3951542-5 Stores en textile
3951543-8 Stores vénitiens
3951544-1 Jalousies
39516-2 Articles d'ameublement
395161-3 Articles textiles d'ameublement
3951611-6 Coussins
3951612-9 Oreillers
39518-6 Linge d'hôpital
395181-7 Champs opératoires
395182-8 Draps pour salle d'opération
3952-3 Articles textiles confectionnés
39522-7 Bâches imperméables, voiles pour bateaux, planches à voile ou chars à voile, auvents, stores, tentes et articles de camping
395221-8 Bâches imperméables, auvents et stores
3952211-1 Bâches imperméables
3952212-4 Marquises
3952213-7 Rideaux pare-soleil
395222-9 Toiles de camouflage
395224-1 Voiles
395225-2 Articles de camping en textile
3952251-5 Matelas pneumatiques
3952252-8 Lits de camp
3952253-1 Tentes
3952254-4 Sacs de couchage
39522541-1 Sacs de couchage en plume ou en duvet
39523-4 Parachutes
395231-5 Parachutes dirigeables
395232-6 Rotochutes
39525-8 Articles textiles manufacturés divers
395251-9 Chiffons à poussière
395252-0 Éléments filtrants en tissu
395253-1 Gilets de sauvetage
395254-2 Couvertures ignifuges
395255-3 Moustiquaires
395256-4 Torchons à vaisselle
395257-5 Ceintures de sauvetage
395258-6 Torchons de nettoyage
3952581-9 Torchons à polir
3953-6 Tapis, paillassons et carpettes
39531-3 Tapis
395311-4 Revêtement de sol à points noués
395312-5 Revêtement de sol tissé
395313-6 Revêtement de sol touffeté
3953131-9 Dalles de moquette
395314-7 Revêtement de sol en textile
39532-0 Paillassons
39533-7 Carpettes
39534-4 Revêtement de sol industriel en textile
3954-9 Cordages, cordes, ficelles et filets divers
39541-6 Cordage, corde, ficelle et filets
395411-7 Ficelles, cordages et câbles
3954111-0 Corde
3954112-3 Cordage
3954113-6 Cordon
3954114-9 Ficelle
395412-8 Filets en textile
3954121-1 Filets à mailles nouées
3954122-4 Élingues
39542-3 Chiffons
3955-2 Articles en non-tissé
3956-5 Articles textiles divers
39561-2 Tulle, dentelle, rubanerie, passementerie et broderie
395611-3 Rubanerie, passementerie
3956111-6 Ruban
3956112-9 Bande textile
3956113-2 Étiquettes et badges en textile
39561131-9 Étiquettes en textile
39561132-6 Badges en textile
39561133-3 Insignes
3956114-5 Passementerie d'ornement
39561141-2 Galons
39561142-9 Épaulettes
395612-4 Tissu à mailles
39562-9 Feutre
39563-6 Textile de rembourrage, fils, tissus et articles textiles utilisés à des fins techniques
395631-7 Rembourrage textile
395632-8 Fil métallisé
395633-9 Tissu de fils métalliques
395634-0 Tissu imprégné, enduit ou recouvert
395635-1 Articles textiles à usage technique
3956351-4 Tuyaux en textile
3956352-7 Bandes convoyeuses en textile
3956353-0 Conduites d'aération
395636-2 Produits textiles matelassés
397-9 Appareils ménagers
3971-2 Appareils ménagers électriques
39711-9 Appareils électrodomestiques pour la cuisine
397111-0 Réfrigérateurs et congélateurs
3971111-3 Réfrigérateurs-congélateurs
3971112-6 Congélateurs
39711121-3 Congélateurs-bahuts
39711122-0 Congélateurs ménagers
39711123-7 Congélateurs-armoires
39711124-4 Congélateurs industriels
3971113-9 Réfrigérateurs
397112-1 Machines pour la préparation des aliments
3971121-4 Robots ménagers
39711211-1 Mixeurs pour aliments
397113-2 Appareils électrothermiques
3971131-5 Cafetières électriques
3971132-8 Théières électriques
3971133-1 Grille-pain électriques
3971134-4 Chauffe-plats
3971135-7 Gaufriers
3971136-0 Fours
39711361-7 Fours électriques
39711362-4 Fours à micro-ondes
397114-3 Rôtissoires, plaques de cuisson, plaques chauffantes et réchauds
3971141-6 Rôtissoires
3971142-9 Foyers de cuisson
3971143-2 Plaques de cuisson
3971144-5 Réchauds
397115-4 Ouvre-boîtes
39712-6 Appareils électrodomestiques pour soins corporels
397121-7 Tondeuses à cheveux
397122-8 Appareils de coiffure
3971221-1 Sèche-cheveux
397123-9 Sèche-mains
39713-3 Appareils électrodomestiques de nettoyage; fers à repasser
397131-4 Lave-vaisselle
397132-5 Lave-linge et sèche-linge
3971321-8 Lave-linge et sèche-linge combinés
39713211-5 Unité de séchage et de pressage
397133-6 Compacteurs d'ordures ménagères
397134-7 Machines d'entretien des sols
3971341-0 Machines de nettoyage des sols
3971342-3 Cireuses
3971343-6 Aspirateurs
39713431-3 Accessoires pour aspirateurs
397135-8 Fers à repasser électriques
3971351-1 Fers à vapeur
39714-0 Hottes de ventilation ou de recyclage
397141-1 Aérateurs
3971411-4 Ventilateurs d'aspiration
39715-7 Chauffe-eau et chauffage de bâtiment; équipement de plomberie
397151-8 Distributeurs électriques d'eau chaude ou chauffe-eau à accumulation et thermoplongeurs
397152-9 Équipement de chauffage
3971521-2 Matériel de chauffage central
3971522-5 Résistances de chauffage électrique
3971523-8 Appareils électriques de chauffage au sol
3971524-1 Appareils électriques de chauffage des locaux
397153-0 Équipement de plomberie
39716-4 Pièces pour appareils électroménagers
39717-1 Ventilateurs et appareils de conditionnement d'air
397171-2 Ventilateurs
397172-3 Appareils de conditionnement d'air
3972-5 Appareils ménagers non électriques
39721-2 Appareils ménagers de cuisson ou de chauffage
397211-3 Appareils ménagers de cuisson
397212-4 Réfrigérateurs à gaz
397213-5 Réchauffeurs d'air ou distributeurs d'air chaud non électriques
3972131-8 Réchauffeurs d'air
3972132-1 Déshydrateurs d'air
39721321-8 Séchoirs à air comprimé
397214-6 Chauffe-eau instantanés ou à accumulation non électriques
3972141-9 Appareils à gaz
39721411-6 Radiateurs à gaz
39722-9 Pièces pour poêles, cuisinières, chauffe-plats et appareils ménagers
397221-0 Pièces pour poêles
397222-1 Pièces pour cuisinières
397223-2 Pièces pour chauffe-plats
398-0 Produits de nettoyage et produits à polir
3981-3 Préparations odoriférantes et cires
39811-0 Parfums et désodorisants d'intérieur
398111-1 Désodorisants d'intérieur
3981111-4 Appareils distributeurs de désodorisants d'intérieur
398112-2 Produits d'assainissement de l'air
398113-3 Désodorisants
39812-7 Cirages et crèmes
398121-8 Produits d'entretien des sols
398122-9 Produits d'entretien des chaussures
398123-0 Cires à encaustiquer
398124-1 Sciures de balayage
398125-2 Agents d'étanchéité
39813-4 Pâtes et poudres à récurer
3982-6 Agents organiques tensioactifs
39821-3 Produits nettoyants à l'ammoniac
39822-0 Produits nettoyants à la soude caustique
3983-9 Produits de nettoyage
39831-6 Préparations nettoyantes
398311-7 Dispersants
398312-8 Détergents
3983121-1 Détergents pour lave-vaisselle
3983122-4 Agents dégraissants
3983123-7 Digesteurs de graisses
3983124-0 Agents nettoyants
3983125-3 Solutions de rinçage
398313-9 Produits nettoyants pour sols
398314-0 Produits nettoyants pour écrans
398315-1 Produits nettoyants pour automobiles
398316-2 Produits nettoyants pour les toilettes
398317-3 Distributeur de savon automatique
39832-3 Produits pour lave-vaisselle
398321-4 Poudre pour lave-vaisselle
39833-0 Produits antipoussière
39834-7 Solutions de nettoyage pour bijoux
41-9 Eau collectée et purifiée
411-0 Eau brute
4111-3 Eau potable
4112-6 Eau non potable
42-6 Machines industrielles
421-0 Machines de production et d'utilisation de la puissance mécanique
4211-3 Turbines et moteurs
42111-0 Moteurs (puissance motrice)
421111-1 Moteurs hors-bord pour propulsion navale
42112-7 Installations de turbines
421121-8 Turbines à vapeur d'eau
421122-9 Turbines hydrauliques
4211221-2 Roues hydrauliques
421123-0 Turbines à gaz
421124-1 Équipements de turbines
4211241-4 Instruments pour turbines
42113-4 Pièces pour turbines
421131-5 Pièces pour turbines à vapeur d'eau
4211311-8 Plaques d'assise
4211312-1 Caissons
4211313-4 Systèmes de refroidissement à air avec condensateurs
4211315-0 Systèmes à huile lubrifiante
4211316-3 Séparateurs d'humidité
42113161-0 Déshumidificateurs
4211317-6 Dispositifs rotatifs
42113171-3 Rotors
42113172-0 Lames
4211319-2 Vireurs
421132-6 Pièces pour turbines hydrauliques
421133-7 Pièces pour turbines à gaz
4211331-0 Systèmes d'admission d'air
4211332-3 Module d'injection à gaz
4211339-4 Systèmes à gaz combustibles
421134-8 Pièces pour roues hydrauliques
4212-6 Pompes et compresseurs
42121-3 Machines et moteurs hydrauliques ou pneumatiques
421211-4 Cylindres hydrauliques ou pneumatiques
421212-5 Moteurs hydrauliques (véhicules)
421213-6 Moteurs pneumatiques (véhicules)
421214-7 Moteurs hydrauliques (puissance motrice)
421215-8 Moteurs pneumatiques (puissance motrice)
42122-0 Pompes
421221-1 Pompes à liquides
4212211-4 Pompes pour la lutte contre l'incendie
4212212-7 Dispositifs de ravitaillement d'hélicoptères
4212213-0 Pompes à eau
4212216-9 Pompes de refroidissement
42122161-6 Pompes à eau de refroidissement
4212217-2 Pompes à huile
4212218-5 Pompes à essence
4212219-8 Pompes à béton
421222-2 Pompes à mouvement rectiligne alternatif pour liquides
4212221-5 Groupes hydrauliques
4212222-8 Pompes à eaux d'égouts
4212223-1 Pompes de dosage
421223-3 Surpresseurs à liquides
421224-4 Pompes centrifuges et élévateurs à liquides
4212241-7 Pompes à usage médical
42122411-4 Pompes à usage nutritionnel
42122419-0 Pompes pour perfusion
4212242-0 Élévateurs à liquides
4212243-3 Pompes centrifuges
4212244-6 Pompes rotatives
4212245-9 Pompes à vide
4212246-2 Pompes à air
4212248-8 Pompes à roue
421225-5 Pompes de laboratoire et accessoires
4212251-8 Pompes péristaltiques
42123-7 Compresseurs
421231-8 Compresseurs à gaz
421232-9 Compresseurs rotatifs
421233-0 Compresseurs pour équipements frigorifiques
421234-1 Compresseurs d'air
4212341-4 Compresseurs d'air portés
421235-2 Turbocompresseurs
421236-3 Compresseurs à mouvement rectiligne alternatif
4212361-6 Dispositif à air comprimé
421237-4 Compresseurs centrifuges
421238-5 Compresseurs pour aviation civile
42124-4 Pièces pour pompes, compresseurs, machines ou moteurs
421241-5 Pièces pour machines ou moteurs
4212413-4 Pièces pour machines pneumatiques
4212415-0 Pièces pour machines ou moteurs hydrauliques
4212417-6 Pièces pour moteurs à réaction
421242-6 Pièces pour pompes ou élévateurs à liquides
4212421-9 Pièces pour pompes à essence, pompes à main et pompes à béton
42124211-6 Pièces pour pompes à essence
42124212-3 Pièces pour pompes à main
42124213-0 Pièces pour pompes à béton
4212422-2 Pièces pour pompes à mouvement rectiligne alternatif
42124221-9 Pièces pour groupes hydrauliques
42124222-6 Pièces pour pompes de dosage
4212423-5 Pièces pour pompes à mouvement rectiligne rotatif
4212429-3 Pièces pour pompes centrifuges
421243-7 Pièces pour pompes à air ou à vide, compresseurs d'air ou à gaz
4212431-0 Pièces pour pompes à air
4212432-3 Pièces pour pompes à vide
4212433-6 Pièces pour compresseurs d'air
4212434-9 Pièces pour compresseurs à gaz
4213-9 Robinets, vannes et dispositifs similaires
42131-6 Robinets et vannes
421311-7 Vannes définies selon leur fonction
4213111-0 Vannes pour radiateurs de chauffage central
4213112-3 Robinets-vannes
4213113-6 Régulateurs de température
4213114-9 Soupapes de détente, de régulation, de retenue ou de sûreté
42131141-6 Soupapes de détente
42131142-3 Soupapes de régulation
42131143-0 Vannes de maîtrise des crues
42131144-7 Vannes de commande de processus
42131145-4 Soupapes de retenue
42131146-1 Clapets de non-retour
42131147-8 Soupapes de sécurité
42131148-5 Soupapes d'arrêt
4213115-2 Vannes de colonnes montantes
4213116-5 Hydrants
4213117-8 Robinets de bouteilles de gaz
421312-8 Vannes définies selon leur fabrication
4213121-1 Vannes à pâte
4213122-4 Vannes de conduites forcées
4213123-7 Robinets à vanne
4213124-0 Robinets à soupape
4213125-3 Vannes à pointeau
4213126-6 Robinets à tournant sphérique
4213127-9 Robinets à boisseau
4213128-2 Robinets à papillon
4213129-5 Robinets à membrane
42131291-2 Tiroirs de distribution
42131292-9 Soupapes à clapet
421313-9 Arbres de Noël et autres assemblages de vannes
4213131-2 Arbres de Noël de forage
4213132-5 Manifolds de duses
4213139-6 Assemblages de vannes
421314-0 Robinets ou vannes pour installations sanitaires
42132-3 Pièces pour robinets et vannes
421321-4 Commandes de soupapes
4213211-7 Commandes de soupapes électriques
4213212-0 Commandes de soupapes hydrauliques
4213213-3 Commandes de soupapes pneumatiques
421322-5 Pièces pour robinets
421323-6 Pièces pour vannes
4214-2 Engrenages, éléments d'engrenage et d'entraînement
42141-9 Engrenages, éléments d'engrenage et d'entraînement cylindriques
421411-0 Arbres de transmission, arbres à cames et vilebrequins
4214111-3 Arbres de transmission
4214112-6 Arbres à cames
4214113-9 Vilebrequins
421412-1 Boîtes de roulements
421413-2 Engrenages
421414-3 Volants et poulies
4214141-6 Treuils
421415-4 Embrayages
421416-5 Palans
421417-6 Accouplements d'arbres
421418-7 Joints cardan
42142-6 Pièces pour éléments d'engrenage et d'entraînement
421421-7 Pièces pour éléments d'engrenage
421422-8 Pièces pour éléments d'entraînement
4215-5 Réacteurs nucléaires et pièces détachées
42151-2 Réacteurs nucléaires
42152-9 Pièces détachées de réacteurs nucléaires
421521-0 Systèmes de refroidissement du réacteur
421522-1 Pièces détachées de cuves de réacteurs nucléaires
4216-8 Installations de chaudières
42161-5 Appareils de production d'eau chaude
42162-2 Chaudières génératrices de vapeur
42163-9 Générateurs de vapeur
42164-6 Installations auxiliaires pour chaudières
42165-3 Condenseurs de vapeur
422-8 Machines utilisées pour le traitement des aliments, des boissons et du tabac et pièces accessoires
4221-1 Machines de traitement des aliments, des boissons et du tabac
42211-8 Machines de laiterie
422111-9 Écrémeuses centrifuges
42212-5 Machines de traitement des céréales ou des légumes secs
42213-2 Machines utilisées dans la fabrication de boissons alcoolisées ou à base de fruits
42214-9 Fours de cuisson, séchoirs pour produits agricoles et matériel de cuisson ou de chauffage
422141-0 Fours de cuisson
4221411-3 Grils
422142-1 Séchoirs pour produits agricoles
42215-6 Machines pour la préparation ou la fabrication industrielle d'aliments ou de boissons
422151-7 Machines à couper les aliments
4221511-0 Machines à trancher le pain
4221512-3 Machines à trancher le lard
422152-8 Machines de traitement des aliments
422153-9 Machines pour la fabrication des pâtes alimentaires
42216-3 Machines de traitement du tabac
4222-4 Pièces pour machines de traitement des aliments, des boissons et du tabac
42221-1 Pièces pour machines de traitement des aliments
422211-2 Pièces pour machines de laiterie
4222111-5 Pièces pour trayeuses
42222-8 Pièces pour machines de traitement des boissons
42223-5 Pièces pour machines de traitement du tabac
423-9 Fourneaux, incinérateurs et fours industriels ou de laboratoire
4231-2 Brûleurs pour l'alimentation des foyers
4232-5 Incinérateurs de déchets
4233-8 Fours de fusion
4234-1 Fours à usages non domestiques
42341-8 Fours industriels
4235-4 Fours crématoires
4239-6 Pièces pour brûleurs, fourneaux ou fours
424-0 Matériel de levage et de manutention et pièces détachées
4241-3 Matériel de levage et de manutention
42411-0 Palans et treuils
42412-7 Machines d'extraction, treuils à usage souterrain et cabestans
424121-8 Machines d'extraction et treuils à usage souterrain
4241211-1 Machines d'extraction
4241212-4 Treuils à usage souterrain
424122-9 Cabestans
42413-4 Crics et appareils de levage pour véhicules
424131-5 Systèmes de levage intégrés
424132-6 Vérins hydrauliques
424133-7 Vérins pneumatiques
424134-8 Vérins mécaniques
424135-9 Appareils de levage pour véhicules
42414-1 Grues, portiques mobiles et chariots équipés d'une grue
424141-2 Grues
4241411-5 Grues portuaires
4241412-8 Grues de quai
4241413-1 Grues empileuses
4241414-4 Grues à conteneurs
4241415-7 Grues à tour
424142-3 Ponts roulants
4241421-6 Grue roulante
4241422-9 Portique roulant
424143-4 Portiques de levage
4241431-7 Portiques mobiles
4241432-0 Grues sur portique
424144-5 Grues montées sur véhicule
4241441-8 Grues pour camions
424145-6 Ponts-grues
42415-8 Chariots élévateurs, chariots de manutention, tracteurs à plate-forme utilisés dans les gares
424151-9 Chariots élévateurs
4241511-2 Chariot élévateurs
424152-0 Chariots de manutention
4241521-3 Chariots équipés de matériel de manutention
424153-1 Tracteurs à plate-forme utilisés dans les gares
4241531-4 Engins de transport indépendants
4241532-7 Équipement pour véhicules de secours
42416-5 Ascenseurs, skips, monte-charges, escaliers mécaniques et trottoirs roulants
424161-6 Ascenseurs
4241611-9 Dispositifs de levage pour baignoire
4241612-2 Monte-charges
4241613-5 Dispositifs mécaniques de levage
424162-7 Skips
4241621-0 Dispositifs de levage de bennes
424163-8 Dispositifs de levage
424164-9 Escaliers mécaniques
424165-0 Trottoirs roulants
42417-2 Élévateurs et convoyeurs
424171-3 Élévateurs ou convoyeurs pneumatiques
424172-4 Convoyeurs
4241721-7 Élévateurs ou transporteurs à godets à action continue
4241722-0 Élévateurs ou transporteurs à courroie à action continue
4241723-3 Convoyeurs blindés de taille pour mines
424173-5 Équipement pour transporteur
4241731-8 Bandes convoyeuses
42418-9 Machines de levage, manutention, chargement ou déchargement
424181-0 Pousse-wagons et chariots-transbordeurs de mine
424182-1 Monorails ou remonte-pentes
4241821-4 Monorail suspendu
4241822-7 Télésièges
4241829-8 Remonte-pentes
424183-2 Matériel d'enlèvement de torchères
424184-3 Carrousels de stockage et de recherche
424185-4 Équipement mécanique de manutention
424189-8 Machines de chargement ou de manutention
4241891-1 Matériel de chargement
4241892-4 Matériel de déchargement
4241893-7 Chariots à prise latérale
4241894-0 Matériel de manutention de conteneurs
42419-6 Pièces pour matériel de levage et de manutention
424191-7 Pièces pour grues
424192-8 Pièces pour chariots de manutention
424195-1 Pièces pour ascenseurs, skips ou escaliers mécaniques
4241951-4 Pièces pour ascenseurs
4241952-7 Pièces pour skips
4241953-0 Pièces pour escaliers mécaniques
4241954-3 Pièces pour trottoirs roulants
424198-4 Pièces pour transporteurs
4241981-7 Pièces pour convoyeurs à bande
4241989-1 Pièces pour convoyeurs à godets
424199-5 Pièces pour machines d'extraction et autre matériel de levage ou de manutention
4242-6 Godets, pelles, grappins et grips pour grues ou excavateurs
425-1 Matériel de réfrigération et de ventilation
4251-4 Échangeurs de chaleur, matériel de climatisation et de réfrigération et matériel de filtration
42511-1 Échangeurs de chaleur et appareils de liquéfaction de l'air ou d'autres gaz
425111-2 Échangeurs de chaleur
4251111-5 Pompes à chaleur
425112-3 Appareils de liquéfaction de l'air ou d'autres gaz
42512-8 Installations de climatisation
425121-9 Machines de climatisation de type fenêtre
425122-0 Machines de climatisation de type mural
425123-1 Unités de climatisation
425124-2 Appareils de climatisation pour véhicules
425125-3 Pièces pour machines de climatisation
4251251-6 Registres
4251252-9 Volets d'aération
42513-5 Matériel de réfrigération et de congélation
425131-6 Matériel de congélation
425132-7 Matériel de réfrigération
4251321-0 Présentoirs frigorifiques
4251322-3 Comptoirs frigorifiques
4251329-4 Matériel industriel de réfrigération
42514-2 Machines et appareils de filtration ou de purification des gaz
425142-4 Épurateurs électrostatiques d'air et de gaz
425143-5 Appareils de filtration
4251431-8 Filtres à air
4251432-1 Filtres à gaz
42515-9 Chaudière de chauffage urbain
4252-7 Matériel de ventilation
42521-4 Matériel de désenfumage
42522-1 Ventilateurs à usages non domestiques
425221-2 Pièces pour ventilateurs
4253-0 Pièces pour matériel de réfrigération et de congélation et pompes à chaleur
42531-7 Pièces pour matériel de réfrigération
42532-4 Pièces pour matériel de congélation
42533-1 Pièces pour pompes à chaleur
426-2 Machines-outils
4261-5 Machines-outils à laser et centres d'usinage
42611-2 Machines-outils à usage spécifique
42612-9 Centre d'usinage
426121-0 Centre d'usinage à broche horizontale
426122-1 Centre d'usinage à broche verticale
4262-8 Tours, machines à aléser et à fraiser
42621-5 Tours
426211-6 Tour CNC
42622-2 Machines à fileter ou à tarauder
42623-9 Fraiseuses
4263-1 Machines-outils pour le travail des métaux
42631-8 Machines-outils de finissage des métaux
42632-5 Machines à commande numérique pour le travail des métaux
42633-2 Machines à cintrer, à plier, à dresser ou à aplanir
42634-9 Machines à forger
42635-6 Machines à estamper
42636-3 Presses
426361-4 Presses hydrauliques
42637-0 Machines-outils à percer, à aléser ou à fraiser les métaux
426371-1 Machines-outils à percer les métaux
426372-2 Machines-outils à aléser les métaux
426373-3 Machines-outils à fraiser les métaux
42638-7 Centre d'usinage pour le travail des métaux
4264-4 Machines-outils à travailler les matériaux durs, excepté les métaux
42641-1 Machines-outils pour le travail de la pierre, de la céramique, du béton ou du verre
426411-2 Machines-outils pour le travail de la pierre
426412-3 Machines-outils pour le travail de la céramique
426413-4 Machines-outils pour le travail du béton
426414-5 Machines-outils pour le travail du verre
42642-8 Machines-outils pour le travail du bois, de l'os, du liège, du caoutchouc dur ou du plastique dur
426421-9 Machines-outils pour le travail du bois
426422-0 Machines-outils pour le travail de l'os
426423-1 Machines-outils pour le travail du liège
426424-2 Machines-outils pour le travail du caoutchouc dur
426425-3 Machines-outils pour le travail du plastique dur
4265-7 Outils à main pneumatiques ou à moteur
42651-4 Outils à main pneumatiques
42652-1 Outils à main électromécaniques
4266-0 Outils pour le brasage tendre, le brasage fort et le soudage, machines et matériel pour la trempe superficielle et la projection à chaud
42661-7 Matériel de brasage tendre et de brasage fort
426611-8 Matériel de brasage tendre
426612-9 Matériel de brasage fort
42662-4 Matériel de soudage
426621-5 Matériel de soudage électrique
426622-6 Matériel de soudage non électrique
42663-1 Machines pour la trempe superficielle
42664-8 Matériel de fusion
426641-9 Matériel de fusion pour plastique
42665-5 Machines de projection métallique
4267-3 Pièces et accessoires de machines-outils
42671-0 Supports pour outils
426711-1 Porte-outils de laboratoire
4267111-4 Porte-éprouvettes pour bains
42672-7 Porte-pièces pour machines-outils
42673-4 Appareils diviseurs spéciaux pour machines-outils
42674-1 Pièces et accessoires de machines-outils pour le travail des métaux
42675-8 Pièces et accessoires de machines-outils pour le travail des matériaux durs
426751-9 Pièces pour scies articulées
42676-5 Pièces pour outils à main
42677-2 Pièces pour outils pneumatiques
427-3 Machines pour l'industrie du textile, de l'habillement et du cuir
4271-6 Machines pour l'industrie textile
42711-3 Machines de traitement de matières textiles synthétiques
42712-0 Métiers à filer le textile
42713-7 Métiers à tisser
42714-4 Machines à tricoter
42715-1 Machines à coudre
42716-8 Machines à laver, machines de nettoyage à sec et sèche-linge de blanchisserie
427161-9 Installation de lavage
4271611-2 Matériel de lavage
4271612-5 Machines à laver
4271613-8 Machines de nettoyage à sec
427162-0 Sèche-linge
42717-5 Matériel de repassage et de pliage du linge
427171-6 Matériel de pliage du linge
42718-2 Machines de finissage textile
427181-3 Machines à repasser
427182-4 Presses à repasser
4272-9 Pièces pour machines de l'industrie du textile et de l'habillement
428-4 Machines de fabrication du papier ou du carton
4281-7 Pièces pour machines de fabrication du papier ou du carton
429-5 Machines diverses à usage général et à usage spécial
4291-8 Appareils de distillation, de filtration ou de rectification
42912-2 Machines et appareils de filtration ou de purification de liquides
429121-3 Machines et appareils de filtration de liquides
4291211-6 Appareils de filtration des boues de forage
4291212-9 Hydrocyclones
4291213-2 Appareils de filtration ou de purification de boissons
429123-5 Machines et appareils de filtration ou de purification de l'eau
4291231-8 Appareils de filtration de l'eau
4291232-1 Appareils de désaération
4291233-4 Appareils de purification de l'eau
4291234-7 Appareils de dessalement
4291235-0 Matériel pour installation de filtration
42913-9 Filtres à huile, filtres à essence et filtres à air
429133-2 Filtres à huile
429134-3 Filtres à essence
429135-4 Filtres à aspiration d'air
42914-6 Matériel de recyclage
4292-1 Machines de nettoyage de bouteilles, machines d'emballage, de pesage et de pulvérisation
42921-8 Machines de nettoyage, de remplissage, d'emballage ou de conditionnement de bouteilles ou autres récipients
429211-9 Machines de nettoyage ou de séchage de bouteilles ou autres récipients
429212-0 Machines de remplissage ou de fermeture de bouteilles, de boîtes ou autres récipients
429213-1 Machines d'emballage ou de conditionnement
4292131-4 Machines de cerclage
4292132-7 Machines d'emballage
4292133-0 Machines de conditionnement
42923-2 Machines de pesage et balances
429231-3 Machines de pesage
4292311-6 Balances
429232-4 Bascules
4292321-7 Balances de magasin
4292322-0 Bascules continues
4292323-3 Balances de vérification
429242-1 Machines à jet de vapeur ou de sable
429243-2 Matériel de pulvérisation
4292431-5 Pistolets marqueurs
429247-6 Appareils mécaniques de projection, de dispersion ou de pulvérisation
4292471-9 Appareils de dispersion de gaz
4292472-2 Matériel de décontamination
4292473-5 Appareils de nettoyage à eau sous pression
4292474-8 Appareils de nettoyage à haute pression
4292479-3 Appareils de désodorisation
4293-4 Centrifugeuses, machines de calandrage ou distributeurs automatiques
42931-1 Centrifugeuses
429311-2 Centrifugeuse de laboratoire et accessoires
4293111-5 Centrifugeuses fixées au plancher
4293112-8 Centrifugeuses de table
4293113-1 Réducteurs pour centrifugeuses
4293114-4 Équipement rotatif pour centrifugeuses
42932-8 Machines de calandrage
429321-9 Machines à laminer
42933-5 Distributeurs automatiques
429331-6 Distributeurs automatiques d'articles d'hygiène
429332-7 Distributeurs automatiques de timbres
429333-8 Distributeurs automatiques de produits
4294-7 Machines pour le traitement thermique de matériaux
42941-4 Machines pour le traitement thermique de gaz
42942-1 Fours et accessoires
429422-3 Étuves à vide
42943-8 Bains thermostatiques et accessoires
429431-9 Bobines de réfrigération
429432-0 Bains ultrasoniques
4294321-3 Thermostats à immersion
429433-1 Refroidisseurs à immersion
429434-2 Circulateurs réfrigérés et circulateurs réfrigérés/chauffants
429435-3 Refroidisseurs/recycleurs
429436-4 Circulateurs à haute température
429437-5 Circulateurs chauffants
4294371-8 Couvercles de bains
4295-0 Pièces pour machines à usage général
42952-4 Pièces pour centrifugeuses
42953-1 Pièces pour machines de calandrage
42954-8 Pièces pour machines à laminer
42955-5 Pièces pour machines de filtrage
42956-2 Pièces pour machines de purification
42957-9 Pièces pour machines de pulvérisation
42958-6 Poids pour machines de pesage
42959-3 Lave-vaisselle à usage non ménager
4296-3 Systèmes de commande et de contrôle, équipement d'impression et de graphisme, matériel bureautique et matériel de traitement de l'information
42961-0 Système de commande et de contrôle
429611-1 Système de contrôle des accès
429612-2 Système Scada ou équivalent
429613-3 Système de localisation de véhicules
429614-4 Système d'expédition
42962-7 Équipement d'impression et de graphisme
429621-8 Système d'impression sur feuille
429622-9 Presse à imprimer
429623-0 Postes de travail graphique
429624-1 Hectographes
429625-2 Machines à graver
42963-4 Presse à monnaie
42964-1 Matériel bureautique
42965-8 Matériel de traitement de l'information
429651-9 Système de gestion d'entrepôt
4296511-2 Système de dépôt
42967-2 Unité de contrôle
429671-3 Unité de commande à distance numérique
42968-9 Distributeurs
429681-0 Distributeurs de boissons
429682-1 Distributeurs d'articles d'hygiène
429683-2 Dérouleurs de papier hygiénique
4297-6 Pièces pour lave-vaisselle et machines de nettoyage, de remplissage, d'emballage ou de conditionnement
42971-3 Pièces pour lave-vaisselle
42972-0 Pièces pour machines de nettoyage
42973-7 Pièces pour machines de remplissage
42974-4 Pièces pour machines d'emballage
42975-1 Pièces pour machines de conditionnement
4298-9 Générateurs de gaz
42981-6 Générateurs d'ozone
4299-2 Machines diverses à usage spécifique
42991-9 Machines à papier, d'imprimerie et de reliure et parties de machines
429911-0 Machines à relier
4299111-3 Machines à brocher
429912-1 Machines à imprimer
4299121-4 Machines d'impression offset
4299122-7 Machines de composition
4299123-0 Imprimantes de tickets
429913-2 Système de photocomposition
429914-3 Séchoirs pour bois, pâte à papier, papier ou carton
429915-4 Pièces pour machines à imprimer ou à relier
42992-6 Matériel électrique à usage spécifique
429921-7 Cage de Faraday
429922-8 Chambre anéchoïde
429923-9 Absorbant électromagnétique
42993-3 Machines pour l'industrie chimique
429931-4 Chlorateurs
429932-5 Installation de dosage
42994-0 Machines pour le travail du caoutchouc ou du plastique
429941-1 Machines pour la fabrication de fenêtres et encadrements en plastique
429942-2 Machines pour le travail du plastique
4299422-8 Accessoires pour le contrecollage
4299423-1 Contrecolleuses
42995-7 Machines à nettoyer diverses
429951-8 Tunnel de lavage
429952-9 Machines à nettoyer les plages
42996-4 Machines de traitement des eaux usées
429961-5 Dilacérateurs
4299611-8 Dilacérateurs pour le traitement des eaux usées
429962-6 Presses à eaux usées
429963-7 Racloirs
429964-8 Mélangeurs
429965-9 Filtres à eaux usées
429966-0 Matériel d'oxygénation
429967-1 Précipitateurs
429968-2 Lits de sédimentation
429969-3 Équipement de traitement des boues
42997-1 Matériel pour pipelines
429971-2 Machines d'inspection de la surface intérieure de pipelines
429972-3 Machines de nettoyage de la surface intérieure de pipelines
429973-4 Robots industriels
42998-8 Système de levage de palettes
429981-9 Système de récupération de palettes
42999-5 Aspirateurs et cireuses à usage non ménager
429991-6 Aspirateurs à usage non ménager
429992-7 Cireuses à usage non ménager
429993-8 Pièces pour aspirateurs à usage non ménager
429994-9 Pièces pour cireuses à usage non ménager
43-3 Équipement minier, équipement pour l'exploitation de carrières, matériel de construction
431-4 Équipement minier
4312-0 Haveuses à charbon ou à roche, tunneliers et machines de forage ou de fonçage
43121-7 Machines de forage de puits
431211-8 Outils d'exploitation des têtes de puits
431212-9 Connecteurs de colonnes montantes
431213-0 Matériel d'achèvement de puits
431214-1 Matériel d'intervention sur puits
431215-2 Matériel d'essais de puits
431216-3 Appareils pour bloc obturateur de puits (BOP)
43122-4 Haveuses à charbon ou à roche
43123-1 Tunneliers
43124-8 Machines de percement
431241-9 Taupes
431249-7 Matériel de forage de roches
43125-5 Machines de fonçage
4313-3 Matériel de forage
43131-0 Plates-formes de production offshore
431311-1 Matériel offshore
431312-2 Unité de forage offshore
43132-7 Matériel de forage pétrolier
431321-8 Machines de forage
431322-9 Tour de forage
431323-0 Foreuses
431324-1 Matériel de tubage
431325-2 Dispositifs de suspension pour colonne de tubage perdue
43133-4 Matériel de plate-forme pétrolière
431331-5 Unités sur patins
431332-6 Modules montés sur patins
43134-1 Machines pour champs de pétrole
431341-2 Pompes submersibles
43135-8 Équipement sous-marin
431351-9 Systèmes de contrôle sous-marin
43136-5 Équipement de fonds de puits
4314-6 Soutènements miniers mobiles à commande hydraulique
432-5 Machines de terrassement et d'excavation et pièces détachées
4321-8 Machines de terrassement
43211-5 Bulldozers
43212-2 Bouteurs biais
4322-1 Niveleuses-régleuses et niveleuses-surfaceuses
43221-8 Niveleuses automotrices
4323-4 Machines décapeuses
4324-7 Machines à bourrer
4325-0 Chargeuses à benne frontale
43251-7 Chargeuses à benne frontale à pelle rétrocaveuse
43252-4 Chargeuses à benne frontale sans pelle rétrocaveuse
4326-3 Pelles mécaniques, excavateurs, chouleurs et machines de mines
43261-0 Pelles mécaniques
432611-1 Chouleurs mécaniques
43262-7 Machines excavatrices
432621-8 Excavateurs mécaniques
433-6 Machines et équipement pour la construction
4331-9 Machines de génie civil
43311-6 Sonnettes de battage
43312-3 Machines de revêtement routier
433121-4 Engins de nivelage
433122-5 Épandeuses de gravillons
433123-6 Machines de pavage
433124-7 Rouleaux pour routes
433125-8 Rouleaux mécaniques
43313-0 Chasse-neige et balayeuses soufflantes
433131-1 Chasse-neige
433132-2 Balayeuses soufflantes
43314-7 Machines pour l'arrachage des pieux
43315-4 Compacteurs
43316-1 Machines pour la pose de câbles
4332-2 Équipement de construction
43321-9 Matériel de suspension de pont
43322-6 Matériel de démantèlement
43323-3 Matériel d'irrigation
43324-0 Matériel de drainage
433241-1 Équipement de piscine
43325-7 Équipement de parcs et de terrains de jeux
433251-8 Matériel d'entretien de terrains
43327-1 Matériel préfabriqué
43328-8 Installations hydrauliques
433281-9 Matériel hydraulique
43329-5 Ensembles d'équipement
434-7 Machines de traitement des minéraux et de formage des moules de fonderie
4341-0 Machines de traitement des minéraux
43411-7 Machines de tri et de criblage
43412-4 Mélangeuses de gravier et de bitume
43413-1 Mélangeuses de béton ou mortier
434131-2 Mélangeuses de ciment
43414-8 Rectifieuses
434141-9 Pulvérisateurs de charbon
43415-5 Moules de fonderie
4342-3 Machines de formage des moules de fonderie
435-8 Véhicules à chenilles
436-9 Pièces pour machines pour les industries excavatrices et la construction
4361-2 Pièces pour machines de forage
43611-9 Pièces pour machines de forage de puits
436111-0 Bouchons de support
436112-1 Trépans industriels
436113-2 Pivots de forage
436114-3 Foreurs en fer
436115-4 Tables rotatives
436116-5 Supports de conduites de boues
436117-6 Équipement de raccordement
43612-6 Pièces de machines d'extraction de puits
436121-7 Suspensions de cuvelage
436122-8 Équipements de suspension pour colonne de tubage perdue
436123-9 Tensionneurs de riser de production
436124-0 Têtes de puits
436125-1 Équipement de raccordement de riser de production
436126-2 Système de commande de tête de puits
436127-3 Équipement pour têtes de puits
436128-4 Systèmes de levage d'appareils de forage
43613-3 Pièces pour haveuses à charbon ou à roche
436131-4 Pièces pour haveuses à charbon
436132-5 Pièces pour haveuses à roche
43614-0 Pièces pour tunneliers
4362-5 Pièces pour machines de traitement de minerais
4363-8 Pièces pour machines de fonçage
4364-1 Pièces pour excavateurs
437-0 Machines de métallurgie et pièces associées
4371-3 Machines à laminer les métaux
43711-0 Pièces pour machines à laminer les métaux
4372-6 Machines à couler
43721-3 Pièces pour machines à couler
438-1 Équipement d'atelier
4381-4 Équipement pour le travail du bois
43811-1 Ponceuses
43812-8 Matériel de sciage
4382-7 Matériel de cordonnerie
4383-0 Outils à moteur
4384-3 Matériel de forge
44-0 Matériaux et structures de construction; produits auxiliaires pour la construction (à l'exception des appareils électriques)
441-1 Matériaux de construction et articles connexes
4411-4 Matériaux de construction
44111-1 Matériaux de bâtiment
441111-2 Briques
441112-3 Ciment
4411121-6 Ciment de forage
441113-4 Céramique
441114-5 Peintures et revêtements muraux
441115-6 Isolants et pièces isolantes
4411151-9 Isolants
44111511-6 Isolants éléctriques
4411152-2 Matériaux d'isolation thermique
4411153-5 Pièces isolantes électriques
4411154-8 Verre isolant
441116-7 Blocs de pavage
441117-8 Carreaux
441118-9 Mortier (construction)
441119-0 Dalles en céramique
44112-8 Structures de construction diverses
441121-9 Abris
4411211-2 Éléments d'abris
4411212-5 Sections profilées
441122-0 Revêtements de sol
4411221-3 Revêtements de sol rigides
4411222-6 Faux planchers
4411223-9 Linoléum
4411224-2 Parquet
441123-1 Cloisons
4411231-4 Murs de cloisonnement
441124-2 Toit
4411241-5 Charpentes de toit
4411242-8 Soutènements de toit
4411243-1 Fermes de toit
441125-3 Matériaux pour toiture
4411251-6 Bardeaux
441126-4 Isolation acoustique
441127-5 Solives
44113-5 Matériaux de construction routière
441131-6 Matériaux de pavage
4411312-2 Dalles de pavage
4411313-5 Pierres de pavage
4411314-8 Cailloux pour l'empierrement des routes
441132-7 Dalles
441133-8 Matériaux enrobés
4411331-1 Matériaux routiers enrobés
4411332-4 Enrobés routiers
4411333-7 Produits d'enrobage
441135-0 Perles de verre
441136-1 Bitume et asphalte
4411361-4 Bitume
4411362-7 Asphalte
441137-2 Matériaux de réparation routière
441138-3 Matériaux de surfaçage routier
4411381-6 Enduit superficiel
441139-4 Matériaux d'entretien routier
4411391-7 Matériaux d'entretien routier hivernal
44114-2 Béton
441141-3 Béton prêt à l'emploi
441142-4 Produits en béton
4411421-7 Pieux en béton
4411422-0 Conduites et raccords en béton
4411425-9 Dalles en béton
44115-9 Infrastructures de bâtiment
441151-0 Conduits
441152-1 Matériel de plomberie et de chauffage
4411521-4 Matériel de plomberie
4411522-7 Matériel de chauffage
4411531-5 Volets roulants
441154-3 Claires-voies
441155-4 Systèmes de pulvérisation d'eau
441156-5 Monte-personnes d'escalier
441157-6 Stores d'extérieur
4411571-9 Auvents
441158-7 Aménagements intérieurs de bâtiment
4411581-0 Rails pour rideaux et tentures
44115811-7 Rails pour rideaux
441159-8 Dispositifs de protection contre le soleil
4413-0 Conduites d'égouts
44131-7 Chambres à eaux d'égouts
44132-4 Éléments d'aqueducs
44133-1 Bouchons en fer ductile
44134-8 Raccords angulaires
4414-3 Produits connexes aux matériaux de construction
44141-0 Canalisation
441411-1 Canalisation électrique
44142-7 Charpentes
44143-4 Palettes
44144-1 Poteaux (construction)
4416-9 Pipelines, tuyauterie, conduites, gainage, tubage et articles connexes
44161-6 Pipelines
441611-7 Gazoducs
4416111-0 Réseaux de distribution de gaz
441612-8 Canalisations d'eau
441614-0 Pipelines subaquatiques
4416141-3 Pipelines sous-marins
441615-1 Conduites à haute pression
441616-2 Conduites à basse pression
441617-3 Râcleurs de conduites
4416171-6 Dispositifs de lancement de râcleurs
4416172-9 Dispositifs de réception de râcleurs
4416173-2 Sas pour râcleurs
44162-3 Tuyauterie
441621-4 Accessoires de tuyauterie
441622-5 Conduites de distribution
441623-6 Conduites de déversement
441624-7 Trous d'homme en grès vitrifié
441625-8 Conduites d'eau potable
44163-0 Tuyaux et raccords
441631-1 Conduites
4416311-4 Tuyaux d'assèchement
44163111-1 Tuyaux de drainage
44163112-8 Système de drainage
4416312-7 Conduites de chauffage à distance
44163121-4 Conduites de chauffage
4416313-0 Canalisations d'égouts
4416314-3 Conduites à vapeur et à eau
4416315-6 Conduites basse pression
4416316-9 Conduites de distribution et accessoires
441632-2 Raccords de tuyauterie
4416321-5 Colliers de serrage pour tuyaux
4416323-1 Raccords pour tuyaux
4416324-4 Joints de tuyauterie
44163241-1 Joints isolants
44164-7 Gainage et tubage
441641-8 Gainage
441642-9 Tubage
441643-0 Matériel tubulaire
4416431-3 Tubes et raccords
44165-4 Tuyaux, conduites ascendantes et manchons
441651-5 Tuyaux
4416511-8 Tuyaux de forage
441652-6 Conduites ascendantes
4416521-9 Conduites ascendantes souples
441653-7 Manchons
44166-1 Conduites de pétrole à grande distance
44167-8 Accessoires de tuyauterie divers
441671-9 Raccords
4416711-2 Brides
44167111-9 Adaptateurs de brides
441672-0 Brides et colliers de réparation
441673-1 Coudes, pièces en T et accessoires de tuyauterie
441674-2 Coudes
4417-2 Plaques, tôles, bandes et feuilles connexes aux matériaux de construction
44171-9 Plaques (construction)
44172-6 Tôles (construction)
44173-3 Bandes
44174-0 Feuilles
44175-7 Panneaux
44176-4 Films (construction)
4419-8 Matériaux de construction divers
44191-5 Matériaux divers de construction en bois
441911-6 Contreplaqué
441912-7 Bois stratifié
441913-8 Panneaux de particules
441914-9 Panneaux de fibres
441915-0 Bois densifié
441916-1 Panneaux de parquet
44192-2 Autres matériaux de construction divers
441921-3 Mousse de PVC
441922-4 Clous
442-2 Produits structurels
4421-5 Structures et pièces structurelles
44211-2 Bâtiments préfabriqués
442111-3 Bâtiments modulaires préfabriqués
4421111-6 Cabines
442112-4 Cellules
442113-5 Hôpital de campagne
442114-6 Cuisines de campagne
442115-7 Serres
44212-9 Produits structurels et pièces structurelles, à l'exception des bâtiments préfabriqués
442121-0 Pont
4421211-3 Sections de pont
4421212-6 Structures de pont
442122-1 Tours, mâts en treillis, derricks et pylônes
4421221-4 Derricks
44212211-1 Mâts de forage
44212212-8 Mâts de forage statiques
4421222-7 Pylônes, poteaux et piquets
44212221-4 Pylônes
44212222-1 Pylônes pour lignes électriques
44212223-8 Socles pour pylônes
44212224-5 Poteaux pour lignes électriques aériennes
44212225-2 Poteaux
44212226-9 Poteaux électriques
44212227-6 Piquets
4421223-0 Tours en métal
44212233-1 Châteaux d'eau
4421224-3 Poutres
4421225-6 Mâts
4421226-9 Pylônes de radio ou de télévision
44212261-6 Pylônes de radio
44212262-3 Pylônes de télévision
44212263-0 Mâts en treillis
442123-2 Structures et pièces
4421231-5 Échafaudages
44212311-2 Contre-fiches cintrées
44212312-9 Trépieds cintrés
44212313-6 Supports
44212314-3 Brides d'attache pour tuyaux
44212315-0 Équipement pour échafaudages
44212316-7 Colliers de serrage cintrés
44212317-4 Structures d'échafaudage
44212318-1 Supports pour tuyauterie
4421232-8 Structures diverses
44212321-5 Abris d'autobus
44212322-2 Cabines téléphoniques
44212329-1 Écrans de sécurité
4421238-6 Pièces structurelles
44212381-3 Revêtement métallique
44212382-0 Vannes
44212383-7 Portes d'écluse
4421239-9 Écluses de vidange
44212391-6 Portes d'écluse de vidange
442124-3 Palplanches
4421241-6 Rideaux de palplanches
442125-4 Angles et sections
4421251-7 Angles
4421252-0 Sections
4422-8 Menuiserie pour la construction
44221-5 Fenêtres, portes et articles connexes
442211-6 Fenêtres
4422111-9 Encadrements de fenêtres
44221111-6 Double vitrage
4422112-2 Portes-fenêtres
442212-7 Portes
4422121-0 Panneaux de portes
44221211-7 Encadrements de portes
44221212-4 Portes moustiquaires
44221213-1 Seuils de porte
4422122-3 Portes coupe-feu
4422123-6 Portes coulissantes
4422124-9 Portes de garage
442213-8 Portails
4422131-1 Portails d'entrée
442214-9 Volets
442215-0 Seuils
4423-1 Charpenterie pour la construction
44231-8 Panneaux de clôture prêts à poser
44232-5 Poutres de toiture en bois
44233-2 Escaliers
443-3 Câble, fil métallique et produits connexes
4431-6 Articles en fils métalliques
44311-3 Toron tressé
44312-0 Fil de fer pour clôture
443123-3 Fil de fer barbelé
44313-7 Filet en métal
443131-8 Clôture en treillis métallique
443132-9 Toile métallique
44315-1 Fil machine
443151-2 Accessoires de soudage
443152-3 Matériaux de soudage
443153-4 Matériaux de brasage tendre ou de brasage fort
4431531-7 Matériaux de brasage tendre
4431532-0 Matériaux de brasage fort
44316-8 Quincaillerie
443161-9 Enclumes
443162-0 Forge portative
443163-1 Grilles
443164-2 Articles de quincaillerie
443165-3 Serrurerie
4431651-6 Ferronnerie
44317-5 Élingues en fer ou en acier
44318-2 Conducteurs
4432-9 Câbles et produits connexes
44321-6 Câble
44322-3 Accessoires pour câble
443221-4 Conduites de câble
443222-5 Raccords de câbles
443223-6 Gaines de câble
443224-7 Attaches pour câble
4433-2 Barres, tiges, fils et profilés pour la construction
44331-9 Barres (construction)
44332-6 Tiges
44333-3 Fil métallique
44334-0 Profilés
444-4 Produits fabriqués divers et éléments connexes
4441-7 Articles de salle de bains et de cuisine
44411-4 Appareils sanitaires
444111-5 Robinets
444112-6 Baignoires
444113-7 Lavabos
444114-8 Receveurs de douche
444116-0 Bidets
444117-1 Lunettes, abattants, cuvettes et réservoirs de chasse d'eau de WC
4441171-4 Sièges de WC
4441172-7 Abattants de WC
4441174-3 Cuvettes de WC
4441175-6 Réservoirs de chasse d'eau
444118-2 Urinoirs
4442-0 Produits utilisés dans la construction
44421-7 Coffres, cassettes de sûreté et portes blindés ou armés
444213-0 Coffres-forts
444215-2 Portes blindées ou armées
444216-3 Coffres de valeurs
444217-4 Consignes et coffres
4442171-7 Consignes
4442172-0 Coffres
44421721-7 Coffres à valeurs
44421722-4 Coffrets de sécurité
4442178-8 Coffres à documents
4442179-1 Caisses pour argent liquide
44422-4 Boîtes à lettres
44423-1 Article divers
444231-2 Cloches
444232-3 Échelles
4442322-9 Escaliers pliants
4442323-2 Escabeaux
444233-4 Équipement de manutention de marchandises
4442333-3 Plates-formes de manutention de marchandises
4442334-6 Accessoires en câble pour la manutention de marchandises
444234-5 Panneaux de signalisation et articles connexes
4442345-0 Plaques indicatrices
4442346-3 Plaques d'adresse
444237-8 Éléments de trous d'homme
4442371-1 Couvercles de bouches d'incendie
4442372-4 Boîtes de délimitation
4442373-7 Cadres de trous d'homme
4442374-0 Couvercles de trous d'homme
4442375-3 Plaques d'égouts
4442376-6 Couvercles d'accès
4442379-5 Barreaux d'échelle en fer pour trous d'homme
444238-9 Poinçons en métal
4442381-2 Timbres en caoutchouc
4442385-4 Formes
444239-0 Anodes sacrifiées
44424-8 Coffrets-compteurs et ruban
444241-9 Coffrets-compteurs
444242-0 Ruban adhésif
444243-1 Bande réfléchissante
44425-5 Anneaux, joints, bracelets, baguettes et masses de scellement
444251-6 Anneaux élastiques
4442511-9 Anneaux de renfort autoadhésifs
444252-7 Joints en caoutchouc
444253-8 Bracelets en caoutchouc
444254-9 Masses de scellement
444255-0 Baguettes en plastique
4443-3 Plaques de blindage
44431-0 Plaques de recouvrement
4444-6 Paliers de roulement
44441-3 Microbilles
44442-0 Roulements à rouleaux
4445-9 Acier doux
44451-6 Flans de monnaie
44452-3 Boîtes réceptrices de monnaie
4446-2 Étançons et étais miniers
44461-9 Étançons
444611-0 Étançons miniers
44462-6 Étais miniers
44464-0 Chenilles
4447-5 Produits en fonte
4448-8 Équipements divers de protection contre l'incendie
44481-5 Échelles à plate-forme
444811-6 Échelles d'incendie
44482-2 Dispositifs de protection contre l'incendie
444821-3 Tuyaux d'incendie
444822-4 Bouches d'incendie
445-5 Outils, serrures, clés, charnières, fermoirs, chaînes et ressorts
4451-8 Outils
44511-5 Outils à main
445111-6 Bêches et pelles
4451111-9 Bêches
4451112-2 Pelles
445112-7 Fourches de jardinage
445113-8 Pioches, pics, houes, râteaux et râteaux de plage
4451131-1 Pioches
4451132-4 Pics
4451133-7 Houes
4451134-0 Râteaux
44511341-7 Râteaux de plage
445114-9 Haches
445115-0 Scies à main
4451151-3 Lames de scies à main
44512-2 Outils à main divers
445121-3 Burins
445122-4 Pinces
4451221-7 Pinces à sertir
445123-5 Marteaux
445124-6 Mâchoires pour fil métallique
445125-7 Clés de serrage
445126-8 Outils pour travaux routiers
4451261-1 Pointes à poinçonner le revêtement routier
445127-9 Limes ou râpes
445128-0 Tournevis
445129-1 Trépans, embouts de tournevis et autres accessoires
4451291-4 Trépans
4451292-7 Embouts de tournevis
4451293-0 Porte-outils
4451294-3 Boîtes à outils
44513-9 Outils à pédale
44514-6 Manches d'outils et pièces d'outils
445141-7 Manches d'outils
445142-8 Pièces d'outils
4452-1 Serrures, clés et charnières
44521-8 Cadenas et serrures divers
445211-9 Serrures
4452111-2 Serrures de portes
4452112-5 Verrous de sécurité électroniques
4452113-8 Verrous de sécurité renforcés
4452114-1 Serrures pour mobilier
445212-0 Cadenas et chaînes
4452121-3 Cadenas
44522-5 Fermoirs, pièces pour serrures et clés
445221-6 Fermoirs
445222-7 Clés
445223-8 Pièces pour cadenas
445224-9 Pièces pour serrures
44523-2 Charnières, ferrures et raccords
445231-3 Charnières
445232-4 Ferrures
445233-5 Raccords
4453-4 Attaches
44531-1 Attaches filetées
445311-2 Vis à bois
445312-3 Crochets à vis ou bagues à pas de vis
445313-4 Vis autotaraudeuses
445314-5 Boulons
445315-6 Ensembles de raccordements à brides
4453151-9 Boulons et vis
4453152-2 Tire-fonds et vis
445316-7 Écrous
445317-8 Articles filetés en fer ou en acier
44532-8 Attaches non filetées
445321-9 Rivets
445322-0 Rondelles
445323-1 Goupilles
445324-2 Éclisses en acier
44533-5 Attaches en cuivre
4454-7 Chaînes
44541-4 Chaîne à articulations
44542-1 Éléments de chaîne
4455-0 Ressorts
446-6 Citernes, réservoirs, conteneurs; radiateurs et chaudières de chauffage central
4461-9 Citernes, réservoirs, conteneurs et cuves sous pression
44611-6 Citernes
446111-7 Cylindres à air
4461111-0 Cylindres à air comprimé
446112-8 Appareils respiratoires
446114-0 Réservoirs de stockage
4461141-3 Réservoirs à huile
4461142-6 Réservoirs à boues
446115-1 Cuves à eau
446116-2 Réservoirs
44612-3 Bouteilles de gaz liquéfié
446121-4 Bouteilles de gaz
446122-5 Réservoirs à gaz
44613-0 Grands conteneurs
4461311-4 Silos
446132-2 Conteneurs réfrigérés
4461321-5 Citernes à eau
446133-3 Conteneurs à marchandises standard
446134-4 Conteneurs de stockage
446135-5 Conteneurs à eau
446136-6 Conteneurs sur roues
446137-7 Bennes à déchets
446138-8 Conteneurs à déchets
44614-7 Tonneaux en métal
446141-8 Caisses de stockage
446143-0 Système de stockage de conteneurs
4461431-3 Machines à empiler
44615-4 Cuves sous pression
446151-5 Cuves sous pression en acier
44616-1 Fûts en métal
446162-3 Fûts de déchets
44617-8 Boîtiers
446171-9 Cartons
446172-0 Compartiments pour compteurs
446173-1 Boîtiers préfabriqués
44618-5 Conteneurs légers, bouchons, couvercles pour conteneurs, cuves et couvercles
446181-6 Conteneurs légers
446183-8 Bouchons, couvercles pour conteneurs, cuves et couvercles
4461831-1 Bouchons
4461832-4 Obturateurs à vis
4461833-7 Couvercles pour conteneurs
4461834-0 Couvercles
4461835-3 Capsules en plastique
446184-9 Boîtes métalliques
4461842-5 Boîtes pour aliments
446185-0 Cuves
44619-2 Autres conteneurs
446191-3 Caisses
446192-4 Enrouleurs de câbles
446193-5 Caisses à claire-voie
446194-6 Tonneaux en bois
446195-7 Caisses-palettes
4462-2 Radiateurs et chaudières pour chauffage central et pièces détachées
44621-9 Radiateurs et chaudières
446211-0 Radiateurs
4462111-3 Radiateurs pour chauffage central
44621111-0 Radiateurs non électriques pour chauffage central
44621112-7 Pièces détachées de radiateurs pour chauffage central
446212-1 Chaudières
4462121-4 Chaudières à eau
4462122-7 Chaudières pour chauffage central
44621221-4 Pièces détachées de chaudières pour chauffage central
44622-6 Systèmes de récupération de chaleur
446221-7 Équipement de récupération de chaleur
448-8 Peintures, vernis et mastics
4481-1 Peintures
44811-8 Peinture de marquage routier
44812-5 Peintures à usage artistique
448121-6 Émail et peintures transparentes
448122-7 Peintures à l'huile et à l'eau
4481221-0 Peintures à l'huile
4481222-3 Peintures à l'eau
448123-8 Peintures scolaires
4481231-1 Assortiments de couleurs
4481232-4 Couleurs pour signalisation
448124-9 Articles pour peintres et tapissiers
4482-4 Vernis
4483-7 Mastics, matières de charge, ciment de scellement et diluants
44831-4 Mastics, matières de charge, ciment de scellement
448311-5 Mastics
448312-6 Matières de charge
448313-7 Ciment de scellement
448314-8 Coulis de ciment
44832-1 Solvants
448321-2 Décapant
448322-3 Diluants
449-9 Pierre de construction, chaux, gypse et ardoise
4491-2 Pierre de construction
44911-9 Marbre et pierre calcaire de construction
449111-0 Marbre
449112-1 Travertin
44912-6 Pierres de construction diverses
449121-7 Granit
449122-8 Grès
449123-9 Basalte
449124-0 Bordures
4492-5 Pierre calcaire, gypse et craie
44921-2 Pierre calcaire et gypse
449211-3 Gypse
449212-4 Chaux
4492121-7 Chaux en poudre
449213-5 Pierre calcaire
44922-9 Craie et dolomie
449221-0 Craie
449222-1 Dolomie
4493-8 Ardoise
45-7 Travaux de construction
451-8 Travaux de préparation de chantier
4511-1 Travaux de démolition de bâtiments et travaux de terrassement
45111-8 Travaux de démolition, travaux de préparation et de dégagement de chantier
451111-9 Travaux de démolition
451112-0 Travaux de préparation et de dégagement de chantier
4511121-3 Travaux de démolition à l'explosif et travaux de déblaiement consécutifs
45111211-0 Travaux de démolition à l'explosif
45111212-7 Travaux de déblaiement
45111213-4 Travaux de dégagement de chantier
45111214-1 Travaux d'enlèvement de gravats
4511122-6 Travaux de débroussaillage
4511123-9 Travaux de stabilisation des sols
4511124-2 Travaux d'assèchement des sols
4511125-5 Travaux d'étude géotechnique
4511126-8 Travaux de préparation de sites miniers
4511129-7 Travaux préparatoires de viabilité
45111291-4 Travaux d'aménagement du terrain
451113-1 Travaux de démantèlement
4511131-4 Travaux de démantèlement d'installations militaires
4511132-7 Travaux de démantèlement d'installations de sécurité
45112-5 Travaux de fouille et de terrassement
451121-6 Travaux de creusement de tranchées
451122-7 Travaux de décapage de terre
4511221-0 Travaux de décapage de terre végétale
451123-8 Travaux de remblayage et de mise en condition du terrain
4511231-1 Travaux de remblayage
4511232-4 Travaux de mise en condition du terrain
4511233-7 Travaux de mise en état du chantier
4511234-0 Travaux de décontamination du sol
4511235-3 Remise en valeur de terrains vagues
4511236-6 Travaux de remise en état du terrain
451124-9 Travaux d'excavation
4511241-2 Travaux de fossoyage
4511242-5 Travaux de fouille en excavation
4511244-1 Dressement de talus
45112441-8 Talutage
4511245-4 Travaux d'excavation sur sites archéologiques
451125-0 Travaux de terrassement
451126-1 Déblai-remblai
451127-2 Travaux d'aménagement paysager
4511271-5 Travaux d'aménagement paysager d'espaces verts
45112711-2 Travaux d'aménagement paysager de parcs
45112712-9 Travaux d'aménagement paysager de jardins
45112713-6 Travaux d'aménagement paysager de jardins sur les toits
45112714-3 Travaux d'aménagement paysager de cimetières
4511272-8 Travaux d'aménagement paysager de terrains de sport et d'aires de loisirs
45112721-5 Travaux d'aménagement paysager de terrains de golf
45112722-2 Travaux d'aménagement paysager de terrains d'équitation
45112723-9 Travaux d'aménagement paysager de terrains de jeux
4511273-1 Travaux d'aménagement paysager de routes et d'autoroutes
4511274-4 Travaux d'aménagement paysager d'aéroports
45113-2 Travaux de chantier
4512-4 Travaux de sondage et de forage de reconnaissance
45121-1 Travaux de sondage expérimental
45122-8 Travaux de forage de reconnaissance
452-9 Travaux de construction complète ou partielle et travaux de génie civil
4521-2 Travaux de construction de bâtiments
45211-9 Travaux de construction d'immeubles collectifs et de maisons individuelles
452111-0 Travaux de construction de maisons
452112-1 Travaux de construction de logements-foyers
452113-2 Travaux de construction complète de maisons
4521131-5 Travaux de construction de salles de bains
4521132-8 Travaux de construction de porches
4521134-4 Travaux de construction d'immeubles collectifs
45211341-1 Travaux de construction d'appartements
4521135-7 Travaux de construction de bâtiments multifonctionnels
4521136-0 Travaux de développement urbain
4521137-3 Travaux de construction de saunas
45212-6 Travaux de construction de bâtiments destinés aux loisirs, aux sports, à la culture, à l'hébergement et de restaurants
452121-7 Construction d'équipements pour les loisirs
4521211-0 Travaux de construction de centres de loisirs
4521212-3 Travaux de construction de parcs à thèmes
4521213-6 Travaux de construction de parcs d'attractions
4521214-9 Installation récréative
4521215-2 Travaux de construction de cinémas
4521216-5 Travaux de construction de casinos
4521217-8 Travaux de construction de bâtiments de loisirs
45212171-5 Travaux de construction de centres de divertissements
45212172-2 Travaux de construction de centres récréatifs
4521218-1 Travaux de construction de billetteries
4521219-4 Ouvrages de protection contre le soleil
452122-8 Travaux de construction d'installations sportives
4521221-1 Travaux de construction d'installations sportives monovalentes
45212211-8 Travaux de construction de patinoires
45212212-5 Travaux de construction de piscines
45212213-2 Travaux de marquage sportif
4521222-4 Travaux de construction d'installations sportives polyvalentes
45212221-1 Travaux de construction d'ouvrages pour terrain de sports
45212222-8 Travaux de construction de gymnases
45212223-5 Travaux de construction d'installations de sports d'hiver
45212224-2 Travaux de construction de stades
45212225-9 Travaux de construction de palais des sports
4521223-7 Installation de vestiaires
4521229-5 Réparation et entretien d'infrastructures sportives
452123-9 Travaux de construction de bâtiments à usage artistique et culturel
4521231-2 Travaux de construction de bâtiments destinés aux expositions
45212311-9 Travaux de construction de galeries d'art
45212312-6 Travaux de construction de parcs des expositions
45212313-3 Travaux de construction de musées
45212314-0 Travaux de construction de monuments historiques ou de mémoriaux
4521232-5 Travaux de construction de bâtiments destinés aux activités artistiques
45212321-2 Travaux de construction d'auditoriums
45212322-9 Travaux de construction de theâtres
4521233-8 Travaux de construction de bibliothèques
45212331-5 Travaux de construction de bibliothèques multimédia
4521234-1 Travaux de construction de salle de conférences
4521235-4 Bâtiments présentant un intérêt historique ou architectural particulier
45212351-1 Travaux de construction de monuments préhistoriques
45212352-8 Travaux de construction de monuments industriels
45212353-5 Travaux de construction de palais
45212354-2 Travaux de construction de châteaux
4521236-7 Travaux de construction de bâtiments religieux
45212361-4 Travaux de construction d'églises
452124-0 Hôtels et restaurants
4521241-3 Travaux de construction de bâtiments destinés à l'hébergement
45212411-0 Travaux de construction d'hôtels
45212412-7 Travaux de construction de foyers
45212413-4 Travaux de construction de logements pour séjours de courte durée
4521242-6 Travaux de construction de restaurants et d'établissements similaires
45212421-3 Travaux de construction de restaurants
45212422-0 Travaux de construction de cantines
45212423-7 Travaux de construction de cafétarias
452125-1 Transformation de cuisines ou de restaurants
452126-2 Travaux de construction de pavillons
45213-3 Travaux de construction de locaux commerciaux, d'entrepôts et de bâtiments industriels, de bâtiments liés aux transports
452131-4 Travaux de construction de locaux commerciaux
4521311-7 Travaux de construction de magasins
45213111-4 Travaux de construction de centres commerciaux
45213112-1 Travaux de construction de boutiques
4521312-0 Travaux de construction de bureaux de poste
4521313-3 Travaux de construction de banques
4521314-6 Travaux de construction de marchés
45213141-3 Travaux de construction de marchés couverts
45213142-0 Travaux de construction de marchés à ciel ouvert
4521315-9 Travaux de construction d'immeubles de bureaux
452132-5 Travaux de construction d'entrepôts et de bâtiments industriels
4521321-8 Entrepôts frigorifiques
4521322-1 Travaux de construction d'entrepôts
45213221-8 Travaux de construction de dépôts
4521323-4 Travaux de construction d'abattoirs
4521324-7 Travaux de construction de bâtiments agricoles
45213241-4 Travaux de construction de granges
45213242-1 Travaux de construction d'étables
4521325-0 Travaux de construction de bâtiments industriels
45213251-7 Travaux de construction d'unités industrielles
45213252-4 Travaux de construction d'ateliers
4521326-3 Travaux de construction d'entrepôts de marchandises
4521327-6 Travaux de construction de stations de recyclage
4521328-9 Travaux de construction d'installations de compostage
452133-6 Bâtiments liés aux activités de transport
4521331-9 Travaux de construction de bâtiments liés aux transports routiers
45213311-6 Travaux de construction de gares routières
45213312-3 Travaux de construction de parkings à étages
45213313-0 Travaux de construction de bâtiments d'aire de services
45213314-7 Travaux de construction de dépôts d'autobus
45213315-4 Travaux de construction d'abris-bus
45213316-1 Travaux d'installation de passerelles
4521332-2 Travaux de construction de bâtiments liés aux transports ferroviaires
45213321-9 Travaux de construction de gares de chemin de fer
45213322-6 Travaux de construction de terminaux ferroviaires
4521333-5 Travaux de construction de bâtiments liés aux transports aériens
45213331-2 Travaux de construction de bâtiments aéroportuaires
45213332-9 Travaux de construction de tours de contrôle d'aéroport
45213333-6 Travaux d' installation de comptoirs d'enregistrement d'aéroport
4521334-8 Travaux de construction de bâtiments liés aux transports par voie d'eau
45213341-5 Travaux de construction de terminaux de ferry
45213342-2 Travaux de construction de terminaux Ro-Ro
4521335-1 Travaux de construction de bâtiments liés à plusieurs modes de transport
45213351-8 Travaux de construction de hangars d'entretien
45213352-5 Travaux de construction de dépôts de service
45213353-2 Travaux d'installation de passerelles pour passagers
452134-7 Installation de locaux pour le personnel
45214-0 Travaux de construction d'établissements d'enseignement et de centres de recherche
452141-1 Travaux de construction de jardins d'enfants
452142-2 Travaux de construction de bâtiments scolaires
4521421-5 Travaux de construction d'écoles primaires
4521422-8 Travaux de construction d'écoles secondaires
4521423-1 Travaux de construction d'écoles spécialisées
452143-3 Construction d'établissements d'enseignement supérieur
4521431-6 Travaux de construction de collèges professionnels
4521432-9 Travaux de construction de collèges techniques
452144-4 Construction de bâtiments universitaires
4521441-7 Travaux de construction d'instituts polytechniques
4521442-0 Travaux de construction d'amphithéâtres
4521443-3 Travaux de construction de laboratoires de langues
452145-5 Travaux de construction de centres de formation continue
452146-6 Construction de centres de recherche
4521461-9 Travaux de construction de bâtiments de laboratoire
4521462-2 Travaux de construction d'équipements de recherche et d'essai
4521463-5 Installations scientifiques
45214631-2 Travaux d'installation de salles blanches
4521464-8 Travaux de construction de stations météorologiques
452147-7 Travaux de construction de cité universitaire
4521471-0 Travaux de construction de halls d'entrée
452148-8 Construction d'équipements de formation
45215-7 Travaux de construction de bâtiments liés à la santé et aux services sociaux, de crématoriums et de toilettes publiques
452151-8 Travaux de construction de bâtiments liés à la santé
4521511-1 Travaux de construction de spas
4521512-4 Travaux de construction de bâtiments médicaux spécialisés
4521513-7 Travaux de construction de cliniques
4521514-0 Travaux de construction d'équipements hospitaliers
45215141-7 Travaux de construction de salles d'opération
45215142-4 Travaux de construction d'unités de soins intensifs
45215143-1 Travaux de construction de salles de dépistage et de diagnostic
45215144-8 Travaux de construction de salles de dépistage
45215145-5 Travaux de construction de salles de radioscopie
45215146-2 Travaux de construction de salles de pathologie
45215147-9 Travaux de construction de salles de médecine légale
45215148-6 Travaux de construction de salles de cathétérisme
452152-9 Construction de bâtiments pour les services sociaux
4521521-2 Travaux de construction de foyers et de structures d'accueil à caractère social
45215212-6 Travaux de construction de maisons de retraite
45215213-3 Travaux de construction de centres de soins
45215214-0 Travaux de construction de foyers résidentiels
45215215-7 Travaux de construction de foyers pour enfants
4521522-5 Travaux de construction d'établissements sociaux, excepté foyers et structures d'accueil à caractère social
45215221-2 Travaux de construction de foyers de jour
45215222-9 Travaux de construction de centres administratifs
452153-0 Travaux de construction de crématorium
452154-1 Cimetière
452155-2 Toilettes publiques
45216-4 Travaux de construction de bâtiments destinés aux institutions d'ordre public ou aux services de secours et de bâtiments militaires
452161-5 Travaux de construction de bâtiments destinés aux institutions d'ordre public ou aux services de secours
4521611-8 Travaux de construction de bâtiments destinés aux institutions d'ordre public
45216111-5 Travaux de construction de commissariats de police
45216112-2 Travaux de construction de tribunaux
45216113-9 Travaux de construction de prisons
45216114-6 Édifices parlementaires et salles de réunion publiques
4521612-1 Travaux de construction de bâtiments destinés aux services de secours
45216121-8 Travaux de construction de centres de secours des sapeurs-pompiers
45216122-5 Travaux de construction de centres ambulanciers
45216123-2 Travaux de construction de postes de secours en montagne
45216124-9 Travaux de construction de postes de secours en mer
45216125-6 Travaux de construction de bâtiments des services de secours
45216126-3 Travaux de construction de postes de garde-côtes
45216127-0 Travaux de construction de postes de secours et de sauvetage
45216128-7 Travaux de construction de phares
45216129-4 Abris de protection
452162-6 Travaux de construction de bâtiments et d'installations militaires
4521622-2 Travaux de construction de bunkers militaires
4521623-5 Travaux de construction d'abris militaires
4521625-1 Travaux de construction de défenses en tranchée
45217-1 Travaux de construction de bâtiments gonflables
4522-5 Ouvrages d'art et de génie civil
45221-2 Travaux de construction de ponts et de tunnels, de puits et de passages souterrains
452211-3 Travaux de construction de ponts
4522111-6 Travaux de construction de ponts
45221111-3 Travaux de construction de ponts routiers
45221112-0 Travaux de construction de ponts de chemin de fer
45221113-7 Travaux de construction de passerelles pour piétons
45221114-4 Travaux de construction de ponts en fer
45221115-1 Travaux de construction de ponts en acier
45221117-5 Travaux de construction de ponts à bascule
45221118-2 Travaux de construction de ponts pour conduites
45221119-9 Travaux de rénovation de ponts
4522112-9 Travaux de construction de viaducs
45221121-6 Travaux de construction de viaducs routiers
45221122-3 Travaux de construction de viaducs ferroviaires
452212-4 Travaux de construction de tunnels, de puits et de passages souterrains
4522121-7 Excavations couvertes ou partiellement couvertes
45221211-4 Passage inférieur
45221213-8 Excavations ferroviaires couvertes ou partiellement couvertes
45221214-5 Excavations routières couvertes ou partiellement couvertes
4522122-0 Ponceaux
4522123-3 Puits
4522124-6 Travaux de construction de tunnels
45221241-3 Travaux de construction de tunnels routiers
45221242-0 Travaux de construction de tunnels ferroviaires
45221243-7 Travaux de construction de tunnels pour piétons
45221244-4 Travaux de construction de tunnels pour canal
45221245-1 Travaux de construction de tunnels sous-fluviaux
45221246-8 Travaux de construction de tunnels sous-marins
45221247-5 Percement de tunnels
45221248-2 Travaux de construction de revêtements de tunnels
4522125-9 Ouvrages souterrains autres que tunnels, puits et passages souterrains
45222-9 Travaux de construction d'ouvrages de génie civil, excepté ponts, tunnels, puits et passages souterrains
452221-0 Travaux de construction d'usines de traitement des déchets
4522211-3 Travaux de construction de décharges
452222-1 Travaux de génie militaire
452223-2 Travaux de génie pour installations de sécurité
45223-6 Travaux de construction d'ouvrages
452231-7 Assemblage de structures en métal
4522311-0 Installation de structures en métal
452232-8 Ossatures
4522321-1 Ossatures métalliques
4522322-4 Travaux de gros œuvre
452233-9 Travaux de construction de parkings
4522331-2 Travaux de construction de parkings souterrains
4522332-5 Travaux de construction de parkings de dissuasion
452234-0 Travaux de construction de stations radar
452235-1 Structures en béton armé
452236-2 Travaux de construction de chenils
452237-3 Travaux de construction d'aires de service
4522371-6 Travaux de construction d'aires de service d'autoroute
4522372-9 Travaux de construction de stations-services
452238-4 Assemblage et montage de structures préfabriquées
4522381-7 Constructions préfabriquées
4522382-0 Éléments et composants préfabriqués
45223821-7 Éléments préfabriqués
45223822-4 Composants préfabriqués
4523-8 Travaux de construction de pipelines, de lignes de communication et d'énergie, d'autoroutes, de routes, d'aérodromes et de voies ferrées; travaux de nivelage
45231-5 Travaux de construction de pipelines, de lignes de communications et de lignes électriques
452311-6 Travaux généraux de construction pour pipelines
4523111-9 Travaux de pose de conduites
45231111-6 Travaux de démontage et de remplacement de pipelines
45231112-3 Installation de réseau de conduites
45231113-0 Travaux de remplacement de pipelines
452312-7 Travaux de construction d'oléoducs et de gazoducs
4523121-0 Travaux de construction d'oléoducs
4523122-3 Travaux de construction de gazoducs
45231221-0 Travaux de construction de canalisations d'alimentation en gaz
45231222-7 Gazomètres
45231223-4 Ouvrages annexes pour la distribution de gaz
452313-8 Travaux de construction de conduites d'eau et de canalisations d'eaux usées à grande distance
452314-9 Travaux de construction de lignes électriques
452315-0 Travaux de canalisations d'air comprimé
4523151-3 Travaux relatifs à des circuits pneumatiques de distribution de courrier
452316-1 Travaux de construction de lignes de communications
45232-2 Ouvrages annexes de pipelines et de câbles
452321-3 Ouvrages annexes pour canalisations d'eau
4523212-9 Travaux d'irrigation
45232121-6 Travaux de construction de canalisations d'irrigation
4523213-2 Travaux de construction de canalisations d'eaux pluviales
4523214-5 Travaux de construction de réseaux de chauffage urbain
45232141-2 Installations de chauffage
45232142-9 Travaux de construction de stations de transfert thermique
4523215-8 Travaux relatifs aux conduites d'alimentation en eau
45232151-5 Travaux de remise à neuf de conduites d'eau
45232152-2 Travaux de construction de stations de pompage
45232153-9 Travaux de construction de châteaux d'eau
45232154-6 Travaux de construction de châteaux d'eau pour l'eau potable
452322-4 Ouvrages annexes pour lignes électriques
4523221-7 Construction de lignes aériennes
4523222-0 Travaux de construction de sous-stations
45232221-7 Sous-station de transformation
452323-5 Travaux de construction de lignes téléphoniques et de lignes de communications et ouvrages annexes
4523231-8 Travaux de construction de lignes téléphoniques
45232311-5 Lignes téléphoniques pour bornes d'appel d'urgence
4523232-1 Lignes de télédistribution par câble
4523233-4 Montage d'antennes
45232331-1 Ouvrages annexes de télédiffusion
45232332-8 Ouvrages annexes de télécommunications
4523234-7 Travaux de construction de stations de base de téléphonie mobile
452324-6 Travaux de construction d'égouts
4523241-9 Travaux d'assainissement
45232411-6 Travaux de construction de canalisations d'eaux usées
4523242-2 Travaux de construction de stations d'épuration des eaux usées
45232421-9 Station de traitement des eaux usées
45232422-6 Station de traitement des boues
45232423-3 Travaux de construction de stations de pompage des eaux usées
45232424-0 Travaux de construction d'émissaires
4523243-5 Travaux de traitement de l'eau
45232431-2 Station de pompage des eaux résiduaires
4523244-8 Travaux de construction de conduites d'eaux d'égouts
4523245-1 Travaux de construction pour système de drainage
45232451-8 Travaux de drainage et travaux de surface
45232452-5 Ouvrages de drainage
45232453-2 Travaux de construction de tuyaux de drainage
45232454-9 Travaux de construction de bassins d'eaux pluviales
4523246-4 Travaux d'installations sanitaires
4523247-7 Station de transfert des déchets
45233-9 Travaux de construction, de fondation et de revêtement d'autoroutes, de routes
452331-0 Travaux de construction d'autoroutes, de routes
4523311-3 Travaux de construction d'autoroutes
4523312-6 Travaux de construction de routes
45233121-3 Travaux de construction de routes principales
45233122-0 Travaux de construction de rocades
45233123-7 Travaux de construction de routes secondaires
45233124-4 Travaux de construction d'artères de grande circulation
45233125-1 Travaux de construction d'intersections de routes
45233126-8 Travaux de construction de carrefours dénivelés
45233127-5 Travaux de construction de carrefours en T
45233128-2 Travaux de construction de carrefours giratoires
45233129-9 Travaux de construction de routes transversales
4523313-9 Travaux de construction de routes nationales
45233131-6 Travaux de construction d'autoroutes aériennes
45233139-3 Entretien des routes nationales
4523314-2 Travaux routiers
45233141-9 Travaux d'entretien routier
45233142-6 Travaux de réparation de routes
45233144-0 Travaux de construction de passages supérieurs
4523315-5 Ouvrages de modération du trafic
4523316-8 Chemins et autres aires empierrées
45233161-5 Travaux de construction de chemins piétonniers
45233162-2 Travaux de construction de pistes cyclables
452332-1 Travaux de revêtement divers
4523321-4 Travaux de revêtement d'autoroutes
4523322-7 Travaux de revêtement de routes
45233221-4 Travaux de marquage routier
45233222-1 Travaux de pavage et de resurfaçage de chaussées
45233223-8 Travaux de resurfaçage de chaussées
45233224-5 Travaux de construction de routes à deux chaussées séparées
45233225-2 Travaux de construction de routes à chaussée unique
45233226-9 Travaux de construction de routes d'accès
45233227-6 Travaux de construction de bretelles
45233228-3 Travaux de construction de revêtements de surface
45233229-0 Entretien des accotements
4523325-6 Travaux de revêtements, excepté revêtements de chaussées
45233251-3 Travaux de resurfaçage
45233252-0 Travaux de revêtement de rues
45233253-7 Travaux de revêtement de chemins piétonniers
4523326-9 Travaux de construction de voies piétonnes
45233261-6 Travaux de construction de passages supérieurs pour piétons
45233262-3 Travaux de construction de zones piétonnes
4523327-2 Travaux de marquage d'emplacements de parking
4523328-5 Pose de barrières routières
4523329-8 Installation de panneaux de signalisation
45233291-5 Installation de bollards
45233292-2 Installation de dispositifs de sécurité
45233293-9 Installation de mobilier urbain
45233294-6 Installation de signalisation routière
452333-2 Travaux de fondation d'autoroutes, de routes, de rues et de chemins piétonniers
4523331-5 Travaux de fondation d'autoroutes
4523332-8 Travaux de fondation de routes
4523333-1 Travaux de fondation de rues
4523334-4 Travaux de fondation de chemins piétonniers
45234-6 Travaux de construction de voies ferrées et de systèmes de transport par câble
452341-7 Ouvrages ferroviaires
4523411-0 Chemin de fer interurbain
45234111-7 Travaux de construction de chemins de fer urbain
45234112-4 Travaux de construction de dépôts ferroviaires
45234113-1 Démolition de voies ferrées
45234114-8 Travaux de construction de remblais de chemin de fer
45234115-5 Travaux de signalisation ferroviaire
45234116-2 Travaux de construction de voies
4523412-3 Ouvrages ferroviaires urbains
45234121-0 Ouvrages pour le tramway
45234122-7 Ouvrages pour le métro
45234123-4 Chemin de fer partiellement souterrain
45234124-1 Transport ferroviaire souterrain de passagers
45234125-8 Station de métro
45234126-5 Travaux de construction de lignes de tramway
45234127-2 Travaux de construction de dépôts de tramway
45234128-9 Travaux de construction d'arrêts de tramway
45234129-6 Travaux de construction de voies ferrées urbaines
4523413-6 Travaux de construction de ballasts
4523414-9 Travaux de construction des passages à niveau
4523416-5 Travaux de construction de caténaires
4523417-8 Travaux de construction de sous-stations électriques à usage ferroviaire
4523418-1 Travaux de construction d'ateliers de chemin de fer
45234181-8 Travaux de construction de postes de sectionnement
452342-8 Systèmes de transport par câble
4523421-1 Systèmes de transport par câble avec cabines
4523422-4 Travaux de construction de remonte-pente
4523423-7 Travaux de construction de télésièges
4523424-0 Funiculaire
4523425-3 Travaux de construction de téléphériques
45235-3 Travaux de construction de terrains d'aviation, de pistes d'envol et d'atterrissage et d'aires de manœuvre
452351-4 Travaux de construction d'aéroports
4523511-7 Travaux de construction de terrains d'aviation
45235111-4 Travaux de revêtement de terrains d'aviation
452352-5 Travaux de construction de pistes d'envol et d'atterrissage
4523521-8 Resurfaçage de pistes d'envol et d'atterrissage
452353-6 Travaux de construction d'aires de manœuvre pour avions
4523531-9 Travaux de construction de pistes de roulement
45235311-6 Travaux de revêtement de pistes de roulement
4523532-2 Travaux de construction d'aires de stationnement pour avions
45236-0 Travaux de nivelage
452361-1 Travaux de nivelage pour équipements sportifs divers
4523611-4 Travaux de nivelage de terrains de sports
45236111-1 Travaux de nivelage de terrains de golf
45236112-8 Travaux de nivelage de courts de tennis
45236113-5 Travaux de nivelage de champs de courses
45236114-2 Travaux de nivelage de pistes
45236119-7 Travaux de réparation de terrains de sports
452362-2 Travaux de nivelage d'installations récréatives
4523621-5 Travaux de nivelage d'aires de jeu pour enfants
4523622-8 Travaux de nivelage de zoos
4523623-1 Travaux de nivelage de jardins
4523625-7 Travaux de nivelage de parcs
4523629-9 Travaux de réparation d'espaces de loisir
452363-3 Travaux de nivelage pour cimetières
45237-7 Travaux de construction de scènes
4524-1 Travaux de construction d'ouvrages hydrauliques
45241-8 Travaux de construction de ports
452411-9 Travaux de construction de quais
452412-0 Travaux de construction in situ de terminaux offshore
452413-1 Travaux de construction de jetées
452414-2 Travaux de construction de docks
452415-3 Travaux de construction de môles
452416-4 Installation de matériel d'éclairage portuaire
45242-5 Travaux de construction d'installations de loisirs nautiques
452421-6 Travaux de construction d'installations de sports nautiques
4524211-9 Travaux de construction de voies de mise à l'eau
452422-7 Travaux de construction de marinas
4524221-0 Travaux de construction de ports de plaisance
45243-2 Ouvrages de défense des côtes
452431-3 Ouvrages de protection des falaises
4524311-6 Travaux de stabilisation des falaises
452432-4 Travaux de construction de brise-lames
452433-5 Travaux de construction de digues de mer
452434-6 Travaux de consolidation des plages
452435-7 Travaux de construction d'ouvrages de défense maritimes
4524351-0 Travaux d'endiguement
452436-8 Travaux de construction de murs de quai
45244-9 Ouvrages maritimes
452441-0 Installations maritimes
452442-1 Jetées
45245-6 Ouvrages de dragage et de pompage pour installations de traitement des eaux
45246-3 Ouvrages de régularisation des cours d'eau et de maîtrise des crues
452461-4 Construction de murs de rive
452462-5 Travaux de protection des berges
452464-7 Ouvrages de protection contre les inondations
4524641-0 Entretien de digues
452465-8 Travaux de construction de promenades
4524651-1 Travaux de construction de chemins de planches
45247-0 Travaux de construction de barrages, de canaux, de canaux d'irrigation et d'aqueducs
452471-1 Travaux de construction de voies navigables
4524711-4 Construction de canaux
45247111-1 Travaux de construction de canaux d'irrigation
45247112-8 Travaux de construction de canaux de drainage
4524712-7 Voies navigables, excepté canaux
4524713-0 Travaux de construction d'aqueducs
452472-2 Travaux de construction de barrages et d'ouvrages fixes similaires
4524721-5 Travaux de construction de barrages
45247211-2 Travaux de construction de murs de barrage
45247212-9 Travaux de renforcement de barrage
4524722-8 Travaux de construction de déversoirs
4524723-1 Travaux de construction de digues
4524724-4 Travaux de construction de barrages statiques
4524727-3 Travaux de construction de réservoirs
45248-7 Travaux de construction d'ouvrages hydromécaniques
452481-8 Travaux de construction d'écluses de canal
452482-9 Travaux de construction de cales sèches
452483-0 Travaux de construction de docks flottants
452484-1 Travaux de construction d'appontements
452485-2 Travaux de construction de barrages mobiles
4525-4 Travaux de construction d'usines, d'exploitations minières et d'unités de fabrication et de bâtiments pour l'industrie du pétrole et du gaz
45251-1 Travaux de construction de centrales électriques et de centrales thermiques
452511-2 Travaux de construction de centrales électriques
4525111-5 Travaux de construction de centrales nucléaires
45251111-2 Travaux de construction d'un réacteur nucléaire
4525112-8 Travaux de construction de centrales hydroélectriques
4525114-4 Travaux de construction de centrales thermiques
45251141-1 Travaux de construction de centrales géothermiques
45251142-8 Travaux de construction de centrales alimentées au bois
45251143-5 Travaux de construction d'unités de production d'air comprimé
4525115-7 Travaux de construction de tours de refroidissement
4525116-0 Installations à énergie éolienne
452512-3 Travaux de construction de centrales de chauffage
4525122-9 Travaux de construction de centrales de cogénération
4525123-2 Travaux de construction d'usines génératrices de vapeur
4525124-5 Travaux de construction de centrales de production d'électricité alimentées au gaz de décharge
4525125-8 Travaux de construction de centrales de chauffage urbain
45252-8 Travaux de construction de stations de traitement des eaux usées, de stations d'épuration et d'usines d'incinération des ordures ménagères
452521-9 Travaux de construction de stations d'épuration
4525211-2 Travaux de construction de centrales mobiles
4525212-5 Travaux de construction d'installations de traitement des eaux
45252121-2 Installations de sédimentation
45252122-9 Digesteurs de boues
45252123-6 Installations de criblage
45252124-3 Travaux de dragage et de pompage
45252125-0 Travaux d'enrochement
45252126-7 Travaux de construction de stations de traitement de l'eau potable
45252127-4 Travaux de construction de stations de traitement des eaux usées
4525213-8 Équipement de station d'épuration
4525214-1 Travaux de construction d'installations de déshydratation des boues
4525215-4 Travaux de construction d'installations de manutention du charbon
452522-0 Matériel pour installation de purification
4525221-3 Travaux de construction de stations de purification de l'eau
452523-1 Travaux de construction d'usines d'incinération des ordures ménagères
45253-5 Travaux de construction d'usines de traitement chimique
452531-6 Travaux de construction d'installations de déminéralisation
452532-7 Travaux de construction d'installations de désulfuration
452533-8 Travaux de construction d'installations de distillation ou de rectification
4525331-1 Travaux de construction d'installations de distillation d'eau
4525332-4 Travaux de construction d'installations de distillation d'alcool
452534-9 Travaux de construction d'usines pétrochimiques
452535-0 Travaux de construction d'usines pharmaceutiques
452536-1 Travaux de construction d'installations de déionisation
452537-2 Travaux de construction d'installations de digestion
452538-3 Travaux de construction d'usines de compostage
45254-2 Travaux de construction d'exploitations minières et d'unités de fabrication
452541-3 Travaux de construction d'exploitations minières
4525411-6 Travaux de construction de bâtiments de puits
452542-4 Travaux de construction d'usines de production
45255-9 Travaux de construction pour l'industrie du pétrole et du gaz
452551-0 Travaux de construction de Plates-formes de production
4525511-3 Travaux de construction de puits d'extraction
4525512-6 Travaux de construction d'installations pour plate-formes
45255121-3 Travaux de construction d'installations de surface
452552-1 Travaux de construction de raffineries de pétrole
4525521-4 Travaux de construction de terminaux pétroliers
452553-2 Travaux de construction de terminaux à gaz
452554-3 Travaux de montage
4525541-6 Travaux de montage offshore
4525542-9 Travaux de montage à terre
4525543-2 Démolition de Plates-formes pétrolières
452555-4 Travaux de forage et d'exploration
452556-5 Intervention au tube enroulé sur puits sous pression
452557-6 Travaux de construction d'usines de gazéificaton du charbon
452558-7 Travaux de construction d'unités de production de gaz
45259-7 Réparation et entretien d'équipements
452591-8 Réparation et entretien de station d'épuration
452592-9 Réparation et entretien de station de purification
452593-0 Réparation et entretien de centrales thermiques
452599-6 Modernisation d'installations
4526-7 Travaux de couverture et travaux d'autres corps de métier spécialisés
45261-4 Travaux de charpente et de couverture et travaux connexes
452611-5 Travaux de charpente
452612-6 Travaux de couverture et de peinture de toiture
4526121-9 Travaux de couverture
45261211-6 Travaux de couverture en tuiles
45261212-3 Travaux de couverture en ardoises
45261213-0 Travaux de couverture métallique
45261214-7 Travaux de couverture en bardeaux bitumés
45261215-4 Travaux de couverture de panneaux solaires
4526122-2 Travaux de peinture de couverture et autres travaux d'application d'enduits
45261221-9 Travaux de peinture de toiture
45261222-6 Travaux de pose d'enduit sur couverture en ciment
452613-7 Travaux de garnissage et de pose de gouttières
4526131-0 Travaux de garnissage
4526132-3 Travaux de pose de gouttières
452614-8 Travaux de revêtement
4526141-1 Travaux d'isolation de toiture
4526142-4 Travaux d'étanchéification
452619-3 Réparation et entretien de toiture
4526191-6 Réparation de toiture
4526192-9 Travaux d'entretien de toiture
45262-1 Travaux de corps de métier spécialisés autres que travaux de couverture
452621-2 Travaux d'installation d'échafaudages
4526211-5 Travaux de démontage d'échafaudages
4526212-8 Travaux de montage d'échafaudages
452622-3 Travaux de fondation et forage de puits de captage
4526221-6 Travaux de fondation
45262211-3 Battage de pieux
45262212-0 Travaux de coffrage
45262213-7 Parois moulées en tranchée
4526222-9 Forage de puits de captage
452623-4 Travaux de bétonnage
4526231-7 Travaux de mise en œuvre de béton armé
45262311-4 Travaux de gros œuvre en béton
4526232-0 Ragréages
45262321-7 Travaux de chape
4526233-3 Travaux de réparation d'ouvrages en béton
4526234-6 Travaux d'injection de ciment
4526235-9 Travaux de mise en œuvre de béton non armé
4526236-2 Travaux de cimentation
4526237-5 Travaux d'enrobage de béton
452624-5 Travaux d'assemblage d'ossatures métalliques
4526241-8 Travaux d'assemblage d'ossatures métalliques de bâtiment
4526242-1 Travaux d'assemblage d'ossatures métalliques d'ouvrage
45262421-8 Installation de dispositifs d'amarrage en mer
45262422-5 Travaux de forage sous-marin
45262423-2 Travaux de fabrication de ponts
45262424-9 Travaux de fabrication de modules offshore
45262425-6 Travaux de fabrication de treillis de plate-forme
45262426-3 Travaux de fabrication de piles
452625-6 Travaux de maçonnerie et de briquetage
4526251-9 Maçonnerie de pierres
45262511-6 Taille de pierres
45262512-3 Maçonnerie de pierres de taille
4526252-2 Travaux de briquetage
45262521-9 Maçonnerie de parement
45262522-6 Travaux de maçonnerie
452626-7 Travaux de construction spécialisés divers
4526261-0 Cheminées industrielles
4526262-3 Murs de soutènement
4526263-6 Construction de fourneaux
4526264-9 Travaux d'amélioration de l'environnement
4526265-2 Travaux de bardage
4526266-5 Travaux de désamiantage
4526267-8 Transformation des métaux
4526268-1 Soudage
4526269-4 Remise en état de bâtiments dégradés
452627-8 Travaux de transformation de bâtiments
4526271-1 Travaux d'entretien de fresques
452628-9 Travaux d'extension de bâtiments
452629-0 Travaux de balcon
453-0 Travaux d'équipement du bâtiment
4531-3 Travaux d'équipement électrique
45311-0 Travaux de câblage et d'installations électriques
453111-1 Travaux de câblage électrique
453112-2 Travaux d'installations électriques
45312-7 Travaux d'installation de systèmes d'alarme et d'antennes
453121-8 Travaux d'installation de systèmes avertisseurs d'incendie
453122-9 Travaux d'installation de systèmes avertisseurs d'effraction
453123-0 Travaux d'installation d'antennes
4531231-3 Installations de paratonnerre
45312311-0 Travaux d'installation de paratonnerre
4531232-6 Travaux d'installation d'antennes de télévision
4531233-9 Travaux d'installation d'antennes radio
45313-4 Travaux d'installation d'ascenseurs et d'escaliers mécaniques
453131-5 Travaux d'installation d'ascenseurs
453132-6 Travaux d'installation d'escaliers mécaniques
4531321-9 Travaux d'installation de trottoirs roulants
45314-1 Installation de matériel de télécommunications
453141-2 Installation de centraux téléphoniques
4531412-8 Installation de standards téléphoniques
453142-3 Installation de lignes téléphoniques
453143-4 Installation d'infrastructures de câblage
4531431-7 Installation de câblage
4531432-0 Installation de câblage informatique
45315-8 Travaux d'installation de chauffage électrique et d'autres équipements électriques de bâtiment
453151-9 Installations électrotechniques
453152-0 Travaux relatifs aux turbines
453153-1 Installations d'alimentation électrique
453154-2 Installations haute tension
453155-3 Installations moyenne tension
453156-4 Installations basse tension
453157-5 Travaux d'installation de postes de sectionnement
45316-5 Travaux d'installation de systèmes d'illumination et de signalisation
453161-6 Installation d'appareils d'éclairage extérieur
4531611-9 Installation de matériel d'éclairage public
453162-7 Installation de matériel de signalisation
4531621-0 Installation de matériel de contrôle du trafic routier
45316211-7 Installation de panneaux lumineux de signalisation
45316212-4 Installation de feux de circulation
45316213-1 Installation de balisage
4531622-3 Installation de matériel de signalisation aéroportuaire
4531623-6 Installation de matériel de signalisation portuaire
45317-2 Autres travaux d'installation électrique
453171-3 Travaux d'installation électrique de matériel de pompage
453172-4 Travaux d'installation électrique de transformateurs
453173-5 Travaux d'installation électrique d'appareils de distribution
453174-6 Travaux d'installation électrique de matériel de filtration
4532-6 Travaux d'isolation
45321-3 Travaux d'isolation thermique
45323-7 Travaux d'isolation acoustique
45324-4 Travaux de pose de plaques de plâtre
4533-9 Travaux de plomberie
45331-6 Travaux d'installation de matériel de chauffage, de ventilation et de climatisation
453311-7 Travaux d'installation de chauffage central
4533111-0 Travaux d'installation de chaudières
453312-8 Travaux d'installation de matériel de ventilation et de climatisation
4533121-1 Travaux d'installation de ventilation
45331211-8 Travaux d'installation de ventilation extérieure
4533122-4 Travaux d'installation de matériel de climatisation
45331221-1 Travaux d'installation de matériel de climatisation partielle de l'air
4533123-7 Travaux d'installation de matériel de refroidissement
45331231-4 Travaux d'installation de matériel de réfrigération
45332-3 Travaux de plomberie et de pose de conduits d'évacuation
453322-5 Travaux d'installation de distribution d'eau
453323-6 Travaux de pose de conduits d'évacuation
453324-7 Travaux d'installation d'appareils sanitaires
45333-0 Travaux d'installation du gaz
453331-1 Travaux d'installation de régulateurs de gaz
453332-2 Travaux d'installation de compteurs à gaz
4534-2 Travaux d'installation de clôtures, de garde-corps et de dispositifs de sécurité
45341-9 Pose de garde-corps
45342-6 Pose de clôtures
45343-3 Travaux d'installation de dispositifs de prévention contre les incendies
453431-4 Travaux d'ignifugation
453432-5 Travaux d'installation de dispositifs d'extinction d'incendie
4534321-8 Travaux d'installation de dispositifs d'extinction d'incendie au CO2
4534322-1 Travaux d'installation d'extincteurs
4534323-4 Travaux d'installation de systèmes de pulvérisation d'eau
4535-5 Installations mécaniques
45351-2 Travaux d'installation en construction mécanique
454-1 Travaux de parachèvement de bâtiment
4541-4 Travaux de plâtrerie
4542-7 Travaux de menuiserie et de charpenterie
45421-4 Travaux de menuiserie
454211-5 Pose de portes et de fenêtres et d'éléments accessoires
4542111-8 Pose d'encadrements de portes et de fenêtres
45421111-5 Pose d'encadrements de portes
45421112-2 Pose d'encadrements de fenêtres
4542112-1 Pose de seuils
4542113-4 Poses de portes et de fenêtres
45421131-1 Pose de portes
45421132-8 Pose de fenêtres
4542114-7 Pose de menuiseries métalliques, excepté portes et fenêtres
45421141-4 Travaux de cloisonnement
45421142-1 Installation de volets
45421143-8 Travaux d'installation de stores
45421144-5 Travaux d'installation de vélums
45421145-2 Travaux d'installation de volets roulants
45421146-9 Mise en place de plafonds suspendus
45421147-6 Installation de grilles
45421148-3 Installation de portails
4542115-0 Travaux d'installation de menuiseries non métalliques
45421151-7 Installation de cuisines équipées
45421152-4 Installation de cloisons
45421153-1 Installation de meubles encastrés
4542116-3 Ferrage
45422-1 Travaux de charpenterie
454221-2 Ouvrages en bois
4543-0 Revêtement de sols et de murs
45431-7 Carrelages
454311-8 Carrelage de sols
454312-9 Carrelage mural
45432-4 Travaux de pose de revêtement de sols et de murs et pose de papiers peints
454321-5 Travaux de pose de revêtements de sols
4543211-8 Travaux de pose de sols
45432111-5 Travaux de pose de revêtements de sols souples
45432112-2 Pose de pavage
45432113-9 Pose de parquets
45432114-6 Pavage en bois
4543212-1 Travaux d'installation de faux plancher
45432121-8 Planchers techniques pour salles informatiques
4543213-4 Travaux de revêtements de sols
454322-6 Travaux de pose de revêtements muraux et de papiers peints
4543221-9 Travaux de revêtement mural
4543222-2 Travaux de pose de papier peint
4544-3 Travaux de peinture et de vitrerie
45441-0 Travaux de vitrerie
45442-7 Travaux d'application de revêtements de protection
454421-8 Travaux de peinture
4544211-1 Travaux de peinture de bâtiments
4544212-4 Travaux de peinture et de revêtement de protection de structures
45442121-1 Travaux de peinture de structures
4544218-2 Travaux de pose d'une nouvelle couche de peinture
4544219-5 Travaux de décapage
454422-9 Travaux d'application de revêtements anticorrosion
4544221-2 Travaux de galvanisation
454423-0 Travaux de protection des surfaces
45443-4 Travaux de façade
4545-6 Autres travaux de parachèvement de bâtiment
45451-3 Travaux de décoration
454511-4 Travaux d'ornementation
454512-5 Travaux de lambrissage
454513-6 Jardins intérieurs
45452-0 Travaux de nettoyage extérieur de bâtiments
454521-1 Nettoyage, au sable, des parties extérieures des bâtiments
45453-7 Travaux de remise en état et de remise à neuf
454531-8 Travaux de remise en état
45454-4 Travaux de restructuration
454541-5 Travaux de réfection
455-2 Location de machines et de matériel de construction et de génie civil avec opérateur
4551-5 Location de grues avec opérateur
4552-8 Location de matériel de terrassement avec opérateur
48-8 Logiciels et systèmes d'information
481-9 Logiciels pour l'industrie
4811-2 Logiciels de points de vente (POS)
4812-5 Logiciel de commande vol
48121-2 Logiciels de contrôle du trafic aérien
4813-8 Logiciels de soutien au sol et de test pour l'aviation
48131-5 Logiciels de support au sol pour l'aviation
48132-2 Logiciels de test pour l'aviation
4814-1 Logiciels de contrôle du trafic ferroviaire
4815-4 Logiciels de contrôle industriel
48151-1 Système de contrôle informatique
4816-7 Logiciels de bibliothèque
48161-4 Système de gestion de bibliothèque
4817-0 Logiciels de vérification de conformité
4818-3 Logiciels médicaux
4819-6 Logiciels pédagogiques
482-0 Logiciels de réseau d'internet et d'intranet
4821-3 Logiciels de gestion de réseau
48211-0 Logiciels d'interconnectivité de plates-formes
48212-7 Logiciels de serveur mémoire à disques
48213-4 Logiciels d'amélioration du système d'exploitation
48214-1 Logiciels de système d'exploitation de réseau
48215-8 Logiciels pour développeurs réseau
48216-5 Logiciels d'émulation de terminaux pour connectivité au réseau
48217-2 Logiciels de traitement des transactions
482171-3 Logiciels de traitement des transactions d'ordinateur central
482172-4 Logiciels de traitement des transaction de mini-ordinateur
482173-5 Logiciels de traitement des transactions de micro-ordinateur
48218-9 Logiciels de gestion des licences
48219-6 Logiciels réseau divers
482191-7 Logiciel de passerelle
482192-8 Logiciels de serveur de disques compacts (CD)
482193-9 Logiciels d'administration
482194-0 Logiciels de serveur de transactions
482195-1 Logiciels de commutation ou de routage
482196-2 Logiciels de multiplexeur
482197-3 Logiciels de serveur de communications
482198-4 Logiciels de passerelle
4822-6 Logiciels pour internet et intranet
48221-3 Logiciels de navigation sur l'internet
48222-0 Logiciels de serveur web
48223-7 Logiciels de courrier électronique
48224-4 Logiciels d'édition de pages web
483-1 Logiciels de création de documents, de dessin, de synthèse d'images, de planification et de productivité
4831-4 Logiciels de création de documents
48311-1 Logiciel de gestion des documents
483111-2 Système de gestion de documents
48312-8 Electronic publishing software package: logiciels de PAO
48313-5 Logiciels de reconnaissance optique de caractères (OCR)
483131-6 Système de lecture optique
48314-2 Logiciels de reconnaissance vocale
48315-9 Logiciels de microédition
48316-6 Logiciels de présentation
48317-3 Logiciels de traitement de texte
48318-0 Logiciels de scanner
48319-7 Vérificateurs orthographiques
4832-7 Logiciels de dessin et de synthèse d'images
48321-4 Logiciels de CAO
483211-5 Système de CAO
48322-1 Logiciels graphiques
48323-8 Computer aided manufacturing (CAM) software package: logiciels de PAO
48324-5 Logiciels de tracé de diagrammes
48325-2 Logiciels d'élaboration de formulaires
48326-9 Logiciel de cartographie
483261-0 Système de cartographie numérique
48327-6 Logiciels de dessin et de peinture
48328-3 Logiciels de traitement de l'image
48329-0 Système d'imagerie et d'archivage
4833-0 Logiciels de planification et de productivité
48331-7 Logiciels de gestion de projets
48332-4 Logiciels de planification
48333-1 Logiciels de gestion des contacts
484-2 Logiciels de transactions commerciales et de transactions personnelles
4841-5 Logiciels de gestion des investissements et d'établissement des déclarations fiscales
48411-2 Logiciels de gestion des investissements
48412-9 Logiciels d'établissement des déclarations fiscales
4842-8 Logiciels de gestion des installations et suites logicielles
48421-5 Logiciels de gestion des installations
48422-2 Suites logicielles
4843-1 Logiciels de gestion des stocks
4844-4 Logiciels d'analyse financière et logiciels comptables
48441-1 Logiciels d'analyse financière
48442-8 Logiciels pour systèmes financiers
48443-5 Logiciels comptables
48444-2 Système comptable
484441-3 Système de facturation
48445-9 Logiciels de gestion de la relation clientèle
4845-7 Logiciels de gestion des temps de travail et des ressources humaines
48451-4 Logiciels de planification des ressources de l'entreprise
4846-0 Logiciels analytiques, scientifiques, mathématiques ou prévisionnels
48461-7 Logiciels analytiques ou scientifiques
48462-4 Logiciels mathématiques ou prévisionnels
48463-1 Logiciels statistiques
4847-3 Logiciels de vente aux enchères
4848-6 Logiciels de vente, de marketing et de veille économique
48481-3 Logiciels de vente ou de marketing
48482-0 Logiciels de veille économique
4849-9 Logiciels de passation de marchés
485-3 Logiciels de communications et multimédias
4851-6 Logiciels de communications
48511-3 Logiciels de communication par ordinateur
48512-0 Logiciels de réponse vocale interactive
48513-7 Logiciels de modem
48514-4 Logiciel de télécommande
48515-1 Logiciels de vidéoconférence
48516-8 Logiciels d'échange
48517-5 Logiciels de TI
48518-2 Logiciels d'émulation
48519-9 Logiciels de gestion de mémoire
4852-9 Logiciels multimédias
48521-6 Logiciel musical ou d'édition sonore
48522-3 Logiciels de clavier virtuel
486-4 Logiciels de bases de données et d'exploitation
4861-7 Systèmes de bases de données
48611-4 Logiciels de bases de données
48612-1 Système de gestion de bases de données
48613-8 Gestion électronique de données (GED)
48614-5 Système de saisie de données
4862-0 Systèmes d'exploitation
48621-7 Logiciels de système d'exploitation d'unité centrale
48622-4 Logiciels de système d'exploitation de mini-ordinateur
48623-1 Logiciels de système d'exploitation de micro-ordinateur
48624-8 Logiciels de système d'exploitation d'ordinateur personnel
48625-5 Systèmes d'exploitation de systèmes ouverts
48626-2 Logiciels de groupage
48627-9 Logiciels de système d'exploitation en temps réel
48628-9 Architecture microcanal
487-5 Logiciels utilitaires
4871-8 Logiciels de copie de sécurité ou de récupération
4872-1 Logiciels de codes-barres
4873-4 Logiciels de sécurité
48731-1 Logiciels de sécurité des fichiers
48732-8 Logiciels de sécurité des données
4874-7 Logiciels de traduction de langues étrangères
4875-0 Logiciels de chargement des supports d'enregistrement
4876-3 Logiciels de protection antivirus
48761-0 Logiciels antivirus
4877-6 Utilitaires généraux, utilitaires de compression et utilitaires d'impression
48771-3 Utilitaires généraux
48772-0 Utilitaires de compression
48773-7 Utilitaires d'impression
487731-8 Logiciels d'impression différée
4878-9 Logiciels de gestion de système, de stockage et de gestion de contenu
48781-6 Logiciels de gestion de systèmes
48782-3 Logiciels de gestion de stockage
48783-0 Logiciels de gestion de contenu
4879-2 Logiciels de vérification des versions
488-6 Systèmes d'information et serveurs
4881-9 Systèmes d'information
48811-6 Système de courrier électronique
48812-3 Systèmes d'information dans le domaine financier
48813-0 Système d'information des passagers
488131-1 Tableaux électroniques
488132-2 Système d'information des passagers en temps réel
48814-7 Systèmes d'information dans le domaine médical
488141-8 Système d'information dans le domaine de l'infirmerie
488142-9 Système d'administration relatif aux patients
488143-0 Système de gestion de salles d'opération
488144-1 Système d'information clinique
488145-2 Système case-mix
4882-2 Serveurs
48821-9 Serveurs de réseau
48822-6 Serveurs informatiques
48823-3 Serveurs de fichiers
48824-0 Serveurs d'imprimantes
48825-7 Serveurs web
489-7 Logiciels et systèmes informatiques divers
4891-0 Logiciels de jeux vidéo, de généalogie et économiseurs d'écran
48911-7 Logiciels de jeux vidéo
48912-4 Jeux pour la famille
48913-1 Économiseurs d'écran
4892-3 Logiciels de bureautique
48921-0 Système d'automatisation
4893-6 Logiciels de formation et de divertissement
48931-3 Logiciels de formation
48932-0 Logiciels de divertissement
4894-9 Logiciels de création de patrons et de calendriers
48941-6 Logiciels de création de patrons
48942-3 Logiciels de création de calendriers
4895-2 Systèmes de localisation de bateaux et systèmes de sonorisation
48951-9 Système de localisation de bateaux
48952-6 Systèmes de sonorisation
4896-5 Pilotes et logiciels de système
48961-2 Pilotes éthernet
48962-9 Pilotes de cartes graphiques
4897-8 Logiciels d'imprimerie
48971-5 Logiciels de création de carnets d'adresses
48972-2 Logiciels d'élaboration d'étiquettes
4898-1 Langages de programmation et outils
48981-8 Logiciels de compilation
48982-5 Logiciels de gestion de la configuration
48983-2 Logiciels de développement
48984-9 Outils d'interface utilisateur graphique (GUI)
48985-6 Langages de programmation
48986-3 Logiciels d'essai de programmes
48987-0 Logiciels de débogage
4899-4 Logiciels de tableurs et logiciels de mise à jour
48991-1 Logiciels de tableurs
50-5 Services de réparation et d'entretien
501-6 Services de réparation et d'entretien de véhicules et d'équipements associés et services connexes
5011-9 Services de réparation et d'entretien de véhicules à moteur et d'équipements connexes
50111-6 Services de gestion, de réparation et d'entretien de parc de véhicules
501111-7 Services de gestion de parc de véhicules
5011111-0 Services d'assistance pour parc de véhicules
50112-3 Services de réparation et d'entretien de voitures
501121-4 Services de réparation de voitures
5011211-7 Services de réparation de carrosseries de véhicules
50112111-4 Services de réparation de carrosserie
5011212-0 Services de remplacement de pare-brise
501122-5 Services d'entretien de voitures
501123-6 Services de lavage de voitures et services similaires
50113-0 Services de réparation et d'entretien d'autobus
501131-1 Services de réparation d'autobus
501132-2 Services d'entretien d'autobus
50114-7 Services de réparation et d'entretien de camions
501141-8 Services de réparation de camions
501142-9 Services d'entretien de camions
50115-4 Services de réparation et d'entretien de motos
501151-5 Services de réparation de motos
501152-6 Services d'entretien de motos
50116-1 Services de réparation et d'entretien de pièces spéciales de véhicules
501161-2 Services de réparation de systèmes électriques
501162-3 Services de réparation et d'entretien de freins et de pièces de freins de véhicules
501163-4 Services de réparation et d'entretien de boîtes de vitesses de véhicules
501164-5 Services de réparation et d'entretien de transmissions de véhicules
501165-6 Services de réparation de pneus, y compris montage et équilibrage
5011651-9 Services de rechapage de pneus
501166-7 Services de réparation et d'entretien de moteurs de démarrage
50117-8 Services de conversion et de remise en état de véhicules
501171-9 Services de conversion de véhicules à moteur
501172-0 Services de conversion d'ambulances
501173-1 Services de remise en état de véhicules
50118-5 Services de secours routier
501181-6 Services de dépannage de voitures
5011811-9 Services de remorquage de véhicules
501182-7 Services de dépannage de véhicules commerciaux
501183-8 Services de dépannage d'autobus
501184-9 Services de dépannage de véhicules à moteur
501185-0 Services de dépannage de motos
5019-3 Démolition de véhicules
502-7 Services de réparation, d'entretien et services connexes relatifs au matériel de transport aérien, ferroviaire, routier et maritime
5021-0 Services de réparation, d'entretien et services connexes relatifs aux aéronefs et à d'autres équipements
50211-7 Services de réparation et d'entretien d'aéronefs
502111-8 Services d'entretien d'aéronefs
502112-9 Services de réparation d'aéronefs
5021121-2 Services de réparation et d'entretien de moteurs d'aéronefs
50211211-9 Services d'entretien de moteurs d'aéronefs
50211212-6 Services de réparation de moteurs d'aéronefs
502113-0 Services de remise en état d'aéronefs
5021131-3 Services de remise en état de moteurs d'aéronefs
50212-4 Services de réparation et d'entretien d'hélicoptères
5022-3 Services de réparation, d'entretien et services connexes liés au transport ferroviaire et à d'autres équipements
50221-0 Services de réparation et d'entretien de locomotives
502211-1 Services de réparation et d'entretien de boîtes de transmission de locomotives
502212-2 Services de réparation et d'entretien de transmissions de locomotives
502213-3 Services de réparation et d'entretien d'essieux montés de locomotives
502214-4 Services de réparation et d'entretien de freins et de pièces de freins de locomotives
50222-7 Services de réparation et d'entretien de matériel roulant
502221-8 Services de réparation et d'entretien d'amortisseurs
50223-4 Services de remise en état de locomotives
50224-1 Services de remise en état de matériel roulant
502241-2 Services de remise en état de sièges pour matériel roulant
502242-3 Services de remise en état de voitures à voyageurs
50225-8 Services d'entretien de voies ferrées
50229-6 Démolition de matériel roulant
5023-6 Services de réparation, d'entretien et services connexes relatifs au transport routier et à d'autres équipements
50232-0 Entretien d'installations d'éclairage public et de feux de signalisation
502321-1 Services d'entretien de l'éclairage public
5023211-4 Mise en état d'exploitation d'installations d'éclairage public
502322-2 Services d'entretien des installations de signalisation
5024-9 Services de réparation, d'entretien et services connexes relatifs au transport maritime et à d'autres équipements
50241-6 Services de réparation et d'entretien de bateaux
502411-7 Services de réparation de navires
502412-8 Services de réparation de ferrys
50242-3 Services de conversion de bateaux
50243-0 Démolition de bateaux
50244-7 Services de remise en état de navires ou de bateaux
50245-4 Services de modernisation de bateaux
50246-1 Entretien d'équipement portuaire
502461-2 Services de mise en cale sèche
502462-3 Services d'entretien de bouées
502463-4 Services de réparation et d'entretien de structures flottantes
502464-5 Services de réparation et d'entretien de Plates-formes flottantes
503-8 Services de réparation, d'entretien et services connexes relatifs aux ordinateurs personnels, au matériel de bureau, au matériel de télécommunications et au matériel audiovisuel
5031-1 Maintenance et réparation de machines de bureau
50311-8 Maintenance et réparation de machines comptables de bureau
503114-2 Maintenance et réparation de machines à calculer et de machines comptables
50312-5 Maintenance et réparation de matériel informatique
503121-6 Maintenance et réparation d'unités centrales
5031211-9 Maintenance d'unités centrales
5031212-2 Réparation d'unités centrales
503122-7 Maintenance et réparation de mini-ordinateurs
5031221-0 Maintenance de mini-ordinateurs
5031222-3 Réparation de mini-ordinateurs
503123-8 Maintenance et réparation de matériel de réseau informatique
5031231-1 Maintenance de matériel de réseau informatique
5031232-4 Réparation de matériel de réseau informatique
503124-9 Maintenance et réparation de micro-ordinateurs
5031241-2 Maintenance de micro-ordinateurs
5031242-5 Réparation de micro-ordinateurs
503126-1 Maintenance et réparation de matériel de technologies de l'information
5031261-4 Maintenance de matériel de technologies de l'information
5031262-7 Réparation de matériel de technologies de l'information
50313-2 Maintenance et réparation de matériel de reprographie
503131-3 Services de réparation de photocopieurs
503132-4 Services d'entretien de photocopieurs
50314-9 Services de réparation et d'entretien de télécopieurs
50315-6 Services de réparation et d'entretien de répondeurs téléphoniques
50316-3 Maintenance et réparation de distributeurs automatiques de tickets
50317-0 Maintenance et réparation de composteurs de billets
5032-4 Services de réparation et d'entretien d'ordinateurs personnels
50321-1 Services de réparation d'ordinateurs personnels
50322-8 Services d'entretien d'ordinateurs personnels
50323-5 Maintenance et réparation de périphériques d'ordinateur
503231-6 Maintenance de périphériques d'ordinateur
503232-7 Réparation de périphériques d'ordinateur
50324-2 Services d'assistance pour ordinateurs personnels
503241-3 Services de maintenance de systèmes
503242-4 Services de maintenance préventive
5033-7 Services d'entretien de matériel de télécommunications
50331-4 Services de réparation et d'entretien de lignes de télécommunications
50332-1 Services d'entretien d'infrastructures de télécommunications
50333-8 Services d'entretien de matériel de radiocommunications
503331-9 Services de réparation et d'entretien d'émetteurs radio
503332-0 Réparation et entretien d'appareils de radiotéléphonie
50334-5 Services de réparation et d'entretien de matériel de téléphonie et de télégraphie par fil
503341-6 Services de réparation et d'entretien de matériel de téléphonie par fil
5033411-9 Entretien de réseau téléphonique
5033412-2 Modernisation de standards téléphoniques
5033413-5 Services de réparation et d'entretien de standards téléphoniques
5033414-8 Services de réparation et d'entretien d'appareils téléphoniques
503342-7 Services de réparation et d'entretien de matériel de télégraphie par fil
503343-8 Services de réparation et d'entretien de matériel de télex par fil
503344-9 Entretien de systèmes de communications
5034-0 Services de réparation et d'entretien de matériel audiovisuel et d'optique
50341-7 Services de réparation et d'entretien de matériel de télévision
503411-8 Services de réparation et d'entretien de matériel vidéotexte
503412-9 Services de réparation et d'entretien d'émetteurs de télévision
50342-4 Services de réparation et d'entretien de matériel audio
50343-1 Services de réparation et d'entretien de matériel vidéo
50344-8 Services de réparation et d'entretien de matériel d'optique
503441-9 Services de réparation et d'entretien de matériel photographique
503442-0 Services de réparation et d'entretien de matériel cinématographique
504-9 Services de réparation et d'entretien de matériel médical et de matériel de précision
5041-2 Services de réparation et d'entretien d'appareils de mesure, d'essai et de contrôle
50411-9 Services de réparation et d'entretien d'appareils de mesure
504111-0 Services de réparation et d'entretien de compteurs à eau
504112-1 Services de réparation et d'entretien de compteurs à gaz
504113-2 Services de réparation et d'entretien de compteurs d'électricité
504114-3 Services de réparation et d'entretien de tachymètres
504115-4 Services de réparation et d'entretien d'instruments de mesure du temps industriels
50412-6 Services de réparation et d'entretien d'appareils d'essai
50413-3 Services de réparation et d'entretien d'appareils de contrôle
504131-4 Services de réparation et d'entretien de matériel de détection de gaz
504132-5 Services de réparation et d'entretien d'installations d'extinction d'incendie
5042-5 Services de réparation et d'entretien de matériel médical et chirurgical
50421-2 Services de réparation et d'entretien de matériel médical
504211-3 Services de réparation et d'entretien de chaises roulantes
504212-4 Services de réparation et d'entretien de matériel de radiologie
50422-9 Services de réparation et d'entretien de matériel chirurgical
5043-8 Services de réparation et d'entretien de matériel de précision
50431-5 Services de réparation et d'entretien de montres
50432-2 Services de réparation et d'entretien d'horloges
50433-9 Services d'étalonnage
505-0 Services de réparation et d'entretien de pompes, de vannes, de robinets, de conteneurs en métal et de machines
5051-3 Services de réparation et d'entretien de pompes, de vannes, de robinets et de conteneurs en métal
50511-0 Services de réparation et d'entretien de pompes
505111-1 Services de réparation et d'entretien de pompes à liquide
505112-2 Services de réparation et d'entretien de pompes à gaz
50512-7 Services de réparation et d'entretien de vannes
50513-4 Services de réparation et d'entretien de robinets
50514-1 Services de réparation et d'entretien de conteneurs en métal
505141-2 Services de réparation et d'entretien de citernes
505142-3 Services de réparation et d'entretien de réservoirs
505143-4 Services de réparation de gainage
5053-9 Services de réparation et d'entretien de machines
50531-6 Services de réparation et d'entretien de machines non électriques
505311-7 Services de réparation et d'entretien de chaudières
505312-8 Services d'entretien d'appareils à gaz
505313-9 Services de réparation et d'entretien de compresseurs
505314-0 Services de réparation et d'entretien de grues
505315-1 Services de réparation et d'entretien de grues derricks
5053151-4 Services de démontage de derricks
50532-3 Services de réparation et d'entretien de machines et d'appareils électriques et de matériel connexe
505321-4 Services de réparation et d'entretien de moteurs électriques
505322-5 Services de réparation et d'entretien de transformateurs
505323-6 Services de réparation et d'entretien de générateurs
505324-7 Services de réparation et d'entretien de matériel de distribution électrique
506-1 Services de réparation et d'entretien des matériels de défense et de sécurité
5061-4 Services de réparation et d'entretien du matériel de sécurité
5062-7 Services de réparation et d'entretien des armes à feu et des munitions
5063-0 Services de réparation et d'entretien des véhicules militaires
5064-3 Services de réparation et d'entretien des navires de guerre
5065-6 Services de réparation et d'entretien des aéronefs, des missiles et des spationefs militaires
5066-9 Services de réparation et d'entretien des systèmes électroniques militaires
507-2 Services de réparation et d'entretien d'installations de bâtiments
5071-5 Services de réparation et d'entretien d'installations électriques et mécaniques de bâtiment
50711-2 Services de réparation et d'entretien d'installations électriques de bâtiment
50712-9 Services de réparation et d'entretien d'installations mécaniques de bâtiment
5072-8 Services de réparation et d'entretien de chauffage central
50721-5 Mise en état d'exploitation d'installations de chauffage
5073-1 Services de réparation et d'entretien de groupes de réfrigération
5074-4 Services de réparation et d'entretien d'escaliers mécaniques
5075-7 Services d'entretien d'ascenseurs
5076-0 Réparation et entretien de toilettes publiques
508-3 Services divers d'entretien et de réparation
5081-6 Services de réparation de bijoux
5082-9 Services de réparation d'articles en cuir
50821-6 Services de réparation de bottes
50822-3 Services de réparation de chaussures
5083-2 Services de réparation de vêtements et d'articles textiles
5084-5 Services de réparation et d'entretien d'armes et de systèmes d'arme
50841-2 Services de réparation et d'entretien d'armes
50842-9 Services de réparation et d'entretien de systèmes d'arme
5085-8 Services de réparation et d'entretien de meubles
5086-1 Services de réparation et d'entretien d'instruments de musique
5087-4 Services de réparation et d'entretien d'équipements de terrains de jeux
5088-7 Services de réparation et d'entretien de matériel d'hôtellerie et de restauration
50881-4 Services de réparation et d'entretien de matériel d'hôtellerie
50882-1 Services de réparation et d'entretien de matériel pour restaurants
50883-8 Services de réparation et d'entretien de matériel de restauration
50884-5 Services de réparation et d'entretien de matériel de camping
51-9 Services d'installation (à l'exception des logiciels)
511-3 Services d'installation de matériel électrique et mécanique
5111-6 Services d'installation de matériel électrique
51111-3 Services d'installation de moteurs électriques, de générateurs et de transformateurs
511111-4 Services d'installation de moteurs électriques
511112-5 Services d'installation de générateurs
511113-6 Services d'installation de transformateurs
51112-0 Services d'installation de matériel de distribution et de commande électriques
511121-1 Services d'installation de matériel de distribution électrique
511122-2 Services d'installation de matériel de commande électrique
5112-9 Services d'installation de matériel mécanique
51121-6 Services d'installation de matériel de culture physique (fitness)
51122-3 Services d'installation de mâts porte-drapeau
5113-2 Services d'installation de générateurs à vapeur, de turbines, de compresseurs et de brûleurs
51131-9 Services d'installation de générateurs à vapeur
51133-3 Services d'installation de turbines
511331-4 Services d'installation de turbines à gaz
51134-0 Services d'installation de compresseurs
51135-7 Services d'installation de fourneaux
511351-8 Services d'installation de brûleurs
5113511-1 Services d'installation d'incinérateurs de déchets
5114-5 Services d'installation de moteurs
51141-2 Services d'installation de moteurs à essence
51142-9 Services d'installation de moteurs diesel
51143-6 Services d'installation de moteurs de matériel ferroviaire
51144-3 Services d'installation de moteurs de véhicules
51145-0 Services d'installation de moteurs de navires
51146-7 Services d'installation de moteurs d'aéronefs
512-4 Services d'installation de matériel de mesure, de contrôle, d'essai et de navigation
5121-7 Services d'installation de matériel de mesure
51211-4 Services d'installation de matériel de mesure du temps
51212-1 Services d'installation de matériel d'enregistrement des présences
51213-8 Services d'installation d'horloges de pointage
51214-5 Services d'installation de parcmètres
51215-2 Services d'installation de matériel météorologique
51216-9 Services d'installation de matériel géologique
5122-0 Services d'installation de matériel de contrôle
51221-7 Services d'installation d'appareils d'enregistrement automatiques pour aéroports
5123-3 Services d'installation de matériel d'essai
5124-6 Services d'installation de matériel de navigation
513-5 Services d'installation de matériel de communications
5131-8 Services d'installation de matériel radio, de télévision, audio et vidéo
51311-5 Services d'installation de matériel radio
51312-2 Services d'installation de matériel de télévision
51313-9 Services d'installation de matériel audio
51314-6 Services d'installation de matériel vidéo
5132-1 Services d'installation d'émetteurs radio et de télévision
51321-8 Services d'installation d'émetteurs radio
51322-5 Services d'installation d'émetteurs de télévision
5133-4 Services d'installation d'appareils de radiotéléphonie
5134-7 Services d'installation de matériel de téléphonie par fil
5135-0 Services d'installation de matériel de télégraphie par fil
514-6 Services d'installation de matériel médical et chirurgical
5141-9 Services d'installation de matériel médical
51411-6 Services d'installation de matériel d'imagerie
51412-3 Services d'installation de matériel de dentisterie et de ses sous-spécialités
51413-0 Services d'installation de matériel de radiothérapie
51414-7 Services d'installation de matériel de mécanothérapie
51415-4 Services d'installation de matériel d'électrothérapie
51416-1 Services d'installation de matériel de physiothérapie
5142-2 Services d'installation de matériel chirurgical
5143-5 Services d'installation de matériel de laboratoire
515-7 Services d'installation de machines et d'équipements
5151-0 Services d'installation de machines et d'équipements à usage général
51511-7 Services d'installation de matériel de levage et de manutention, excepté ascenseurs et escaliers mécaniques
515111-8 Services d'installation de matériel de levage
5151111-1 Services d'installation de grues
515112-9 Services d'installation de matériel de manutention
515113-0 Services d'installation de nacelles de nettoyage des façades
515114-1 Services d'installation de matériel de manutention spécial
51514-8 Services d'installation de machines diverses à usage général
515141-9 Services d'installation de machines et d'appareils de filtration ou de purification de liquides
5151411-2 Services d'installation de machines et d'appareils de filtration ou de purification de l'eau
5152-3 Services d'installation de machines agricoles et sylvicoles
51521-0 Services d'installation de machines agricoles
51522-7 Services d'installation de machines sylvicoles
5153-6 Services d'installation de machines-outils
5154-9 Services d'installation de machines et d'équipements à usage spécifique
51541-6 Services d'installation de machines utilisées dans les mines, les carrières, la construction et la métallurgie
515411-7 Services d'installation de machines utilisées dans les mines
515412-8 Services d'installation de machines utilisées dans les carrières
515413-9 Services d'installation de machines utilisées dans la construction
515414-0 Services d'installation de machines utilisées dans la métallurgie
51542-3 Services d'installation de machines de traitement des aliments, des boissons et du tabac
515421-4 Services d'installation de machines de traitement des aliments
515422-5 Services d'installation de machines de traitement des boissons
515423-6 Services d'installation de machines de traitement du tabac
51543-0 Services d'installation de machines pour la fabrication de textile, de vêtements et de cuir
515431-1 Services d'installation de machines pour la fabrication textile
515432-2 Services d'installation de machines pour la fabrication de vêtements
515433-3 Services d'installation de machines pour la fabrication du cuir
515434-4 Services d'installation de machines à laver, de machines de nettoyage à sec et de sèche-linge de blanchisserie
51544-7 Services d'installation de machines pour la fabrication du papier et du carton
515441-8 Services d'installation de machines pour la fabrication du papier
515442-9 Services d'installation de machines pour la fabrication du carton
51545-4 Services d'installation de boîtes à lettres publiques
5155-2 Services d'installation de systèmes d'arme
516-8 Services d'installation d'ordinateurs et de matériel de bureau
5161-1 Services d'installation d'ordinateurs et de matériel de traitement de l'information
51611-8 Services d'installation d'ordinateurs
516111-9 Services d'installation de matériel informatique
5161111-2 Services d'installation d'écrans et de tableaux d'affichage des départs et des arrivées d'avions
5161112-5 Services d'installation d'écrans et de tableaux d'affichage des départs et des arrivées de trains
51612-5 Services d'installation de matériel de traitement de l'information
5162-4 Services d'installation de matériel de bureau
517-9 Services d'installation de matériel de protection contre l'incendie
518-0 Services d'installation de conteneurs en métal
5181-3 Services d'installation de citernes
5182-6 Services d'installation de réservoirs
519-1 Services d'installation de systèmes de guidage et de commande
55-0 Services d'hôtellerie, de restauration et de commerce au détail
551-1 Services d'hôtellerie
5511-4 Services d'hébergement hôtelier
5512-7 Services de réunions et de conférences organisés dans des hôtels
5513-0 Autres services d'hôtellerie
552-2 Campings et autre hébergement non hôtelier
5521-5 Services d'hébergement en auberge de jeunesse
5522-8 Services de terrain de camping
55221-5 Services d'aire de caravanage
5524-4 Services de centres aérés et de centres de vacances
55241-1 Services de centres aérés
55242-8 Services de centres de vacances
55243-5 Services de colonies de vacances
5525-7 Services de location de meublés pour des séjours de courte durée
5526-0 Services des wagons-lits
5527-3 Services prestés par les établissements proposant des chambres avec petit-déjeuner
553-3 Services de restaurant et services de personnel en salle
5531-6 Services de serveurs de restaurant
55311-3 Services de serveurs de restaurant pour clientèle restreinte
55312-0 Services de serveurs de restaurant sans restriction d'accès
5532-9 Services de distribution de repas
55321-6 Services de préparation de repas
55322-3 Services d'élaboration (cuisson) de repas
5533-2 Services de cafétéria
554-4 Services de débits de boissons
5541-7 Services de gestion de bars
555-5 Services de cantine et service traiteur
5551-8 Services de cantine
55511-5 Services de cantine et autres services de cafétéria pour clientèle restreinte
55512-2 Services de gestion de cantine
5552-1 Services traiteur
55521-8 Service traiteur pour ménages
555211-9 Services de repas livrés à domicile
555212-0 Services de livraison de repas
55522-5 Service traiteur pour entreprises de transport
55523-2 Services traiteur pour autres entreprises ou autres institutions
555231-3 Services de restauration scolaire
55524-9 Service traiteur pour écoles
559-9 Services de vente au détail
60-8 Services de transport (à l'exclusion du transport des déchets)
601-9 Services de transport routier
60112-6 Services de transport routier public
6012-5 Services de taxi
6013-8 Services spécialisés de transport routier de passagers
6014-1 Transport non régulier de passagers
6015-4 Transport de passagers par véhicules à traction animale
6016-7 Transport routier postal
60161-4 Services de transport de colis
6017-0 Location de véhicules de transport de personnes avec chauffeur
60171-7 Location de voitures particulières avec chauffeur
60172-4 Location d'autobus et d'autocars avec chauffeur
6018-3 Location de véhicules de transport de marchandises avec chauffeur
60181-0 Location de camions avec chauffeur
60182-7 Location de véhicules industriels avec chauffeur
60183-4 Location de camionnettes avec chauffeur
602-0 Services de transport ferroviaire
6021-3 Services de transport ferroviaire public
6022-6 Transport ferroviaire postal
603-1 Services de transport par pipeline
604-2 Services de transport aérien
6041-5 Services de transport aérien régulier
60411-2 Services de transport aérien régulier du courrier
6042-8 Services de transport aérien non régulier
60421-5 Services de transport aérien non régulier du courrier
60423-9 Services de charter
60424-6 Location de matériel de transport aérien avec équipage
604241-7 Location d'aéronefs avec équipage
6042411-0 Location d'aéronefs à voilure fixe avec équipage
6042412-3 Location d'hélicoptères avec équipage
6044-4 Services aériens et services connexes
60441-1 Services de pulvérisation par voie aérienne
60442-8 Services de lutte aérienne contre les incendies de forêt
60443-5 Services de secours aérien
604431-6 Services aéronavals de sauvetage
60444-2 Services d'exploitation d'aéronefs
604441-3 Services de pilotage
60445-9 Services d'exploitation d'avions
605-3 Services de transport spatial
6051-6 Services de lancement de satellites
6052-9 Services de charges utiles expérimentales
606-4 Services de transport par voie d'eau
6061-7 Services de transport par ferry
6062-0 Transport de courrier par voie d'eau
6063-3 Services de navires câbliers
6064-6 Opérations de transport maritime
6065-9 Location de matériel de transport par voie d'eau avec équipage
60651-6 Location de vaisseaux avec équipage
606511-7 Location de navires de mer avec équipage
606512-8 Location de bateaux de navigation intérieure avec équipage
606513-9 Services de navires antipollution
606514-0 Services de navires transporteurs de charges lourdes
606515-1 Services de navires de secours
606516-2 Services de navires de ravitaillement offshore
60653-0 Location de bateaux avec équipage
63-9 Services d'appui et services auxiliaires dans le domaine des transports, services des agences de voyages
631-0 Services de manutention et d'entreposage de cargaisons
6311-3 Services de manutention de cargaisons
63111-0 Services de manutention de conteneurs
63112-7 Services de manutention de bagages
631121-8 Services de manutention des bagages des passagers
6311211-1 Services de rassemblement des bagages
6312-6 Services de stockage et d'entreposage
63121-3 Services de stockage et de récupération
631211-4 Services de stockage
6312111-7 Services de stockage de gaz
63122-0 Services d'entreposage
635-4 Services d'agences de voyages, de voyagistes et d'assistance aux touristes
6351-7 Services d'agences de voyages et services similaires
63511-4 Organisation de voyages à forfait
63512-1 Vente de billets de voyages à forfait
63513-8 Services d'information touristique
63514-5 Services de guides touristiques
63515-2 Services de voyages
63516-9 Services de gestion de voyages
6352-0 Services d'agences de transport
63521-7 Services d'agences de transport de marchandises
63522-4 Services de courtage maritime
63523-1 Services d'agences portuaires et d'agences d'expédition
63524-8 Services de préparation de documents de transport
637-6 Services d'appui dans le domaine des transports terrestres, maritimes et aériens
6371-9 Services d'appui dans le domaine des transports terrestres
63711-6 Services d'appui dans le domaine des transports ferroviaires
637111-7 Services de surveillance de la marche des trains
637112-8 Services d'ateliers mobiles
63712-3 Services d'appui dans le domaine des transports routiers
637121-4 Services de gares routières
637122-5 Services d'exploitation des autoroutes
6371221-8 Services de péage autoroutier
637123-6 Services d'exploitation de ponts et de tunnels
6371231-9 Services d'exploitation de ponts
63712311-6 Services de péage de pont
6371232-2 Services d'exploitation de tunnels
63712321-9 Services de péage de tunnel
637124-7 Services de parc de stationnement
637125-8 Services de pont-bascule
637126-9 Services de ravitaillement de véhicules
637127-0 Services de la circulation routière
6371271-3 Services de surveillance de la circulation routière
6372-2 Services d'appui dans le domaine des transports par voie d'eau
63721-9 Services d'exploitation de ports et de voies navigables et services connexes
637211-0 Services de mise en soute
637212-1 Services d'exploitation portuaire
637213-2 Services d'exploitation des voies navigables
637214-3 Services de ravitaillement de navires
637215-4 Services d'exploitation de terminaux passagers
63722-6 Services de pilotage de navires
63723-3 Services d'accostage
63724-0 Services de navigation
637241-1 Services de positionnement en mer
6372411-4 Services de positionnement de bateaux-phares
637242-2 Services de bateaux-phares
637243-3 Services de positionnement de bouées
6372431-6 Services de balisage
637244-4 Services de phares
63725-7 Services de sauvetage et de renflouage
637251-8 Services de sauvetage de navires
637252-9 Services des bateaux de sauvegarde
637253-0 Services de renflouage de navires
63726-4 Services d'assistance divers dans le domaine des transports par voie d'eau
637261-5 Services d'enregistrement des navires
637262-6 Services de navires brise-glaces
637263-7 Services de stockage en navire
637264-8 Services d'affrètement de navires
637265-9 Services de désarmement de navires
637266-0 Services d'exploitation de navires
6372661-3 Services de mise à l'eau de navires
6372662-6 Services d'engins inhabités télécommandés
637267-1 Services des navires de pêche
637268-2 Services des navires de recherche
637269-3 Services de bateau manipulateur d'ancre
63727-1 Services de remorquage et de poussage de bateaux
637271-2 Services de remorquage
637272-3 Services de poussage
6373-5 Services d'appui dans le domaine des transports aériens
63731-2 Services d'exploitation d'aéroport
637311-3 Services de coordination des créneaux aéroportuaires
63732-9 Services de contrôle du trafic aérien
63733-6 Services d'avitaillement
63734-3 Services de hangar
64-6 Services des postes et télécommunications
641-7 Services postaux et services de courrier
6411-0 Services postaux
64111-7 Services postaux relatifs aux journaux et aux périodiques
64112-4 Services postaux relatifs aux lettres
64113-1 Services postaux relatifs aux colis
64114-8 Services de guichets de bureaux de poste
64115-5 Location de boîtes aux lettres
64116-2 Services de poste restante
6412-3 Services de courrier
64121-0 Services multimodaux de courrier
641211-1 Services de distribution de courrier
641212-2 Services de livraison de colis
64122-7 Services de courrier et de messagerie interne des administrations
642-8 Services de télécommunications
6421-1 Services de téléphonie et de transmission de données
64211-8 Services de cabines téléphoniques publiques
642111-9 Services de téléphonie locale
642112-0 Services de téléphonie interurbaine
64212-5 Services de téléphonie mobile
642121-6 Services de messages courts (SMS)
642122-7 Services de messagerie améliorés (EMS)
642123-8 Services de messagerie multimédia (MMS)
642124-9 Services WAP (Wireless Application Protocol)
642125-0 Services GPRS (Services généraux de radiocommunication par paquets)
642126-1 Services EDGE (Enhanced Data rates for GSM Evolution)
642127-2 Services UMTS (système de télécommunications mobiles universelles)
642128-3 Services de fourniture de publiphone
642129-4 Services de fourniture de cartes de téléphone prépayées
64213-2 Services des réseaux téléphoniques commerciaux partagés
64214-9 Services des réseaux téléphoniques commerciaux spécialisés
642141-0 Services de location de circuits par satellite
642142-1 Services de commutateurs téléphoniques
642144-3 Location de lignes terrestres de communication
64215-6 Services de téléphonie IP
64216-3 Services de messagerie et d'information électroniques
642161-4 Services de messagerie électronique
6421611-7 Services d'échange de données électroniques
6421612-0 Services de courrier électronique
6421613-3 Services de télex
6421614-6 Services de télégraphie
642162-5 Services d'information électronique
6421621-8 Services d'information à valeur ajoutée
642163-6 Services de télétexte
6422-4 Services de télécommunications, excepté téléphone et transmission de données
64221-1 Services d'interconnexion
64222-8 Services de télétravail
64223-5 Services de radiomessagerie
64224-2 Services de téléconférence
64225-9 Services de télécommunications air-sol
64226-6 Services de télématique
64227-3 Services de télécommunications intégrés
64228-0 Retransmission de programmes de télévision et de radio
642281-1 Retransmission de programmes de télévision
642282-2 Retransmission de programmes de radio
65-3 Services publics
651-4 Distribution d'eau et services connexes
6511-7 Distribution d'eau
65111-4 Distribution d'eau potable
6512-0 Exploitation d'une station d'épuration d'eau
65121-7 Services de déminéralisation de l'eau
65122-0 Services de dessalement de l'eau
65123-3 Services d'adoucissement de l'eau
6513-3 Exploitation de l'alimentation en eau
652-5 Distribution de gaz et services connexes
6521-8 Distribution de gaz
653-6 Distribution d'électricité et services connexes
6531-9 Distribution d'électricité
6532-2 Exploitation d'installations électriques
654-7 Autres sources d'approvisionnement en énergie et leur distribution
6541-0 Exploitation d'une centrale électrique
655-8 Services de lecture de compteurs
66-0 Services financiers et d'assurance
661-1 Services bancaires et d'investissement
6611-4 Services bancaires
66111-1 Services de banques centrales
66112-8 Services de dépôts
66113-5 Services de concession de crédit
661131-6 Services de concession de micro-crédits
66114-2 Services de leasing financier
66115-9 Services de virements internationaux
6612-7 Services bancaires d'investissement et services connexes
66121-4 Services de fusions-acquisitions
66122-1 Services de financement des entreprises et de capital-risque
6613-0 Services de courtage et services liés de titres et marchandises
66131-7 Services de courtage de titres
661311-8 Services d'investissement des fonds de pension
66132-4 Services de courtage de marchandises
66133-1 Services de traitement d'opérations et services de compensation
6614-3 Services de gestion de portefeuilles
66141-0 Services de gestion des fonds de pension
6615-6 Services d'administration des marchés financiers
66151-3 Services de gestion des marchés financiers
661511-4 Services de vente au détail par le biais de marché électronique
66152-0 Services de réglementation des marchés financiers
6616-9 Services de fiducie et de garde
66161-6 Services de fiducie
66162-3 Services de garde
6617-2 Services de conseils financiers, services de traitement des transactions financières et services de chambres de compensation
66171-9 Services de conseils financiers
66172-6 Services de traitement des transactions financières et services de chambre de compensation
6618-5 Services de change
6619-8 Services de courtage d'emprunts
665-5 Services d'assurance et services de retraite
6651-8 Services d'assurance
66511-5 Services d'assurance vie
66512-2 Services d'assurances accidents et maladie
665121-3 Services d'assurance accidents
665122-4 Services d'assurance maladie
6651221-7 Services d'assurance maladie volontaire
6651222-0 Services d'assurance médicale
66513-9 Services d'assurance défense et recours et service d'assurance tous risques chantier
665131-0 Services d'assurance défense et recours
665132-1 Services d'assurance tous risques chantier
66514-6 Services d'assurance fret et services connexes
665141-7 Services d'assurance transport
6651411-0 Services d'assurance de véhicules à moteur
6651412-3 Services d'assurance maritime, aérienne et de transports d'autre type
6651413-6 Services d'assurance de matériel ferroviaire
6651414-9 Services d'assurance d'aéronefs
6651415-2 Services d'assurance de bateaux
665142-8 Services d'assurance fret
66515-3 Services d'assurance dommages ou pertes
665151-4 Services d'assurance incendie
665152-5 Services d'assurance de biens
665153-6 Services d'assurance intempéries et pertes financières
665154-7 Services d'assurance intempéries
6651541-0 Services d'assurance pertes financières
66515411-7 Services d'assurance pertes pécuniaires
66516-0 Services d'assurance responsabilité civile
665161-1 Services d'assurance responsabilité civile automobile
665162-2 Services d'assurance responsabilité civile aviation
665163-3 Services d'assurance responsabilité civile bateaux
665164-4 Services d'assurance responsabilité civile générale
665165-5 Services d'assurance de responsabilité professionnelle
66517-7 Services d'assurance crédit et cautionnement
665171-8 Services d'assurance crédit
665172-9 Services d'assurance cautionnement
665173-0 Services d'assurance gestion des risques
66518-4 Services de courtage et services d'agence dans le secteur des assurances
665181-5 Services de courtage en assurances
665182-6 Services d'agences d'assurances
665183-7 Services de règlement des déclarations de sinistre
66519-1 Services d'assurance d'installations techniques, services d'assurance auxiliaire, services de règlement d'avaries, services de règlement de sinistres, services des actuaires et services d'administration des droits de sauvetage
665191-2 Services d'assurance de plate-forme de pétrole et de gaz
665192-3 Services d'assurance d'installations techniques
665193-4 Services d'assurance auxiliaire
6651931-7 Services de conseil en assurances
665194-5 Services de règlement d'avaries
665195-6 Services de règlement des sinistres
665196-7 Services des actuaires
665197-8 Services d'administration des droits de sauvetage
6652-1 Services de retraite
66521-8 Services de retraite individuelle
66522-5 Services de retraite collective
66523-2 Services de conseil en matière de fonds de pension
665231-3 Services d'administration des fonds de pension
666-6 Services de trésorerie
667-7 Services de réassurance
6671-0 Services de réassurance vie
6672-3 Services de réassurance accidents et maladie
70-1 Services immobiliers
701-2 Services immobiliers propres
7011-5 Services de promotion immobilière
70111-2 Promotion de biens immobiliers à usage résidentiel
70112-9 Promotion de biens immobiliers à usage non résidentiel
7012-8 Achat et vente de biens immobiliers
70121-5 Services de vente ou d'achat d'immeubles
701211-6 Services de vente d'immeubles
701212-7 Services d'achat d'immeubles
70122-2 Services de vente ou d'achat de terrains
701221-3 Services de vente de terrains
7012211-6 Services de vente de terrains libres
701222-4 Services d'achat de terrains
7012221-7 Services d'achat de terrains libres
70123-9 Vente de biens immobiliers
701231-0 Vente de biens immobiliers à usage résidentiel
701232-1 Vente de biens immobiliers à usage non résidentiel
7013-1 Services de location de biens immobiliers propres
702-3 Services de crédit-bail ou de location de biens immobiliers propres
7021-6 Services de crédit-bail ou de location de propriétés résidentielles propres
7022-9 Services de crédit-bail ou de location de propriétés non résidentielles propres
703-4 Services d'agence immobilière prestés pour le compte de tiers
7031-7 Services de location ou de vente d'immeubles
70311-4 Services de location ou de vente d'immeubles à usage résidentiel
7032-0 Services de location ou de vente de terrains
70321-7 Services de location de terrains
70322-4 Services de location ou de vente de terrains libres
7033-3 Services de gestion de biens immobiliers pour le compte de tiers
70331-0 Services d'immobilier résidentiel
703311-1 Services de gestion d'institutions
70332-7 Services d'immobilier non résidentiel
703321-8 Services de gestion de terrains
703322-9 Services de gestion de biens immobiliers à usage commercial
703323-0 Services relatifs à l'immobilier industriel
70333-4 Services de logement
7034-6 Services de multipropriété
71-8 Services d'architecture, services de construction, services d'ingénierie et services d'inspection
712-0 Services d'architecture
7121-3 Services de conseil en architecture
7122-6 Services de création architecturale
71221-3 Services d'architecte pour les bâtiments
71222-0 Services d'architecte pour la conception d'ouvrages extérieurs
712221-1 Services de cartographie des zones urbaines
712222-2 Services de cartographie des zones rurales
71223-7 Services d'architecte pour des travaux d'extension de bâtiment
7123-9 Services d'organisation de concours d'architecture
7124-2 Services d'architecture, d'ingénierie et de planification
71241-9 Études de faisabilité, service de conseil, analyse
71242-6 Préparation du projet et de la conception, estimation des coûts
71243-3 Projets de plans (systémes et intégration)
71244-0 Calcul des coûts, contrôle des coûts
71245-7 Plans d'approbation, plans d'exécution et spécifications
71246-4 Détermination et listage des quantités nécessaires à la construction
71247-1 Supervision des travaux de construction
71248-8 Supervision du projet et documentation
7125-5 Services d'architecture, d'ingénierie et de métrage
71251-2 Services d'architecture et de métrage vérification
713-1 Services d'ingénierie
7131-4 Services de conseil en matière d'ingénierie et de construction
71311-1 Services de conseil en génie civil
713111-2 Services d'assistance en génie civil
713112-3 Services de conseil en matière de systèmes de transport
7131121-6 Services de conseil en matière d'autoroutes
7131122-9 Services d'ingénierie autoroutière
7131123-2 Services d'ingénierie ferroviaire
7131124-5 Services d'ingénierie aéroportuaire
713113-4 Services de conseil en matière d'infrastructure
71312-8 Services de conseil en ingénierie de la construction
71313-5 Services de conseil en ingénierie de l'environnement
713131-6 Services de conseil en matière de lutte contre le bruit
713132-7 Services de conseil en insonorisation et en acoustique intérieure
713134-9 Étude d'impact sur l'environnement pour la construction
7131341-2 Évaluation des risque et dangers pour la construction
7131342-5 Normes environnementales pour la construction
7131343-8 Indicateurs environnementaux pour la construction
7131344-1 Services d'étude d'impact sur l'environnement (EIA) pour la construction
7131345-4 Surveillance environnementale pour la construction
71314-2 Énergie et services connexes
713141-3 Services d'électricité
713142-4 Services de gestion de l'énergie
713143-5 Services de conseil en rendement énergétique
7131431-8 Services de physique thermique pour la construction
71315-9 Installations techniques de bâtiment
713151-0 Services de conseil en gros œuvre
713152-1 Services de conseil en bâtiment
7131521-4 Services de conseil en installations techniques de bâtiment
713153-2 Services de métré de bâtiments
713154-3 Services d'inspection et de vérification de bâtiment
7131541-6 Inspection du système de ventilation
71316-6 Services de conseil en télécommunications
71317-3 Services de conseil en protection et contrôle des risques
713171-4 Services de conseil en protection et contrôle en matière d'incendie et d'explosion
713172-5 Services de santé et de sécurité
7131721-8 Services de conseil en matière de santé et de sécurité
71318-0 Services de conseil et de consultation en ingénierie
713181-1 Services pour les techniques d'éclairage naturel et artificiel
71319-7 Services de témoins experts
7132-7 Services de conception technique
71321-4 Services de conception technique des installations mécaniques et électriques de bâtiments
713211-5 Services relatifs aux aspects économiques de la construction
713212-6 Services de conception des systèmes de chauffage
713213-7 Services de conseil en matière de plomberie
713214-8 Services de conseil en matière de ventilation
71322-1 Services de conception technique pour la construction d'ouvrages de génie civil
713221-2 Services d'estimatif pour travaux de génie civil
713222-3 Services de conception de pipelines
713223-4 Services de conception de ponts
713224-5 Services de conception de barrages
713225-6 Services de conception technique pour installations de transport
71323-8 Services de conception technique pour processus et production industriels
713231-9 Services de conception de réseaux d'énergie électrique
713232-0 Services de conception technique d'usines
71324-5 Services d'état estimatif
71325-2 Services de conception de fondations
71326-9 Services auxiliaires de bâtiment
71327-6 Services de conception des structures portantes
71328-3 Services de vérification de la conception des structures portantes
7133-0 Services divers d'ingénierie
71331-7 Services d'ingénierie en matière de boues de forage
71332-4 Services d'ingénierie géotechnique
71333-1 Services d'ingénierie mécanique
71334-8 Services d'ingénierie mécanique et électrique
71335-5 Études techniques
71336-2 Services d'assistance dans le domaine de l'ingénierie
71337-9 Services d'ingénierie relatifs à la corrosion
7134-3 Services intégrés d'ingénierie
7135-6 Services scientifiques et techniques dans le domaine de l'ingénierie
71351-3 Services de prospection géologique et géophysique et autre prospection scientifique
713511-4 Services de préparation et d'analyse de carottage
713512-5 Services de conseil en géologie et en géophysique
7135121-8 Services de conseil géophysique
7135122-1 Services de conseil en géologie
713513-6 Services d'analyses micropaléontologiques
713514-7 Services d'interprétation pétrophysique
713515-8 Services d'étude du sol
713516-9 Services de prévisions météorologiques
7135161-2 Services de météorologie
71351611-9 Services de climatologie
71351612-6 Services d'hydrométéorologie
713517-0 Services de prospection scientifique
7135171-3 Services de prospection géophysique
7135172-6 Levés géophysiques de sites archéologiques
7135173-9 Services de prospection géologique
713518-1 Services topographiques et services de radiesthésie
7135181-4 Services topographiques
71351811-1 Levés topographiques de sites archéologiques
7135182-7 Services de radiesthésie
713519-2 Services de géologie, d'océanographie et d'hydrologie
7135191-5 Services de géologie
71351911-2 Services de photogéologie
71351912-9 Services de géologie stratigraphique
71351913-6 Services d'exploration géologique
71351914-3 Services archéologiques
7135192-2 Services d'océanographie et d'hydrologie
71351921-2 Services d'océanographie des estuaires
71351922-2 Services d'océanographie physique
71351923-2 Services de levés bathymétriques
71351924-2 Services d'exploration sous-marine
71352-0 Services de levés souterrains
713521-1 Services de sismique
7135211-4 Services de levés sismographiques
7135212-7 Services d'acquisition de données sismiques
7135213-0 Services de collecte de données sismiques
7135214-3 Services de traitement des données sismiques
713523-3 Services d'enregistrement magnétométrique
71353-7 Services de levés en surface
713531-8 Services de levés hydrographiques
713532-9 Services de levés dimensionnels
71354-4 Services d'établissement de cartes
713541-5 Services de cartographie numérique
713542-6 Services de cartographie aérienne
713543-7 Services cadastraux
713544-8 Services d'hydrographie
713545-9 Services de cartographie maritime
71355-1 Services d'arpentage
713551-2 Services de photogrammétrie
713552-3 Services d'arpentage cadastral
71356-8 Services techniques
713561-9 Services de contrôle technique
713562-0 Services d'assistance technique
713563-1 Services d'appui technique
713564-2 Services de planification technique
714-2 Services d'urbanisme et d'architecture paysagère
7141-5 Services d'urbanisme
7142-8 Services d'architecture paysagère
71421-5 Services d'architecture des jardins
715-3 Services relatifs à la construction
7151-6 Services de reconnaissance sur le site
7152-9 Services de conduite des travaux
71521-6 Services de conduite de chantier
7153-2 Services de conseil en construction
7154-5 Services de gestion de la construction
71541-2 Services de gestion de projets de construction
7155-8 Services de travaux de forge
716-4 Services d'essais techniques, services d'analyses et services de conseil
7161-7 Services d'essais et d'analyses de la composition et de la pureté
7162-0 Services d'analyses
71621-7 Services d'analyse technique ou services de conseil
7163-3 Services de contrôle et d'essais techniques
71631-0 Services d'inspection technique
716311-1 Services de contrôle de machines
716312-2 Services de contrôle technique automobile
716313-3 Services de contrôle technique de bâtiments
716314-4 Services de contrôle technique d'ouvrages de génie civil
7163142-0 Services d'inspection dans le domaine de la sécurité maritime
7163143-3 Services d'essais d'étanchéité
7163144-6 Services de contrôle du débit
7163145-9 Services d'inspection des ponts
7163146-2 Services d'inspection des barrages
7163147-5 Service de contrôle des voies ferrées
7163148-8 Service d'inspection routière
7163149-1 Service d'inspection des pistes
71632-7 Services d'essais techniques
716321-8 Services d'essai de vannes
716322-9 Services d'essais non destructifs
717-5 Services de surveillance et de contrôle
7173-4 Services d'inspection industrielle
71731-1 Services de contrôle de qualité industriel
718-6 Services de conseil en matière d'approvisionnement en eau et services de conseil en matière de déchets
719-7 Services de laboratoire
72-5 Services de technologies de l'information, conseil, développement de logiciels, internet et appui
721-6 Services de conseil en matériel informatique
7211-9 Services de conseil en sélection de matériel informatique
7212-2 Services de conseil en reprise des applications informatiques en cas d'interruption accidentelle
7213-5 Services de conseil en aménagement de site informatique
7214-8 Services de conseil en essai d'acceptation de matériel informatique
7215-1 Services de conseil en audit informatique et services de conseil en matériel informatique
722-7 Services de programmation et de conseil en logiciels
7221-0 Services de programmation de progiciels
72211-7 Services de programmation de systèmes et de logiciels utilitaires
72212-4 Services de programmation de logiciels d'application
722121-0 Services de développement de logiciels spécifiques à l'industrie
7221211-3 Services de développement de logiciels de points de vente (POS)
7221212-6 Services de développement de logiciels de commande de vol
72212121-3 Services de développement de logiciels de contrôle du trafic aérien
7221213-9 Services de développement de logiciels de soutien au sol et de test pour l'aviation
72212131-6 Services de développement de logiciels de soutien au sol pour l'aviation
72212132-3 Services de développement de logiciels de test pour l'aviation
7221214-2 Services de développement de logiciels de contrôle du trafic ferroviaire
7221215-5 Services de développement de logiciels de contrôle industriel
7221216-8 Services de développement de logiciels de bibliothèques
7221217-1 Services de développement de logiciels de vérification de conformité
7221218-4 Services de développement de logiciels médicaux
7221219-7 Services de développement de logiciels pédagogiques
722122-1 Services de développement de logiciels de gestion de réseau, d'internet et d'intranet
7221221-4 Services de développement de logiciels de gestion de réseau
72212211-1 Services de développement de logiciels d'interconnectivité de plates-formes
72212212-8 Services de développement de logiciels de serveur à mémoire optique à disques
72212213-5 Services de développement de logiciels d'amélioration des systèmes d'exploitation
72212214-2 Services de développement de logiciels de gestion des systèmes d'exploitation réseau
72212215-9 Services de développement de logiciels de développement de réseaux
72212216-6 Services de développement de logiciels d'émulation de terminaux de connectivité au réseau
72212217-3 Services de développement de logiciels transactionnels
72212218-0 Services de développement de logiciels de gestion des licences
72212219-7 Services de développement de logiciels de gestion de réseau divers
7221222-7 Services de développement de logiciels de gestion d'internet et d'intranet
72212221-4 Services de développement de logiciels de navigation sur l'internet
72212222-1 Services de développement de logiciels de serveurs web
72212223-8 Services de développement de logiciels de courrier électronique
72212224-5 Services de développement de logiciels d'édition de pages web
722123-2 Services de développement de logiciels de création de documents, de dessin, de traitement de l'image, d'ordonnancemennt et de productivité
7221231-5 Services de développement de logiciels de création de documents
72212311-2 Services de développement de logiciels de gestion de documents
72212312-9 Services de développement de logiciels d'édition électronique
72212313-6 Services de développement de logiciels de reconnaissance optique de caractères (OCR)
72212314-3 Services de développement de logiciels de reconnaissance vocale
72212315-0 Services de développement de logiciels de PAO
72212316-7 Services de développement de logiciels de présentation
72212317-4 Services de développement de logiciels de traitement de texte
72212318-1 Services de développement de logiciels de scanner
7221232-8 Services de développement de logiciels de dessin et de traitement de l'image
72212321-5 Services de développement de logiciels de conception assistée par ordinateur (CAO)
72212322-2 Services de développement de logiciels graphiques
72212323-9 Services de développement de logiciels de production assistée par ordinateur (PAO)
72212324-6 Services de développement de logiciels de tracé de diagrammes
72212325-3 Services de développement de logiciels d'élaboration de formulaires
72212326-0 Services de développement de logiciels de cartographie
72212327-7 Services de développement de logiciels de dessin et de peinture
72212328-4 Services de développement de logiciels de traitement de l'image
7221233-1 Services de développement de logiciels de planification et de productivité
72212331-8 Services de développement de logiciels de gestion de projet
72212332-5 Services de développment de logiciels de planification
72212333-2 Services de développement de logiciels de gestion des contacts
722124-3 Services de développement de logiciels transactionnels commerciaux et personnels
7221241-6 Services de développement de logiciels de gestion des investissements et de préparation de déclarations de revenus
72212411-3 Services de développement de logiciels de gestion des investissements
72212412-0 Services de développement de logiciels de préparation de déclarations de revenus
7221242-9 Services de développement de logiciels d'infogérance et services de développement de suites logicielles
72212421-6 Services de développement de logiciels d'infogérance
72212422-3 Services de développement de suites logicielles
7221243-2 Services de développement de logiciels de gestion des stocks
7221244-5 Services de développement de logiciels d'analyse financière et de logiciels comptables
72212441-2 Services de développement de logiciels d'analyse financière
72212442-9 Services de développement de logiciels financiers
72212443-6 Services de développement de logiciels comptables
72212445-0 Services de développement de logiciels de gestion des relations clientèle (CRM)
7221245-8 Services de développement de logiciels d'enregistrement des horaires ou de logiciels de gestion des ressources humaines
72212451-5 Services de développement de logiciels de planification des ressources de l'entreprise (ERP)
7221246-1 Services de développement de logiciels analytiques, scientifiques, mathématiques ou prévisionnels
72212461-8 Services de développement de logiciels analytiques ou scientifiques
72212462-5 Services de développement de logiciels mathématiques ou prévisionnels
72212463-2 Services de développement de logiciels statistiques
7221247-4 Services de développement de logiciels de vente aux enchères
7221248-7 Services de développement de logiciels de vente, de marketing et de veille économique
72212481-4 Services de développement de logiciels de vente ou de marketing
72212482-1 Services de développement de logiciels de veille économique
7221249-0 Services de développement de logiciels de passation de marchés
722125-4 Services de développement de logiciels de communication et de logiciels multimédia
7221251-7 Services de développement de logiciels de communication
72212511-4 Services de développement de logiciels de communication de bureau
72212512-1 Services de développement de logiciels de réponse vocale interactive
72212513-8 Services de développement de logiciels pour modem
72212514-5 Services de développement de logiciels d'accès à distance
72212515-2 Services de développement de logiciels de vidéoconférence
72212516-9 Services de développement de logiciels d'échange
72212517-6 Services de développement de logiciels de technologies de l'information
72212518-3 Services de développement de logiciels d'émulation
72212519-0 Services de développement de logiciels de gestion de mémoire
7221252-0 Services de développement de logiciels multimédias
72212521-7 Services de développement de logiciels d'édition musicale ou sonore
72212522-4 Services de développement de logiciels de clavier virtuel
722126-5 Services de développement de logiciels de bases de données et de logiciels d'exploitation
7221261-8 Services de développement de logiciels de bases de données
7221262-1 Services de développement de logiciels de système d'exploitation d'unité centrale
7221263-4 Services de développement de logiciels de système d'exploitation de mini-ordinateur
7221264-7 Services de développement de logiciels de système d'exploitation de micro-ordinateur
7221265-0 Services de développement de logiciels de système d'exploitation d'ordinateur personnel
7221266-3 Services de développement de logiciels de groupage
7221267-6 Services de développement de logiciels de gestion du système d'exploitation en temps réel
722127-6 Services de développement de logiciels utilitaires
7221271-9 Services de développement de logiciels de copie de sécurité ou de récupération
7221272-2 Services de développement de logiciels de codes-barres
7221273-5 Services de développement de logiciels de sécurité
72212731-2 Services de développement de logiciels de sécurité des fichiers
72212732-9 Services de développement de logiciels de sécurité des données
7221274-8 Services de développement de logiciels de traduction de langues étrangères
7221275-1 Services de développement de logiciels de chargement des supports d'enregistrement
7221276-4 Services de développement de logiciels de protection contre les virus
72212761-1 Services de développement de logiciels antivirus
7221277-7 Services de développement de logiciels utilitaires généraux, de compression et d'impression
72212771-4 Services de développement de logiciels utilitaires généraux
72212772-1 Services de développement de logiciels utilitaires d'impression
7221278-0 Services de développement de logiciels de gestion des systèmes, de stockage et de contenu
72212781-7 Services de développement de logiciels de gestion des systèmes
72212782-4 Services de développement de logiciels de gestion de stockage
72212783-1 Services de développement de logiciels de gestion de contenu
7221279-3 Services de développement de logiciels de vérifications des versions
722129-8 Services de développement de logiciels divers et systèmes informatiques
7221291-1 Services de développement de logiciels de jeu vidéo, de jeux pour la famille et d'économiseurs d'écran
72212911-8 Services de développement de logiciels de jeux vidéo
7221292-4 Services de développement de logiciels de bureautique
7221293-7 Services de développement de logiciels de formation et de divertissement
72212931-4 Services de développement de logiciels de formation et de divertissement
72212932-1 Services de développement de logiciels de divertissement
7221294-0 Services de développement de logiciels de création de patrons et de gestion des calendriers
72212941-7 Services de développement de logiciels de création de patrons
72212942-4 Services de développement de logiciels de gestion des calendriers
7221296-6 Services de développement de logiciels de gestion des pilotes et de systèmes
7221297-9 Services de développement de logiciels d'impression
72212971-6 Services de développement de logiciels de création de carnets d'adresses
72212972-3 Services de développement de logiciels d'élaboration d'étiquettes
7221298-2 Services de développement de langages de programmation et d'outils
72212981-9 Services de développement de logiciels de compilation
72212982-6 Services de développement de logiciels de gestion de la configuration
72212983-3 Services de développement de logiciels de développement
72212984-0 Services de développement de logiciels d'essai de programmes
72212985-7 Services de développement de logiciels de débogage
7221299-5 Services de développement de logiciels de tableur et d'amélioration de tableur
72212991-2 Services de développement de logiciels de tableur
7222-3 Services de conseil en systèmes informatiques et conseils techniques
72221-0 Services de conseil en analyse d'exploitation
72222-7 Services d'analyse stratégique et de planification de systèmes ou de technologies de l'information
722221-8 Services d'analyse stratégique de systèmes ou de technologies de l'information
722222-9 Services de planification de systèmes ou de technologies de l'information
722223-0 Services de technologies de l'information
72223-4 Services d'analyse des exigences de la technologie de l'information
72224-1 Services de conseil en gestion de projet
722241-2 Services de planification de la mise en application de systèmes
722242-3 Services de planification de l'assurance qualité des systèmes
72225-8 Services d'évaluation et d'analyse de l'assurance qualité des systèmes
72226-5 Services de conseil en essai d'acceptation de logiciels d'exploitation
72227-2 Services de conseil en intégration de logiciels
72228-9 Services de conseil en intégration de matériel informatique
7223-6 Services de développement de logiciels personnalisés
72231-3 Développement de logiciels pour applications militaires
72232-0 Développement de logiciels transactionnels et de logiciels personnalisés
7224-9 Services d'analyses et de programmation de systèmes
72241-6 Services de spécification de cibles de projets critiques
72242-3 Services de modélisation de projets
72243-0 Services de programmation
72244-7 Services de prototypage
72245-4 Services contractuels d'analyse et de programmation de systèmes
72246-1 Services de conseil en systèmes informatiques
7225-2 Services de maintenance des systèmes et services d'assistance
72251-9 Services de reprise des applications informatiques en cas d'interruption accidentelle
72252-6 Services d'archivage informatique
72253-3 Services d'aide aux utilisateurs et services d'assistance
722531-4 Services d'aide aux utilisateurs
722532-5 Services d'assistance relative aux systèmes
72254-0 Services d'essais de logiciels
722541-1 Services d'essais de systèmes
7226-5 Services relatifs aux logiciels
72261-2 Services d'assistance relative aux logiciels
72262-9 Services de développement de logiciels
72263-6 Services d'implémentation de logiciels
72264-3 Services de reproduction de logiciels
72265-0 Services de configuration de logiciels
72266-7 Services de conseil en logiciels
72267-4 Services de maintenance et de réparation de logiciels
722671-0 Maintenance de logiciels de technologies de l'information
722672-1 Réparation de logiciels de technologies de l'information
72268-1 Services de fourniture de logiciels
723-8 Services de commutation de données
7231-1 Services de traitement de données
72311-8 Services informatiques de tabulation
723111-9 Services de conversion de données
723112-0 Services de traitement par lots
723113-1 Services informatiques d'exploitation en temps partagé
72312-5 Services de saisie de données
723121-6 Services de préparation de données
723122-7 Services de reconnaissance optique de caractères
72313-2 Services de capture de données
72314-9 Services de collecte et de collation de données
72315-6 Services de gestion et d'assistance relatifs aux réseaux de données
723151-7 Services d'assistance relative aux réseaux informatiques
723152-8 Services de gestion de réseaux informatiques
72316-3 Services d'analyse de données
72317-0 Services de stockage de données
72318-7 Services de transmission de données
72319-4 Services de fourniture de données
7232-4 Services de bases de données
72321-1 Services de bases de données à valeur ajoutée
72322-8 Services de gestion de données
7233-2 Services de normalisation et de classification des contenus et des données
724-4 Services internet
7241-7 Services de fournisseurs
72411-4 Fournisseur de services internet (ISP)
72412-1 Fournisseur de services de courrier électronique
72413-8 Services de conception de sites WWW (World Wide Web)
72414-5 Fournisseurs de moteurs de recherche sur le web
72415-2 Services d'hébergement pour l'exploitatuion de sites WWW
72416-9 Fournisseurs de services applicatifs
72417-6 Noms de domaine internet
7242-0 Services de développement de l'internet
72421-7 Services de développement des applications client internet ou intranet
72422-4 Services de développement des applications serveur internet ou intranet
725-0 Services informatiques
7251-3 Services de gestion relatifs à l'informatique
72511-0 Services de logiciels de gestion de réseau
72512-7 Services de gestion de documents
72513-4 Services de bureautique
72514-1 Services de gestion des installations informatiques
725141-2 Services de gestion d'installations impliquant des activités informatiques
725142-3 Services de gestion d'installations pour le développement de systèmes informatiques
725143-4 Services de gestion d'installations pour la maintenance de systèmes informatiques
7254-2 Services de mise à jour d'ordinateurs
72541-9 Services d'extension informatique
725411-0 Services d'extension de mémoire
7259-7 Services informatiques professionnels
72591-4 Développement d'accords de niveau de service
726-6 Services d'assistance et de conseils informatiques
7261-9 Services d'assistance informatique
72611-6 Services d'assistance technique informatique
727-7 Services de réseaux informatiques
7271-0 Services de réseau local
7272-3 Services de réseau à grande distance
728-8 Services d'audit informatique et services d'essai informatique
7281-1 Services d'audit informatique
7282-4 Services d'essai informatique
729-9 Services de secours informatique et services informatiques de conversion de catalogues
7291-2 Services de secours informatique
7292-5 Services informatiques de conversion de catalogues
73-2 Services de recherche et développement et services de conseil connexes
731-3 Services de recherche et développement expérimental
7311-6 Services de recherche
73111-3 Services de laboratoire de recherche
73112-0 Services de recherche marine
7312-9 Services de développement expérimental
732-4 Services de conseil en recherche et développement
7321-7 Services de conseil en recherche
7322-0 Services de conseil en développement
733-5 Conception et exécution dans le domaine de la recherche et du développement
734-6 Services de recherche et développement en matière de matériels de sécurité et de défense
7341-9 Recherche et technologie militaires
7342-2 Étude de préfaisabilité et démonstration technique
73421-9 Développement de matériel de sécurité
73422-6 Développement d'armes à feu et de munitions
73423-3 Développement de véhicules militaires
73424-0 Développement de navires de guerre
73425-7 Développement d'aréonefs, de missiles et de spationefs militaires
73426-4 Développement de systèmes électroniques militaires
7343-5 Test et évaluation
73431-2 Test et évaluation de matériel de sécurité
73432-9 Test et évaluation des armes à feu et des munitions
73433-6 Test et évaluation des véhicules militaires
73434-3 Test et évaluation des navires de guerre
73435-0 Test et évaluation des aéronefs, des missiles et des spationefs militaires
73436-7 Test et évaluation des systèmes électroniques militaires
75-6 Services de l'administration publique, de la défense et de la sécurité sociale
751-7 Services de l'administration publique
7511-0 Services d'administration générale
75111-7 Services du législatif et de l'exécutif
751111-8 Services de l'exécutif
751112-9 Services du législatif
75112-4 Services administratifs relatifs aux activités des entreprises
751121-5 Services administratifs relatifs aux projets de développement
7512-3 Services administratifs d'agences
75121-0 Services administratifs de l'enseignement
75122-7 Services administratifs de la santé
75123-4 Services administratifs du logement
75124-1 Services administratifs récréatifs, culturels et religieux
75125-8 Services administratifs dans le secteur du tourisme
7513-6 Services d'appui aux pouvoirs publics
75131-3 Services des pouvoirs publics
751311-4 Services généraux de personnel pour les pouvoirs publics
752-8 Prestations de services pour la collectivité
7521-1 Affaires étrangères et autres services
75211-8 Services des affaires étrangères
752111-9 Services diplomatiques
7521111-2 Services consulaires
752112-0 Services liés à l'aide économique aux pays étrangers
752113-1 Services liés à l'aide militaire aux pays étrangers
7522-4 Services de défense
75221-1 Services de la défense
75222-8 Services de protection civile
7523-7 Services de la justice
75231-4 Services judiciaires
752311-5 Services administratifs des tribunaux
752312-6 Services liés à la détention ou à la réhabilitation de criminels
7523121-9 Services d'incarcération
7523122-2 Services d'escorte de prisonniers
7523123-5 Services de l'administration pénitentiaire
7523124-8 Services de réinsertion
7524-0 Services de sécurité et d'ordre public
75241-7 Services de sécurité publique
752411-8 Services de police
75242-4 Services d'ordre et de droit publics
752421-5 Services d'ordre public
7524211-8 Services d'huissier de justice
7525-3 Services d'incendie et de secours
75251-0 Services d'incendie
752511-1 Services de lutte contre l'incendie
7525111-4 Services de prévention des incendies
7525112-7 Services de lutte contre les incendies de forêt
75252-7 Services de sauvetage
753-9 Services de sécurité sociale obligatoire
7531-2 Services de prestations
75311-9 Indemnités de maladie
75312-6 Indemnités de maternité
75313-3 Indemnités d'invalidité
753131-4 Indemnités d'incapacité temporaire
75314-0 Indemnités de chômage
7532-5 Régimes de pensions des fonctionnaires de l'État
7533-8 Prestations familiales
7534-1 Allocations familiales
76-3 Services relatifs à l'industrie du pétrole et du gaz
761-4 Services professionnels relatifs à l'industrie du gaz
7611-7 Services relatifs à l'extraction du gaz
76111-4 Services de regazéification
7612-0 Services de plongée liés à l'extraction du gaz
76121-7 Services de plongée liés à l'extraction du pétrole
762-5 Services professionnels relatifs à l'industrie pétrolière
7621-8 Services liés à l'extraction du pétrole
76211-5 Services de suspension de la colonne perdue
762111-6 Services de chemisage
7621111-9 Services de chemisage d'essai
7621112-2 Services de chemisage à l'emplacement du puits
762112-7 Services de diagraphie des boues de forage
763-6 Services de forage
7631-9 Services de forage liés à l'extraction du gaz
7632-2 Services de forage offshore
7633-5 Services de forage par turbine
76331-2 Services de forage par turbine spiralée
7634-8 Services de carottage
764-7 Services de positionnement d'appareils de forage
7641-0 Services de cuvelage et de tubage de puits
76411-7 Services de cuvelage de puits
764111-8 Services de fourniture de personnel pour le cuvelage de puits
764112-9 Services de planification pour le cuvelage de puits
764113-0 Services de fraisage pour le cuvelage de puits
764114-1 Services d'achèvement du cuvelage de puits
7642-3 Services de cimentation de puits
76421-0 Services de cimentation en colonne de tubage perdue
76422-7 Services de cimentation des obturateurs
76423-4 Services de cimentation mousse
7643-6 Services de forage de puits et de production
76431-3 Services de forage de puits
764311-4 Services de contrôle de forage de puits
764312-5 Services d'extraction des tubes de forage de puits
764313-6 Services de dévissage des trains de tiges pour forage de puits
764314-7 Services de forage des trous de rat
764315-8 Services de suivi de forage de puits
764316-9 Services de suivi des appareils de forage de puits
7644-9 Services de diagraphie des sondages
76441-6 Services de diagraphie de puits tubé
76442-3 Services de diagraphie de puits non tubé
76443-0 Autres services de diagraphie
7645-2 Services de gestion de puits
7646-5 Services d'assistance relative aux puits
7647-8 Services d'essais de puits
76471-5 Services d'essais de fracturation de puits
76472-2 Services d'inspection ou d'essais de puits
76473-9 Services d'essais des équipement de puits
7648-1 Services de tubage
7649-4 Services d'achèvement de puits
76491-1 Services de bouchage de puits
76492-8 Services de positionnement de puits
765-8 Services onshore et offshore
7651-1 Services onshore
7652-4 Services offshore
76521-1 Services d'installation offshore
76522-8 Services offshore de navires ravitailleurs
7653-7 Services de fond de puits
76531-4 Services de diagraphie en fond de puits
76532-1 Services de pompage de fond de puits
76533-8 Services d'enregistrement de fond de puits
76534-5 Services d'élargissement de fond de puits
76535-2 Services de forage de fond de puits
76536-9 Services de contrôle des vibrations de fond de puits
76537-6 Services d'outillage de fond de puits
765371-7 Services d'outillage pétrolier de fond de puits
766-9 Services de contrôle de pipelines
77-0 Services agricoles, sylvicoles, horticoles, d'aquaculture et d'apiculture
771-1 Services agricoles
7711-4 Services liés à la production agricole
77111-1 Location de matériel agricole avec opérateur
77112-8 Location de faucheuses ou de matériel agricole avec opérateur
7712-7 Services de compostage
772-2 Services sylvicoles
7721-5 Services de débardage
77211-2 Services liés au débardage
772111-3 Services d'exploitation forestière
772112-4 Transport de grumes dans les forêts
772113-5 Services de défrichement
772114-6 Services d'abattage d'arbres
772115-7 Services d'élagage
772116-8 Plantation d'arbres par ensemencement
7722-8 Services d'imprégnation du bois
7723-1 Services liés à la sylviculture
77231-8 Services de gestion des forêts
772311-9 Services de gestion des ressources forestières
772312-0 Services de lutte contre les animaux nuisibles de la forêt
772313-1 Services d'administration forestière
772314-2 Services d'inventaire forestier
772315-3 Services de surveillance ou d'évaluation des forêts
772316-4 Services de boisement
772317-5 Services d'extension forestière
772318-6 Services de gestion de pépinières de forêt
772319-7 Services de planification sectorielle de la forêt
773-3 Services horticoles
7731-6 Réalisation et entretien d'espaces verts
77311-3 Entretien de pelouses décoratives ou d'agrément
77312-0 Services d'enlèvement des mauvaises herbes
773121-1 Services de désherbage
77313-7 Services d'entretien de parcs
77314-4 Services d'entretien de terrains
773141-5 Services d'engazonnement
77315-1 Services d'ensemencement
7732-9 Entretien de pelouses sportives
7733-2 Services d'exposition florale
7734-5 Élagage des arbres et taille des haies
77341-2 Élagage des arbres
77342-9 Taille des haies
774-4 Services zoologiques
775-5 Services d'élevage
7751-8 Services de propagation du gibier
776-6 Services liés à la chasse
7761-9 Services de pose de pièges
777-7 Services liés à la pêche
778-8 Services liés à l'aquaculture
7781-1 Services liés à la mariculture
7782-4 Services liés à l'ostréiculture
7783-7 Services liés à la conchyliculture
7784-0 Services liés à la crevetticulture
7785-3 Services liés à la pisciculture
779-9 Services liés à l'apiculture
79-4 Services aux entreprises: droit, marketing, conseil, recrutement, impression et sécurité
791-5 Services juridiques
7911-8 Services de conseils et de représentation juridiques
79111-5 Services de conseil juridique
79112-2 Services de représentation légale
791121-3 Services de représentation des parties prenantes
7912-1 Services de conseils en matière de brevets et de droits d'auteurs
79121-8 Services de conseils en matière de droits d'auteur
791211-9 Services de conseils en matière de droits d'auteurs de logiciels
7913-4 Services de documentation et de certification juridiques
79131-1 Services de documentation
79132-8 Services de certification
791321-9 Services de certification de signature électronique
7914-7 Services de conseils et d'information juridiques
792-6 Services de comptabilité, services d'audit et services fiscaux
7921-9 Services de comptabilité et d'audit
79211-6 Services de comptabilité
792111-7 Services comptables
7921111-0 Services de gestion des salaires
7921112-3 Services d'enregistrement des ventes et des achats
792112-8 Services d'établissement d'états financiers
79212-3 Services d'audit
792121-4 Services d'audit financier
7921211-7 Services de notation en matière de gouvernance d'entreprise
792122-5 Services d'audit interne
792123-6 Services de contrôle légal des comptes
792124-7 Services de vérification des fraudes
792125-8 Services de vérification comptable
7922-2 Services fiscaux
79221-9 Services de conseils fiscaux
79222-6 Services de préparation des déclarations d'impôts
79223-3 Services de courtage des douanes
793-7 Études de marché et recherche économique; sondages et statistiques
7931-0 Services d'études de marchés
79311-7 Services d'études
793111-8 Services de conception d'études
793112-9 Services de réalisation d'enquêtes
7931121-2 Services d'enquête téléphonique
793113-0 Services d'analyses d'enquêtes
793114-1 Services de recherche économique
7931141-4 Services d'évaluation de l'impact économique
79312-4 Services de test de marché
79313-1 Services d'évaluation des performances
79314-8 Étude de faisabilité
79315-5 Services de recherche sociale
7932-3 Services de sondages d'opinion
7933-6 Services statistiques
7934-9 Services de publicité et de marketing
79341-6 Services de publicité
793411-7 Services de conseils en publicité
793412-8 Services de gestion publicitaire
793414-0 Services de campagne publicitaire
793415-1 Services de publicité par voie aérienne
79342-3 Services de marketing
793421-4 Services de marketing direct
793422-5 Services de promotion
793423-6 Services à la clientèle
7934231-9 Services d'enquête auprès des consommateurs
79342311-6 Services d'enquête sur la satisfaction des consommateurs
7934232-2 Services après-vente
79342321-9 Programme de fidélisation du client
793424-7 Services d'enchères
7934241-4 Services d'enchères électroniques
794-8 Conseil en affaires et en gestion et services connexes
7941-1 Services de conseil en affaires et en gestion
79411-8 Services de conseil en gestion générale
794111-9 Services de conseil en développement des entreprises
79412-5 Services de conseil en gestion financière
79413-2 Services de conseil en gestion du marketing
79414-9 Services de conseil en gestion des ressources humaines
79415-6 Services de conseil en gestion de la production
794152-8 Services de conseil en conception
79416-3 Services de relations publiques
794161-4 Services de gestion des relations publiques
794162-5 Services de conseil en relations publiques
79417-0 Services de conseil en matière de sécurité
79418-7 Services de conseil en matière d'acquisitions
79419-4 Services de conseil et d'évaluation
7942-4 Services relatifs à la gestion
79421-1 Services de gestion de projets autres que pour les travaux de construction
794211-2 Services de supervision de projets autres que pour les travaux de construction
794212-3 Services de conception de projets autres que pour les travaux de construction
79422-8 Services d'arbitrage et de conciliation
7943-7 Services de gestion de crise
795-9 Services d'appui bureautiques
7951-2 Services de répondeur téléphonique
79511-9 Services de standard téléphonique
79512-6 Centre d'appels
7952-5 Services de reprographie
79521-2 Services de photocopie
7953-8 Services de traduction
7954-1 Services d'interprétation
7955-4 Services de dactylographie, de traitement de texte et de publication assistée par ordinateur
79551-1 Services de dactylographie
79552-8 Services de traitement de texte
79553-5 Services de publication assistée par ordinateur
7956-7 Services de classement
7957-0 Services d'établissement de listes d'adresses et services d'envoi
79571-7 Services d'envoi
796-0 Services de recrutement
7961-3 Services de placement de personnel
79611-0 Services de recherche d'emplois
79612-7 Services de placement de personnel de bureau
79613-4 Services de déplacement d'employés
7962-6 Services de mise à disposition de personnel, y compris de personnel temporaire
79621-3 Services de mise à disposition de personnel de bureau
79622-0 Services de mise à disposition de personnel d'aide à domicile
79623-7 Services de mise à disposition de personnel commercial ou industriel
79624-4 Services de mise à disposition de personnel infirmier
79625-1 Services de mise à disposition de personnel médical
7963-9 Services de gestion du personnel, excepté services de placement et de mise à disposition
79631-6 Services du personnel et des salaires
79632-3 Services de formation de personnel
79633-0 Services de développement du personnel
79634-7 Services d'orientation professionnelle
79635-4 Services de centres d'évaluation en vue du recrutement
797-1 Services d'enquête et de sécurité
7971-4 Services de sécurité
79711-1 Services de surveillance d'installations d'alarme
79713-5 Services de gardiennage
79714-2 Services de surveillance
797141-3 Services de localisation
7971411-6 Services de recherche de fugitifs
79715-9 Services de patrouille
79716-6 Services de fourniture de badges d'identification
7972-7 Services d'enquêtes
79721-4 Services d'agences de détectives
79722-1 Services de graphologie
79723-8 Services d'analyse des déchets
798-2 Services d'impression et services connexes
7981-5 Services d'impression
79811-2 Services d'impression numérique
79812-9 Services d'impression de billets de banque
7982-8 Services relatifs à l'impression
79821-5 Services de finition d'imprimés
798211-6 Services de correction d'épreuves
79822-2 Services de composition
798221-3 Services de préparation de plaques d'impression
798222-4 Services de photogravure
798223-5 Services de composition typographique
798224-6 Services de lithographie
798225-7 Services de conception graphique
79823-9 Services d'impression et de livraison
79824-6 Services d'impression et de distribution
799-3 Services divers aux entreprises et services connexes
7991-6 Services de holdings de gestion
7992-9 Services de conditionnement et services connexes
79921-6 Services de conditionnement
7993-2 Conception de modèles
79931-9 Services de décoration d'intérieur
79932-6 Services d'architecture d'intérieur
79933-3 Services d'assistance à la conception
79934-0 Services de conception de mobilier
7994-5 Services des agences de recouvrement
79941-2 Services de péage
7995-8 Services d'organisation d'expositions, de foires et de congrès
79951-5 Services d'organisation de séminaires
79952-2 Services d'organisation d'événements
799521-3 Services d'organisation d'événements culturels
79953-9 Services d'organisation de festivals
79954-6 Services d'organisation de fêtes
79955-3 Services d'organisation de défilés de mode
79956-0 Services d'organisation de foires et d'expositions
79957-7 Services d'organisation de ventes aux enchères
7996-1 Services photographiques et services connexes
79961-8 Services photographiques
799611-9 Services de photographie publicitaire
799612-0 Services de photographie aérienne
799613-1 Services de photographie spécialisée
7996131-4 Services de photographie en fond de trou
7996132-7 Services de photographie sous-marine
7996133-0 Services de microfilmage
7996134-3 Services de radiographie
7996135-6 Services de photographie en studio
79962-5 Services de développement de photographies
79963-2 Services de restauration, de copie et de retouche de photographies
7997-4 Services d'édition
79971-1 Services de reliure et de finition
799711-2 Services de finition de livres
799712-3 Services de reliure
79972-8 Services d'édition de dictionnaires de langue
799721-9 Services d'édition de dictionnaires de langue régionale
7998-7 Services d'abonnement
7999-0 Services divers aux entreprises
79991-7 Services de contrôle des stocks
79992-4 Services de réception
79993-1 Services de gestion d'immeubles et d'installations
799931-2 Services de gestion d'installations
79994-8 Services de gestion des contrats
79995-5 Services de gestion de bibliothèque
799951-6 Services d'archivage
799952-7 Services de catalogage
79996-2 Services d'organisation économique
799961-3 Gestion des documents
79997-9 Services de voyages d'affaires
79998-6 Services d'accompagnement professionnel
79999-3 Services de scanning et services de facturation
799991-4 Services de scanning
799992-5 Services de facturation
80-4 Services d'enseignement et de formation
801-5 Services d'enseignement primaire
8011-8 Services d'enseignement préscolaire
802-6 Services d'enseignement secondaire
8021-9 Services d'enseignement secondaire technique et professionnel
80211-6 Services d'enseignement secondaire technique
80212-3 Services d'enseignement secondaire professionnel
803-7 Services d'enseignement supérieur
8031-0 Services de formation pour la jeunesse
8032-3 Services de formation médicale
8033-6 Services de formation en matière de sécurité
8034-9 Services d'enseignement spécialisé
804-8 Services d'éducation des adultes et autres services d'enseignement
8041-1 Services scolaires divers
80411-8 Services des auto-écoles
804111-9 Services d'épreuves de conduite automobile
804112-0 Cours de conduite
80412-5 Services des écoles d'aviation
80413-2 Services des écoles de voile
80414-9 Services des écoles de plongée
80415-6 Services des écoles de ski
8042-4 Services d'enseignement par voie électronique
8043-7 Services d'enseignement de niveau universitaire pour adultes
8049-5 Exploitation d'un centre d'enseignement
805-9 Services de formation
8051-2 Services de formation spécialisée
80511-9 Services de formation du personnel
80512-6 Services de dressage de chiens
80513-3 Services d'écoles d'équitation
8052-5 Installations de formation
80521-2 Services relatifs aux programmes de formation
80522-9 Séminaires de formation
8053-8 Services de formation professionnelle
80531-5 Services de formation industrielle et technique
805311-6 Services de formation industrielle
805312-7 Services de formation technique
80532-2 Services de formation en gestion
80533-9 Services de formation et de familiarisation dans le domaine de l'informatique
805331-0 Services de formation informatique
805332-1 Cours d'informatique
8054-1 Services de formation dans le domaine de l'environnement
8055-4 Services de formation dans le domaine de la sécurité
8056-7 Services de formation dans le domaine de la santé et des premiers secours
80561-4 Services de formation dans le domaine de la santé
80562-1 Services de formation dans le domaine des premiers secours
8057-0 Services de formation pour l'épanouissement de la personnalité
8058-3 Fourniture de cours de langues
8059-6 Services d'aide pédagogique
806-0 Services de formation dans le domaine des équipements militaires et de sécurité
8061-3 Formation et simulation dans le domaine des équipements de sécurité
8062-6 Formation et simulation dans le domaine des armes à feu et des munitions
8063-9 Formation et simulation dans le domaine des véhicules militaires
8064-2 Formation et simulation dans le domaine des navires de guerre
8065-5 Formation et simulation dans le domaines des aéronefs, des missiles et des spationefs militaires
8066-8 Formation et simulation dans le domaine des systèmes électroniques militaires
85-9 Services de santé et services sociaux
851-0 Services de santé
8511-3 Services hospitaliers et services connexes
85111-0 Services hospitaliers
851111-1 Services hospitaliers de chirurgie
851112-2 Services hospitaliers de médecine
851113-3 Services hospitaliers de gynécologie
8511131-6 Services de fertilisation in vitro
8511132-9 Services hospitaliers d'obstétrique
851114-4 Services hospitaliers de rééducation
851115-5 Services hospitaliers de psychiatrie
851116-6 Services d'orthèse
851117-7 Services d'oxygénothérapie
851118-8 Services de pathologie
8511181-1 Services d'analyses de sang
8511182-4 Services d'analyses bactériologiques
851119-9 Services hospitaliers de dialyse
85112-7 Services d'appui hospitalier
851121-8 Services de literie hospitalière
851122-9 Services de soins ambulatoires
8512-6 Services de pratique médicale et services connexes
85121-3 Services de pratique médicale
851211-4 Services prestés par les médecins généralistes
851212-5 Services prestés par les médecins spécialistes
8512121-8 Services prestés par les gynécologues ou les obstétriciens
8512122-1 Services prestés par les néphrologues ou services prestés par les neurologues
8512123-4 Services prestés par les cardiologues ou services prestés par les pneumologues
85121231-1 Services prestés par les cardiologues
85121232-8 Services prestés par les pneumologues
8512124-7 Services prestés par les ORL ou les audiologistes
8512125-0 Services prestés par les gastro-entérologues et les gériatres
85121251-7 Services prestés par les gastro-entérologues
85121252-4 Services prestés par les gériatres
8512127-6 Services prestés par les psychiatres ou les psychologues
85121271-3 Services à domicile pour les personnes souffrant de perturbations psychologiques
8512128-9 Services prestés par les ophthalmologues, les dermatologues et les orthopédistes
85121281-6 Services prestés par les ophthalmologues
85121282-3 Services prestés par les dermatologues
85121283-0 Services prestés par les orthopédistes
8512129-2 Services prestés par les pédiatres ou urologues
85121291-9 Services prestés par les pédiatres
85121292-6 Services prestés par les urologues
851213-6 Services prestés par les chirurgiens spécialistes
8513-9 Services de soins dentaires et services connexes
85131-6 Services de soins dentaires
851311-7 Services d'orthodontie
8513111-0 Services de chirurgie orthodontique
8514-2 Services de santé divers
85141-9 Services prestés par le personnel médical
851411-0 Services prestés par les sages-femmes
851412-1 Services prestés par le personnel infirmier
8514121-4 Services de soins médicaux à domicile
85141211-1 Services de dialyse et de soins médicaux à domicile
8514122-7 Services de conseil prestés par le personnel infirmier
85142-6 Services paramédicaux
851421-7 Services de physiothérapie
851422-8 Services d'homéopathie
851423-9 Services d'hygiène
851424-0 Livraison à domicile d'articles pour incontinents
85143-3 Services ambulanciers
85144-0 Services d'équipement de santé extrahospitalier
851441-1 Services de soins infirmiers de foyers
85145-7 Services prestés par les laboratoires médicaux
85146-4 Services prestés par les banques de sang
851461-5 Services prestés par les banques de sperme
851462-6 Services prestés par les banques d'organes
85147-1 Services de médecine du travail
85148-8 Services d'analyses médicales
85149-5 Services de pharmacie
8515-5 Services d'imagerie médicale
8516-8 Services prestés par les opticiens
8517-1 Services d'acupuncture et de chiropraxie
85171-8 Services d'acupuncture
85172-5 Services de chiropraxie
852-1 Services vétérinaires
8521-3 Services d'animalerie
853-2 Services d'action sociale et services connexes
8531-5 Services d'action sociale
85311-2 Services d'action sociale avec hébergement
853111-3 Services sociaux pour les personnes âgées
853112-4 Services sociaux pour les personnes handicapées
853113-5 Services sociaux pour les enfants et les adolescents
85312-9 Services sociaux sans hébergement
853121-0 Services de foyers de jour
8531211-3 Services de crèches et garderies d'enfants
8531212-6 Services de foyers de jour pour enfants et adolescents handicapés
853122-1 Livraison de provisions à domicile
853123-2 Services d'orientation et de conseil professionnel
8531231-5 Services d'orientation
8531232-8 Services de conseil professionnel
8531233-1 Services de planning familial
853124-3 Services sociaux non prestés par les institutions résidentielles
853125-4 Services de réhabilitation
8531251-7 Services de réhabilitation professionnelle
8532-8 Services sociaux
85321-5 Services sociaux administratifs
85322-2 Programme d'action communale
85323-9 Services médico-sociaux
90-7 Services d'évacuation des eaux usées et d'élimination des déchets, services d'hygiénisation et services relatifs à l'environnement
904-1 Services des eaux usées
9041-4 Services de collecte des eaux usées
9042-7 Services de traitement des eaux usées
9043-0 Services d'élimination des eaux usées
9044-3 Services de traitement pour puisards
9045-6 Services de traitement pour fosses septiques
9046-9 Services de vidange de puisards ou de fosses septiques
9047-2 Services de curage des égouts
9048-5 Service de gestion du réseau d'assainissement
90481-2 Exploitation d'une station de traitement des eaux d'égout
9049-8 Services d'inspection des égouts et services de conseil en matière de traitement des eaux usées
90491-5 Services d'inspection des égouts
90492-2 Services de conseil en traitement des eaux usées
905-2 Services liés aux déchets et aux ordures
9051-5 Élimination et traitement des ordures
90511-2 Services de collecte des ordures
905111-3 Services de collecte de déchets solides urbains
905112-4 Services de collecte des ordures ménagères
905113-5 Services de collecte des déchets sauvages
905114-6 Services de collecte du papier
90512-9 Services de transport des ordures ménagères
90513-6 Services de traitement et d'élimination des ordures ménagères et des déchets non dangereux
905131-7 Services d'élimination des ordures ménagères
905132-8 Services d'élimination de déchets solides urbains
905133-9 Services d'incinération des ordures ménagères
905134-0 Services d'évacuation de cendres
905135-1 Traitement et évacuation de résidus liquides
905136-2 Services d'élimination des boues
905137-3 Services de transport des boues
905138-4 Services de traitement des boues
905139-5 Services d'évacuation des boues
90514-3 Services de recyclage des ordures ménagères
9052-8 Services relatifs aux déchets radioactifs, toxiques, médicaux et dangereux
90521-5 Services de traitement des déchets radioactifs
905211-6 Collecte de déchets radioactifs
905212-7 Services de stockage des déchets radioactifs
905213-8 Élimination de déchets radioactifs
905214-9 Transport de déchets radioactifs
9052141-2 Transport de déchets radioactifs de faible activité
9052142-5 Transport de déchets radioactifs d'activité intermédiaire
905215-0 Colis de déchets radioactifs
9052151-3 Colis de déchets radioactifs de faible activité
9052152-6 Colis de déchets radioactifs d'activité intermédiaire
90522-2 Services concernant les sols contaminés
905221-3 Enlèvement de sols contaminés
905222-4 Élimination de sols contaminés
905223-5 Services de traitement de sols contaminés
905224-6 Nettoyage et traitement du sol
90523-9 Services d'élimination de déchets toxiques, excepté déchets radioactifs et sols contaminés
905231-0 Services d'élimination d'armes et de munitions
905232-1 Services de neutralisation des bombes
905233-2 Services de dragage de mines
90524-6 Services relatifs aux déchets médicaux
905241-7 Services de collecte de déchets hospitaliers
905242-8 Services d'élimination de déchets hospitaliers
905243-9 Services d'enlèvement de déchets biologiques
905244-0 Services de collecte, de transport et d'élimination de déchets hospitaliers
9053-1 Exploitation d'une décharge
90531-8 Services de gestion de décharges contrôlées
90532-5 Services de gestion de terrils de charbon
90533-2 Services de gestion de décharges
906-3 Services de propreté et d'hygiénisation en milieu urbain ou rural, et services connexes
9061-6 Services de voirie et services de balayage des rues
90611-3 Services de voirie
90612-0 Services de balayage des rues
9062-9 Services de déneigement
9063-2 Services de déverglaçage
9064-5 Services de nettoyage et de vidange des avaloirs
90641-2 Services de nettoyage des avaloirs
90642-9 Services de vidange des avaloirs
9065-8 Services de désamiantage
9066-1 Services d'enlèvement du plomb
9067-4 Services de désinfection et désinfestation en milieu rural ou urbain
9068-7 Services de nettoyage de plages
9069-0 Services d'enlèvement des graffitis
907-4 Services relatifs à l'environnement
9071-7 Gestion environnementale
90711-4 Évaluation de l'impact sur l'environnement autre que pour la construction
907111-5 Évaluation des risques et dangers autre que pour la construction
907112-6 Normes environnementales autres que pour la construction
907113-7 Analyse des indicateurs environnementaux autres que pour la construction
907114-8 Services d'évaluation de l'impact sur l'environnement (EIA) autres que pour la construction
907115-9 Surveillance de l'environnement autre que pour la construction
90712-1 Planification environnementale
907121-2 Planification de la mise en valeur de l'environnement urbain
907122-3 Planification de la stratégie de conservation de la forêt
907123-4 Planification de la stratégie de conservation maritime
907124-5 Services de gestion des ressources naturelles et de planification de la stratégie de conservation
907125-6 Création ou planification d'institutions environnementales
90713-8 Services de conseils environnementaux
907131-9 Services de conseils en matière d'approvisionnement en eau et de gestion des eaux usées autres que pour la construction
90714-5 Contrôle de la conformité aux normes environnementales
907141-6 Systèmes d'information environnementale
907142-7 Services corporatifs de contrôle de la conformité aux normes environnementales
907143-8 Services sectoriels de contrôle de la conformité aux nornes environnementales
907144-9 Services de contrôle de la conformité aux normes environnementales pour activités spécifiques
907145-0 Services de contrôle de la qualité environnementale
907146-1 Services de contrôle de la sécurité environnementale
90715-2 Services de recherche de la pollution
907151-3 Services de recherche en matière de pollution par produits chimiques et par hydrocarbures
9071511-6 Recherche sur un site d'usine à gaz
9071512-9 Recherche sur un site d'usine à produits chimiques ou sur un site de déchets de raffinerie de pétrole
907152-4 Autres services de recherche en matière de pollution
9071521-7 Recherche sur un site de dépôt d'hydrocarbures ou de terminal pétrolier
9071522-0 Recherche sur un site industriel
9071523-3 Recherche sur un site contenant des déchets industriels
9071524-6 Recherche sur un site d'usine de traitement du bois
9071525-9 Recherche sur un site d'installation de nettoyage chimique à sec
9071526-2 Recherche sur un site de fonderie
9071527-5 Recherche sur un site d'usine de recyclage
9071528-8 Recherche sur un site d'usine de traitement des aliments
9072-0 Protection environnementale
90721-7 Services de sécurité environnementale
907211-8 Services de protection du paysage
907212-9 Service de protection de l'ozone
907213-0 Services de protection contre la contamination de l'alimentation humaine ou de l'alimentation animale
907214-1 Services de protection des ressources génétiques
907215-2 Services de protection contres les matières toxiques
907216-3 Services de radioprotection
907217-4 Services de protection des espèces menacées de disparition
907218-5 Services de protection contre les risques ou dangers naturels
90722-4 Réhabilitation environnementale
907221-5 Réhabilitation de site industriel
907222-6 Services de décontamination environnementale
907223-7 Services de mise en valeur des sols
9073-3 Recherche, surveillance et réhabilitation de la pollution
90731-0 Services liés à la pollution atmosphérique
907311-1 Gestion de la qualité de l'air
907312-2 Services de contrôle et de gestion de la pollution atmosphérique transfrontalière
9073121-5 Achats de crédits d'émission de CO2
907313-3 Services de protection contre la pollution atmosphérique
907314-4 Services de surveillance ou de mesure de la pollution atmosphérique
907315-5 Services de détection de gaz toxiques
907316-6 Surveillance du méthane
907317-7 Services de surveillance du dioxyde de carbone
907318-8 Surveillance des particules atmosphériques
907319-9 Services de surveillance de l'appauvrissement en ozone
90732-7 Pollution des sols
907321-8 Services de protection contre la pollution des sols
907322-9 Services d'enlèvement des sols pollués
907323-0 Traitement et réhabilitation des sols pollués
907324-1 Services de conseil contre la pollution des sols
907325-2 Cartographie de la pollution des sols
907326-3 Mesure et surveillance de la pollution des sols
907327-4 Évaluation de la pollution par les engrais organiques
907328-5 Évaluation de la pollution par les pesticides
907329-6 Évaluation de la pollution par les nitrates et les phosphates
9073291-9 Évaluation de la pollution par les nitrates
9073292-2 Évaluation de la pollution par les phosphates
90733-4 Services liés à la pollution de l'eau
907331-5 Services de surveillance et de lutte contre la pollution des eaux de surface
907332-6 Services de réhabilitation de la pollution des eaux de surface
907333-7 Services de protection de la pollution des eaux de surface
907334-8 Services de traitement des eaux de surface
907335-9 Services de drainage de la pollution des eaux de surface
907336-0 Services de gestion ou de lutte contre la pollution transfrontalière des eaux
907337-1 Services de surveillance et de lutte contre la pollution de la nappe phréatique
907338-2 Services de drainage de la pollution de la nappe phréatique
907339-3 Traitement et réhabilitation de la pollution de la nappe phréatique
9074-6 Services de recherche, de surveillance et de réhabilitation des polluants
90741-3 Services liés à la pollution par hydrocarbures
907411-4 Services de surveillance de l'écoulement accidentel d'hydrocarbures
907412-5 Services de lutte contre les déversements accidentels d'hydrocarbures
907413-6 Services de réhabilitation de l'écoulement accidentel d'hydrocarbures
90742-0 Services liés à la pollution sonore
907421-1 Services de lutte contre le bruit
907422-2 Services de protection contre la pollution sonore
907423-3 Services de surveillance de la pollution sonore
907424-4 Services de conseil contre la pollution sonore
90743-7 Services liés à la pollution par des matières toxiques
907431-8 Services de surveillance des matières toxiques
907432-9 Services de réhabilitation des matières toxiques
909-6 Services de nettoyage et d'hygiène
9091-9 Services de nettoyage
90911-6 Services de nettoyage de logements, de bâtiments et de vitres
909111-7 Services de nettoyage de logements
909112-8 Services de nettoyage de bâtiments
909113-9 Services de nettoyage de vitres
90912-3 Services de nettoyage par soufflage de structures tubolaires
90913-0 Services de nettoyage de cuves et de réservoirs
909131-1 Services de nettoyage de cuves
909132-2 Services de nettoyage de réservoirs
90914-7 Services de nettoyage de parkings
90915-4 Services de nettoyage de fourneaux et de cheminées
90916-1 Services de nettoyage de matériel téléphonique
90917-8 Services de nettoyage de matériel de transport
90918-5 Services de nettoyage de poubelles
90919-2 Services de nettoyage de matériel de bureau, de bureaux, des écoles
909191-3 Services de nettoyage de matériel de bureau
909192-4 Services de nettoyage de bureaux
909193-5 Services de nettoyage des écoles
9092-2 Services d'hygiénisation d'installations
90921-9 Services de désinfection et de désinfestation
90922-6 Services de lutte contre les parasites
90923-3 Services de dératisation
90924-0 Services de fumigation
92-1 Services récréatifs, culturels et sportifs
921-2 Services cinématographiques et services vidéo
9211-5 Services de production de films cinématographique et de vidéos et services connexes
92111-2 Services de production cinématographique et vidéo
921111-3 Production de films et de vidéos à usage pédagogique
921112-4 Production de films et de vidéos publicitaires, de propagande et d'information
9211121-7 Production de films publicitaires
9211122-0 Production de vidéos publicitaires
9211123-3 Production de films de propagande
9211124-6 Production de vidéos de propagande
9211125-9 Production de films d'information
9211126-2 Production de vidéos d'information
921113-5 Production de films et de vidéos de divertissement
9211131-8 Production de films de divertissement
9211132-1 Production de vidéos de divertissement
92112-9 Services liés à la production de films cinématographiques ou de vidéos
9212-8 Services de distribution de films cinématographiques et de vidéos
92121-5 Services de distribution de vidéos
92122-2 Services de distribution de films cinématographiques
9213-1 Services de projection de films cinématographiques
9214-4 Services de projection de vidéos
922-3 Services de radio et de télévision
9221-6 Services de radio
92211-3 Services de production radiophonique
92213-7 Services de systèmes radiophoniques à petite échelle
92214-4 Services de studio ou de matériel radiophonique
92215-1 Services généraux de radiophonie mobile (GMRS)
92216-8 Services radio familiaux (FRS)
92217-5 Services généraux de radiophonie mobile/Services radio familiaux (GMRS/FRS)
9222-9 Services de télévision
92221-6 Services de production télévisuelle
92222-3 Services de télévision en circuit fermé
92224-7 Services de télévision numérique
92225-4 Services de télévision interactive
922251-7 Services de télédiffusion de films à la demande
92226-1 Services de téléprogrammation
9223-2 Services de radio et de télévision par câble
92231-9 Services bilatéraux internationaux et de lignes louées privées internationales
92232-6 Services de télévision par câble
923-4 Services de divertissement
9231-7 Services de création et d'interprétation d'œuvres artistiques et littéraires
92311-4 Œuvres d'art
92312-1 Services artistiques
923121-2 Services de divertissement prestés par les metteurs en scène de théâtre, les chœurs, les ensembles musicaux et les orchestres
9231211-5 Services de divertissement prestés par les metteurs en scène de théâtre
9231212-8 Services de divertissement prestés par les chœurs
9231213-1 Services de divertissement prestés par les ensembles musicaux
9231214-4 Services de divertissement prestés par les orchestres
923122-3 Services prestés par les auteurs, les compositeurs, les sculpteurs et les artistes
9231221-6 Services prestés par les auteurs
92312211-3 Services d'agences de rédaction
92312212-0 Services relatifs à la préparation de manuels de formation
92312213-7 Services prestés par les rédacteurs techniques
9231222-9 Services prestés par les compositeurs
9231223-2 Services prestés par les sculpteurs
9231224-5 Services prestés par les artistes
9231225-8 Services prestés par les artistes indépendants
92312251-5 Services prestés par les disk-jockeys
9232-0 Services d'exploitation de salles de spectacles
9233-3 Services de zones récréatives
92331-0 Services de fêtes foraines et de parcs d'attractions
923311-1 Services de fêtes foraines
923312-2 Services de parcs d'attractions
9233121-5 Services d'animation pour enfants
92332-7 Services de plages
9234-6 Services relatifs à la danse et aux divertissements
92341-3 Services de cirques
92342-0 Services d'écoles de danse
923421-1 Services d'écoles de danse de salon
923422-2 Services d'écoles de danse de discothèque
9235-9 Services de jeux et de paris
92351-6 Services de jeux
923511-7 Services d'exploitation de la loterie
923512-8 Services d'exploitation de casinos
92352-3 Services de paris
923521-4 Services d'exploitation de machines pour les paris mutuels
923522-5 Services prestés par les bookmakers
9236-2 Services pyrotechniques
9237-5 Services prestés par les techniciens du son
924-5 Services d'agences de presse
925-6 Services de bibliothèques, archives, musées et autres services culturels
9251-9 Services de bibliothèques et archives
92511-6 Services de bibliothèques
92512-3 Services d'archives
925121-4 Services de destruction d'archives
9252-2 Services de musées et de préservation des sites historiques et des services connexes
92521-9 Services de musées
925211-0 Services d'exposition dans les musées
925212-1 Services de conservation des objets exposés et des spécimens
9252121-4 Services de conservation des objets exposés
9252122-7 Services de conservation des spécimens
92522-6 Services de conservation des sites et des monuments historiques
925221-7 Services de conservation des sites historiques
925222-8 Services de conservation des monuments historiques
9253-5 Services de jardins botaniques et zoologiques et des réserves naturelles
92531-2 Services de jardins botaniques
92532-9 Services de jardins zoologiques
92533-6 Services de réserves naturelles
92534-3 Services de préservation de la vie sauvage
926-7 Services sportifs
9261-0 Services d'exploitation d'installations sportives
9262-3 Services liés au sport
92621-0 Services de promotion de manifestations sportives
92622-7 Services d'organisation de manifestations sportives
927-8 Services de cybercafé
98-3 Autres services communautaires, sociaux et personnels
981-4 Services des organisations associatives
9811-7 Services fournis par des organisations commerciales, professionnelles et spécialisées
98111-4 Services fournis par des organisations commerciales
98112-1 Services prestés par les organisations professionnelles
98113-8 Services fournis par des organisations spécialisées
981131-9 Services de sûreté nucléaire
9812-0 Services prestés par les organisations syndicales
9813-3 Services divers prestés par les organisations associatives
98131-0 Services religieux
98132-7 Services prestés par les organisations politiques
98133-4 Services prestés par les organisations sociales
981331-5 Services d'appui relatifs au développement de l'esprit civique et aux équipements collectifs
9813311-8 Services prestés par les associations de jeunes
982-5 Services de conseil en matière d'égalité des chances
983-6 Services divers
9831-9 Services de blanchisserie et de nettoyage à sec
98311-6 Services de ramassage de linge
983111-7 Services de gestion de blanchisserie
983112-8 Services d'exploitation de blanchisserie
98312-3 Services de nettoyage de textile
983121-4 Services d'imprégnation de textile
98313-0 Services de nettoyage de fourrures
98314-7 Services de coloration
98315-4 Services de repassage
98316-1 Services de teinture
9832-2 Services de coiffure et de soins de beauté
98321-9 Services de coiffure
983211-0 Services de coiffeurs pour hommes
98322-6 Services de soins de beauté
983221-7 Services de soins de beauté, de manucure et de pédicure
9832211-0 Services de soins cosmétiques
9832212-3 Services de manucure
9832213-6 Services de pédicure
9832214-9 Services de maquillage
9833-5 Services de soins corporels
98331-2 Services de bains turcs
98332-9 Services de stations thermales
98333-6 Services de massage
98334-3 Services de mieux-être
98336-7 Services d'entraînement, d'exercices ou d'aérobic
9834-8 Services d'hébergement et de bureau
98341-5 Services d'hébergement
983411-6 Services de gestion de l'hébergement
9834111-9 Services ménagers
9834112-2 Services de portier
9834113-5 Services de conciergerie
9834114-8 Services de gardien d'immeuble
98342-2 Services relatifs à l'environnement de travail
9835-1 Services relatifs aux équipements collectifs
98351-8 Services de gestion de parkings
983511-9 Services de parkings
9835111-2 Services de mise en œuvre des règles de stationnement
9836-4 Services marins
98361-1 Services relatifs à l'océanologie
98362-8 Services de gestion portuaire
983621-9 Services d'appui de base maritimes
98363-5 Services de plongée
9837-7 Services funéraires et services connexes
98371-4 Services funéraires
983711-5 Services d'inhumation et de crémation
9837111-8 Services d'inhumation
98371111-5 Services d'entretien de cimetières
9837112-1 Services de crémation
983712-6 Services de pompes funèbres
9838-0 Services de chenils
9839-3 Autres services
98391-0 Services de déclassement
98392-7 Services de déplacement
98393-4 Services de confection sur mesure
98394-1 Services de tapisserie
98395-8 Services de serrurerie
98396-5 Services d'accordage d'instruments
985-8 Ménages privés employant du personnel
9851-1 Services d'employés commerciaux et d'ouvriers industriels
98511-8 Services d'employés commerciaux
98512-5 Services d'ouvriers industriels
98513-2 Services de main-d'œuvre pour les particuliers
985131-3 Service de personnel intérimaire pour les particuliers
985132-4 Services de personnel de bureau pour les particuliers
985133-5 Services de personnel temporaire pour les particuliers
9851331-8 Services d'aide à domicile
98514-9 Services domestiques
989-2 Services prestés par des organisations et des organismes extra-territoriaux
9891-5 Services spécifiques aux organisations et aux organismes internationaux$cpv$, E'\n') as line) said
where not exists (select 1 from cpv c where c."deletedAt" is null
  and c.code = rpad(split_part(said.code, '-', 1), 8, '0') || '-' || split_part(said.code, '-', 2));
