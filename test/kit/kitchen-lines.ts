/**
 * Lines as kitchens write them in mails, lists and messages, and what one of the first three articles is called (folded, `|` for « or »);
 * none of them was looked at while the reader was written.
 */
const text = `
2 cageots tomates grappe cat 1 ; ^tomate grappe
3 cartons de frites ; ^frites
frites 10/10 x 4 ; ^frites
PDT 10kg ; pomme de terre
2 sacs de pdt ; ^pommes? de terre
5 patates ; ^pommes? de terre
pdt grenailles 2 cagettes ; ^pommes? de terre grenaille
carotes 3 sacs ; ^carotte
1 sac de carottes ; ^carotte
carottes râpées : 4 sachets ; ^carottes rapees
celeri remoulade 2 ; ^celeri remoulade
3 cagettes de courgettes ; ^courgette
aubergine - 2 ; ^aubergine
choux fleurs 2 cagettes ; ^chou-fleur
1 carton haricot vert extra fin ; ^haricots verts
epinards hachés 2 ctn ; ^epinard
petit pois 2 cartons ; ^petits pois
macedoine 3 boites ; ^macedoine
lentille vertes 1 sac ; ^lentilles vertes
pois chiche 1 ; ^pois chiche
2 sacs de riz long ; ^riz long
coquillette 2 sacs ; ^coquillette
spagetti 2 sacs ; ^spaghetti
semoule couscous 1 sac ; ^semoule
3 barquettes de steak haché ; ^steak hache
steacks hachés 15% 2 colis ; ^steak hache 15
bourguignon 5 kg ; bourguignon
roti de porc 4 kg ; ^roti de porc
sauté d'agneau 3 kg ; ^saute d'agneau
cuisses poulets 2 colis ; ^cuisses? de poulet
escalopes de dindes 3 ; ^escalope de dinde
jambon blanc 6 ; ^jambon (blanc|cuit)
lardon fumé 2 poches ; ^lardons
chipolatas 2 barquettes ; ^chipolata
merguez x3 ; ^merguez
dos de cabillaud 4 kg ; ^cabillaud
filet de lieu noir 3kg ; ^lieu noir
pavés de saumon 2 colis ; ^saumon
moules 2 sacs ; ^moules
crevette 1 colis ; ^crevettes
poisson pané 2 cartons ; ^poisson pane
oeufs 1 carton ; ^oeufs
2 seaux d'oeufs durs ; ^oeufs durs
lait 1/2 ecreme 6 colis ; ^lait .*(1/2|demi)
lait entier x 2 ; ^lait entier
creme liquide 35% 4 briques ; ^creme liquide uht 35
emental rapé 3 sachets ; ^emmental rape
camenbert 10 ; ^camembert
fromages blancs 2 seaux ; ^fromage blanc
yaourts natures 2 cartons ; ^yaourt nature
yaourt au fruit 1 carton ; ^yaourt.* fruits
petits suisses 1 ; ^petits?-suisse
beurre doux 1 carton ; ^beurre doux
20 baguettes ; ^baguette
croissants 1 carton ; ^croissant
biscotte sans sel 1 carton ; ^biscottes? sans sel
kiwi 1 plateau ; ^kiwi
bananes 1 carton ; ^banane
pommes golden 2 plateaux ; ^pomme golden
Il nous faudrait 2 plateaux de pêches pour jeudi, merci ; ^peche
bonjour, 3 cartons de compote pomme fraise svp ; ^compote pomme-fraise
perrier 2 colis ; ^eau (minerale gazeuse|de source gazeifiee)
mayo 1 seau ; ^mayonnaise
huile tournesol 5 l ; ^huile de tournesol
sucre en morceaux 1 carton ; ^sucre
cafe moulu 5 paquets ; ^cafe moulu
jus orange 2 cartons ; ^jus d'orange
confitures abricots 1 carton ; ^confiture d'abricot
sopalin 1 colis ; ^(essuie-tout|essuie-mains|bobine)
sacs poubelles 110L 2 cartons ; ^sacs poubelle 110 l
gants nitriles M 2 boites ; ^gants nitrile
PQ 1 ; ^papier toilette
film etirable 2 ; ^film
`

export const kitchenLines: readonly { line: string; expected: RegExp }[] = text
  .trim()
  .split('\n')
  .map((one) => {
    const [line = '', expected = ''] = one.split(' ; ')
    return { line, expected: new RegExp(expected) }
  })
