import { lookup } from '../../resources/schema/lookup'

/**
 * Words that the most common passwords are made of, in French and in English: alone or followed by digits and signs they
 * are refused. Sources of the choice: the public yearly lists of the most used passwords in France and in the world.
 */
const words = `
password passwort passw0rd pass motdepasse mdp azerty azertyuiop azertyui qwerty qwertyuiop qwertz qsdfghjk wxcvbn
admin administrateur administrator root user utilisateur invite test demo compte login connexion bienvenue welcome
bonjour bonsoir salut hello coucou soleil loulou doudou chouchou doudoune cheval poussin princesse princess nounours
marseille paris lyon toulouse bordeaux nantes lille strasbourg france french bretagne corse espagne portugal italie
jetaime jetadore amour mamour monamour iloveyou love lover lovely bisous bebe cherie chocolat vanille caramel nutella
camille nicolas thomas julien maxime alexandre antoine vincent sebastien guillaume benjamin valentin quentin romain
pierre philippe michel jean patrick olivier laurent frederic christophe stephane david daniel robert charles gabriel
isabelle sandrine nathalie valerie sylvie veronique caroline stephanie celine aurelie virginie marie julie pauline
manon marine laura charlotte clement lucas mathieu matthieu kevin jeremy jordan dylan enzo hugo arthur louis emma lea
football foot rugby tennis ballon champion zidane mbappe messi ronaldo psgpsg ompsg barcelone realmadrid juventus
superman batman spiderman starwars pokemon naruto dragon dragonball minecraft fortnite playstation nintendo zelda
mustang ferrari porsche renault peugeot citroen mercedes yamaha harley kawasaki
monkey master shadow sunshine freedom whatever trustno letmein access secret changeme changez default temporaire
computer internet google facebook youtube twitter instagram samsung iphone android windows microsoft orange wanadoo
summer winter spring autumn printemps automne hiver janvier fevrier mars avril juin juillet aout septembre octobre
novembre decembre lundi mardi mercredi jeudi vendredi samedi dimanche vacances weekend ete noel famille maison jardin
hopital clinique cuisine cuisinier restaurant cantine chef economat achats achat fournisseur commande catalogue
valae entreprise societe bureau direction accueil service gestion magasin stock
abc abcd abcde abcdef abcd1234 abc123 aaaa aaaaaaaa qwe qweasd asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qazwsxedc
baseball basketball hockey soccer jennifer jessica michelle ashley nicole daniela joshua andrew charlie hunter ginger
pepper cookie buster tigger maggie bailey peanut banana cheese flower purple silver golden diamond crystal matrix
phoenix thunder killer hacker ninja pirate eagle falcon tiger lion loup chat chien minou minouche filou caline titi
tigrou bambou oscar felix simba rocky max lola nala milka
`

const known = new Set(words.split(/\s+/).filter(Boolean))

const letters: Readonly<Record<string, string>> = lookup({
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
})
const plain = (text: string) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
const unmasked = (text: string) => text.replace(/[013457@$!]/g, (sign) => letters[sign] ?? sign)

/** `azerty` in `Azerty2024!` and in `2024Azerty`: the word between the digits and the signs. */
const core = (text: string) => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
const repeats = (text: string) => /^(.{1,4})\1+$/su.test(text)
const isRun = (text: string) => '01234567890 abcdefghijklmnopqrstuvwxyz 9876543210'.includes(text)

/** Whether a password is one of the common ones, whatever the case, the accents and the usual disguises. */
export function isCommonPassword(password: string): boolean {
  const text = plain(password)
  const masked = core(text)
  const candidates = [text, masked, core(unmasked(text)), unmasked(masked)]
  return candidates.some((one) => known.has(one)) || repeats(text) || isRun(text)
}
