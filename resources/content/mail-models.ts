import { lookup } from '../schema/lookup'
import type { PhraseValues } from '../schema/marks'
import { fill } from '../schema/phrase'
import type { mailLabels } from './mail-labels'
import { accountModels } from './mail-models-accounts'
import { litigationModels } from './mail-models-litigations'
import { orderModels } from './mail-models-orders'
import { pricingModels } from './mail-models-pricing'
import { quoteModels } from './mail-models-quotes'
import { rebateModels } from './mail-models-rebates'
import { surveyModels } from './mail-models-surveys'
import { tenderModels } from './mail-models-tenders'
import { volumeModels } from './mail-models-volumes'

/** A mail's French, with `{{x}}` for what is filled in. */
export interface MailModel {
  subject: string
  /** Paragraphs, an empty line between. */
  body: string
  /** What the button says, where the mail has one. */
  link?: string
  /** Small print. */
  notes?: string
  /** Variables that a rewritten message may not leave out. */
  kept?: readonly string[]
  /** What may stand between `{{` and `}}`, each with an example for the preview. */
  variables: Readonly<Record<string, string>>
}

/** Every mail that the product sends (domain §22). */
export const mailModels = lookup({
  ...accountModels,
  ...orderModels,
  ...litigationModels,
  ...tenderModels,
  ...pricingModels,
  ...volumeModels,
  ...surveyModels,
  ...quoteModels,
  ...rebateModels,
} as const satisfies Readonly<Record<keyof typeof mailLabels, MailModel>>)

export type MailModelName = keyof typeof mailModels
export const mailModelNames = Object.keys(mailModels) as MailModelName[]

/** Variables that every model has: the recipient's first name may be unknown. */
export const commonVariables = { produit: 'Portail Achats', organisation: 'Valaé' } as const

export type MailValues<M extends MailModelName> = Readonly<
  Record<keyof (typeof mailModels)[M]['variables'] & string, string | number>
>

/** The texts of a model that may be rewritten. */
export type MailTexts = Pick<MailModel, 'subject' | 'body' | 'link' | 'notes'>

export const isMailModel = (name: string): name is MailModelName => Object.hasOwn(mailModels, name)

const mark = /\{\{\s*(\w+)\s*\}\}/g

/** Fills the marks of a text that people may rewrite; one without a value is left out. */
export const fillMail = (text: string, values: PhraseValues): string =>
  text.replace(mark, (_, name: string) => fill(`%{${name}}`, { [name]: values[name] ?? '' }))

type Fault = { name: string; message: string }
type Texts = Readonly<Record<string, unknown>>

/** The first mark of a text that its model does not know. */
function unknownVariable(model: MailModel, texts: Texts, name: string): Fault[] {
  const known = { ...commonVariables, ...model.variables }
  const wrong = [...String(texts[name] ?? '').matchAll(mark)].find(
    ([, one = '']) => !Object.hasOwn(known, one),
  )
  return wrong ? [{ name, message: `La variable ${wrong[0]} n'existe pas dans ce modèle.` }] : []
}

/** What a rewritten message leaves out of what it must say. */
function missingVariable({ kept = [] }: MailModel, { body }: Texts): Fault[] {
  const said = new Set([...String(body ?? '').matchAll(mark)].map(([, one]) => one))
  const lacking = kept.find((one) => !said.has(one))
  if (lacking === undefined) return []
  return [{ name: 'body', message: `La variable {{${lacking}}} ne peut pas être retirée de ce modèle.` }]
}

/** What is wrong in a model's rewritten texts: each field at most once. */
export function mailFaults(name: MailModelName, texts: Texts): Fault[] {
  const model: MailModel = mailModels[name]
  const unknown = ['subject', 'body', 'notes'].flatMap((field) => unknownVariable(model, texts, field))
  return unknown.some((fault) => fault.name === 'body')
    ? unknown
    : [...unknown, ...missingVariable(model, texts)]
}
