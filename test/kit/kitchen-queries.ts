/** What kitchens type, and what one of the first three articles is called (folded, `|` for « or »); after « # », what is not food. */
const text = `
eau ; ^eau
eau plate ; ^eau (de source|minerale plate|de table)
eau gazeuse ; ^eau (minerale gazeuse|de source gazeifiee)
badoit ; ^eau (minerale gazeuse|de source gazeifiee)
riz ; ^riz
riz basmati ; ^riz
riz au lait ; ^riz au lait
lait ; ^lait
lait 1 L ; ^lait .*1 l
lait demi écrémé ; ^lait (uht 1/2|demi)
lait demi-écrémé 6x1L ; ^lait demi-ecreme.*6 × 1 l
lait bio ; ^lait .*bio
lait de soja ; ^boisson au soja
boisson soja ; ^boisson au soja
pdt ; ^pomme de terre
pdt 10kg ; pomme de terre.*10 kg
PDT grenaille ; ^pomme de terre grenaille
patates ; ^pomme de terre
frites ; ^frite
frites 10/10 ; ^frites 10
steack ; ^steak
steack haché ; ^steak hache
steaks hachés ; ^steak hache
steak 125g ; ^steak hache 15 % 125 g
viande hachée ; hache
boeuf ; boeuf
bœufs ; boeuf
rosbif ; ^roti de boeuf
roti porc ; ^roti de porc
rôtis de porc ; ^roti de porc
porc ; porc
veau ; ^(?!.*nouveau).*veau
sauté agneau ; ^saute d'agneau
blanquette ; ^blanquette
bourguignon ; bourguignon
agneau ; agneau
gigot ; ^gigot
merguez ; ^merguez
chipolatas ; ^chipolata
saucisse ; saucisse|chipolata|merguez
poulet ; ^poulet|poulet
cuisses de poulet ; ^cuisse de poulet
escalope dinde ; ^escalope de dinde
filet poulet ; ^filet de poulet
cordon bleu ; ^cordon-bleu
nuggets ; ^nugget
jambon ; ^jambon
jambon blanc ; ^jambon (blanc|cuit)
jambons blancs ; ^jambon (blanc|cuit)
lardons ; ^lardon
paté de campagne ; ^pate de campagne
chorizo ; ^chorizo
knacki ; ^saucisse de strasbourg
carotte ; ^carotte
carottes ; ^carotte
carrote ; ^carotte
carottes rapées ; ^carottes rapees
carotte 10 kg ; ^carotte.*10 kg
tomates ; ^tomate
tomatte ; ^tomate
courjette ; ^courgette
aubergines ; ^aubergine
oignon ; ^oignon
ognon ; ^oignon
oignons jaunes ; ^oignon jaune
ail ; ^ail
poireaux ; ^poireau
choux fleurs ; ^chou-fleur
chou fleur ; ^chou-fleur
brocolis ; ^brocoli
champignons ; ^champignon
champinion ; ^champignon
haricots verts ; ^haricots verts
haricot vert extra fin ; ^haricots verts extra-fins
petits pois ; ^petits? pois
épinards ; ^epinard
epinar ; ^epinard
salade ; salade
salade verte ; laitue|batavia|frisee|mesclun|iceberg
concombres ; ^concombre
pommes ; ^pomme
pommes golden ; ^pomme golden
kiwis ; ^kiwi
citrons ; citron
fraises ; ^fraise
agrumes ; orange|citron|clementine|mandarine|pamplemousse
beurre ; ^beurre
beurre doux ; ^beurre doux
beure ; ^beurre
plaquette beurre ; ^beurre
beurre individuel ; ^beurre en micropain
oeufs ; ^oeuf
œufs durs ; ^oeufs durs
crème fraîche ; ^creme (epaisse|liquide)
creme liquide 35 ; ^creme liquide uht 35
crème dessert ; ^creme dessert
yaourt ; ^yaourt
yahourt ; ^yaourt
yaourts nature ; ^yaourt nature
yogourt nature ; ^yaourt nature
fromage blanc ; ^fromage blanc
fromage rapé ; rape
gruyère ; emmental|comte
camenbert ; ^camembert
camembert ; ^camembert
mozarella ; ^mozzarella
comté ; ^comte
pâtes ; ^(coquillette|macaroni|spaghetti|penne|torsade|farfalle|tagliatelle|vermicelle)
spaghetti ; ^spaghetti
boulgours ; ^boulgour
semoule ; ^semoule
lentilles ; ^lentille
pois chiches ; ^pois chiche
farine ; ^farine
sucre ; ^sucre
sel ; ^sel fin|^sel
huile ; ^huile
huile d'olive ; ^huile d'olive
huile tournesol ; ^huile de tournesol
vinaigre ; ^vinaigre
moutarde ; ^moutarde
mayo ; ^mayonnaise
ketchup ; ^ketchup
café ; ^cafe
jus d'orange ; ^jus d'orange
jus pomme ; ^jus de pomme
compote ; ^compote
confiture abricot ; ^confiture d'abricots
chocolat ; ^chocolat
biere ; ^biere
AR1 ; ^roti de porc filet
#sopalin ; ^(essuie-tout|essuie-mains|bobine)
#essuie mains ; ^essuie-mains
#pq ; ^papier toilette
#papier toilette ; ^papier toilette
#javel ; javel
#eau de javel ; ^eau de javel
#liquide vaisselle ; ^liquide vaisselle
#sac poubelle 110L ; ^sacs poubelle 110 l
#gobelet ; ^gobelet
#gobelets plastique ; ^gobelet
#serviettes ; ^serviette
#gel hydro ; ^gel hydroalcoolique
#film alimentaire ; ^film
#eponge ; ^eponge
`

export interface KitchenQuery {
  q: string
  shelf: 'food' | 'nonFood'
  expected: RegExp
}

export const kitchenQueries: readonly KitchenQuery[] = text
  .trim()
  .split('\n')
  .map((line) => {
    const [typed = '', expected = ''] = line.split(' ; ')
    const isFood = !typed.startsWith('#')
    return { q: typed.replace('#', ''), shelf: isFood ? 'food' : 'nonFood', expected: new RegExp(expected) }
  })
