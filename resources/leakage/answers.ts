import { leakage } from '../measures/leakage'
import { fieldsOf } from '../measures/measure'
import type { Answer } from '../schema/infer'
import { many, maybe, one } from '../schema/pick'
import { told } from '../schema/told'
import { toldKey } from '../schema/told-key'
import { leakKinds } from './kinds'

/** An article under contract that its member may order instead. */
const leakProposal = {
  article_id: told.ref('article', 'Article'),
  label: told.text('Libellé'),
  supplier_id: told.ref('supplier', 'Fournisseur'),
  supplier: told.text('Fournisseur'),
  price_ht: maybe(told.decimal('Prix HT')),
  unit: maybe(told.text('Unité')),
  /** Found by its name, where the purchase names no product. */
  isByName: told.bool('Trouvé par son nom'),
}
export type LeakProposal = Answer<typeof leakProposal>

/** A received line that was bought beside the contracts. Money in euros. */
export const leakLine = {
  /** The order. */
  id: told.int('Identifiant'),
  number: told.text('Numéro'),
  day: told.date('Jour'),
  adherent_id: told.ref('adherent', 'Adhérent'),
  adherent: told.text('Adhérent'),
  family_id: maybe(told.ref('family', 'Famille')),
  family: told.text('Famille'),
  supplier: told.text('Fournisseur'),
  label: told.text('Libellé'),
  kind: toldKey('Nature', leakKinds),
  amount_ht: told.money('Montant HT'),
  lost_ht: leakage.lost_ht.field,
  /** None where nothing under contract could be ordered instead. */
  proposal: maybe(one('Équivalent', leakProposal)),
}
export type LeakLine = Answer<typeof leakLine>

/** What a member bought of a family beside the contracts. */
const leakRow = {
  adherent_id: told.ref('adherent', 'Adhérent'),
  adherent: told.text('Adhérent'),
  family_id: maybe(told.ref('family', 'Famille')),
  family: told.text('Famille'),
  supplier_ht: told.money('Fournisseurs hors catalogue HT'),
  product_ht: told.money('Produits hors catalogue HT'),
  contract_ht: told.money('Fournisseurs hors contrat HT'),
  ...fieldsOf(leakage),
  /** The article of the dearest of its lines that could have been ordered instead. */
  proposal: maybe(one('Équivalent', leakProposal)),
  lines: told.int('Lignes'),
}
export type LeakRow = Answer<typeof leakRow>

export const leakAnswer = {
  data: many('Lignes', leakRow),
  from: told.date('Du'),
  to: told.date('Au'),
  /** The year that runs. */
  current: told.int('Année en cours'),
  ...fieldsOf(leakage),
}
export type LeakAnswer = Answer<typeof leakAnswer>
