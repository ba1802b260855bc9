import { lookup } from '../schema/lookup'
import type { PhraseValues } from '../schema/marks'
import { fill } from '../schema/phrase'

/** What a condition that may be meant asks at the end of its sentence. */
const question = ' Confirmer ?'

/** What is said where a condition of the trade is met (5-doors §1); `also` where the facts are others than those that it tells. */
const sentences = lookup({
  withdrawn: {
    said: "%{article} n'est plus au catalogue depuis le %{date}.",
    also: {
      undated: "%{article} n'est plus au catalogue.",
      toCome: "%{article} n'est au catalogue qu'à partir du %{date}.",
    },
  },
  unpriced: { said: "%{article} n'a pas de prix au %{date}." },
  unreferenced: {
    said: "%{supplier} n'est plus référencé pour %{member}.",
    also: { part: "%{supplier} n'est plus référencé pour %{member} (%{part})." },
  },
  outOfCatalogue: { said: "%{article} n'est plus proposé hors catalogue." },
  supplierClosed: { said: '%{supplier} ne reçoit plus de commandes.' },
  memberClosed: { said: '%{member} ne peut plus commander : %{status}.' },
  day: {
    said: "La livraison du %{date} n'est plus possible ; prochaine : %{next}.",
    also: { alone: "La livraison du %{date} n'est plus possible." },
  },
  minimum: { said: 'Il manque %{amount} HT pour le minimum de %{supplier}.' },
  budget: {
    said: 'Cette commande dépasse le budget de %{amount}.',
    also: { month: 'Cette commande dépasse le budget du mois, de %{amount}.' },
  },
  quantity: { said: 'Par %{step}, %{minimum} au moins.', also: { step: 'Par %{step}.' } },
  habit: {
    said: `%{quantity} de %{article} : d'habitude %{usual}.${question}`,
    also: { unknown: `%{quantity} de %{article}, soit %{amount} HT, sans habitude connue.${question}` },
  },
  access: { said: "Vous n'avez plus accès %{what}." },
  author: { said: "%{author} n'est plus actif ; vous répondez de cette commande." },
  priceMoved: { said: '%{article} : %{from} → %{to}.' },
  address: { said: "%{supplier} n'a pas d'adresse de commande." },
  validator: { said: "Aucun valideur de niveau %{n} n'est disponible pour cette commande." },
  stale: {
    said: '%{name} a mis %{quantity} il y a %{ago}.',
    also: {
      removed: '%{name} a retiré %{article} il y a %{ago}.',
      answered: '%{name} a répondu il y a %{ago}.',
      reopened: '%{name} a repris cette commande il y a %{ago}.',
      resent: '%{name} a repris et renvoyé cette commande il y a %{ago}.',
      received: '%{name} a signé une réception il y a %{ago}.',
    },
  },
  stockModule: { said: "Le module de stock n'est pas ouvert pour %{member}." },
  period: { said: 'La période est clôturée par un inventaire' },
} as const)
export type GuardId = keyof typeof sentences

/** Every guard, in the order of the table. */
export const guardIds = Object.keys(sentences) as GuardId[]

type Variant<G extends GuardId> = (typeof sentences)[G] extends { also: infer A } ? keyof A : never
type Sentence = { said: string; also?: Readonly<Record<string, string>> }

/** The sentence of a guard with its names. */
export function guardSentence<G extends GuardId>(
  guard: G,
  values: PhraseValues,
  variant?: Variant<G>,
): string {
  const { said, also }: Sentence = sentences[guard]
  return fill((variant && also?.[variant as string]) ?? said, values)
}

/** What a guard asks, said where it is told and nothing is asked: without its question. */
export const statedSentence = (reason: string): string =>
  reason.endsWith(question) ? reason.slice(0, -question.length) : reason

/** The sentence of a guard as it is declared, its marks not filled. */
export const sentenceOf = (guard: GuardId): string => sentences[guard].said

/** What stands at the marks, in French, for who reads the rules. */
const markWords: Readonly<Record<string, string>> = lookup({
  ...{ article: 'article', date: 'date', supplier: 'fournisseur', member: 'adhérent', status: 'statut' },
  ...{ next: 'date', amount: 'montant', step: 'pas', minimum: 'minimum', quantity: 'quantité', usual: 'n' },
  ...{ what: 'à quoi', author: 'auteur', from: 'prix', to: 'prix', n: 'n', name: 'nom', ago: 'durée' },
})

/** The same for a reader: « {article} n'est plus au catalogue depuis le {date}. » */
export const writtenSentence = (guard: GuardId): string =>
  sentenceOf(guard).replace(/%\{(\w+)\}/g, (mark, name: string) => `{${markWords[name] ?? mark}}`)
