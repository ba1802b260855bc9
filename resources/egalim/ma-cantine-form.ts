import { sumOfAmounts } from '../schema/exact'
import { lookup } from '../schema/lookup'
import { type EgalimCategory, shareOf } from './rules'

/** A purchase as the totals of the form look at it. */
export interface FormPurchase {
  family: string
  categories: readonly EgalimCategory[]
  is_france: boolean
  amount_ht: string
}

const isMeat = ({ family }: FormPurchase) => family === 'VIANDES_VOLAILLES'
const isFish = ({ family }: FormPurchase) => family === 'PRODUITS_DE_LA_MER'
const isEgalim = ({ categories }: FormPurchase) => categories.length > 0

/** The questions of ma-cantine's simplified form, in its order, by the names of its API (`value_bio_ht`). */
export const formTotals = lookup({
  value_total_ht: 'Total des achats alimentaires',
  value_bio_ht: 'Bio ou en conversion bio',
  value_sustainable_ht: 'Autres signes officiels (SIQO)',
  value_egalim_others_ht: 'Autres achats EGAlim',
  value_externality_performance_ht: 'Externalités ou performance environnementales',
  value_meat_poultry_ht: 'Viandes et volailles',
  value_meat_poultry_egalim_ht: 'Viandes et volailles EGAlim',
  value_meat_poultry_france_ht: 'Viandes et volailles, origine France',
  value_fish_ht: 'Produits de la mer',
  value_fish_egalim_ht: 'Produits de la mer EGAlim',
} as const)
export type FormTotal = keyof typeof formTotals

/** Amounts in euros, by question. */
export type FormTotals = Readonly<Record<FormTotal, string>>
/** As they were kept: without the questions that came later. */
export type KeptTotals = Partial<FormTotals>

/** Which purchases an answer counts; the four shares count each purchase once (domain §14.3). */
const counts: Readonly<Record<FormTotal, (purchase: FormPurchase) => boolean>> = {
  value_total_ht: () => true,
  value_bio_ht: ({ categories }) => shareOf(categories) === 'bio',
  value_sustainable_ht: ({ categories }) => shareOf(categories) === 'siqo',
  value_egalim_others_ht: ({ categories }) => shareOf(categories) === 'others',
  value_externality_performance_ht: ({ categories }) => shareOf(categories) === 'merit',
  value_meat_poultry_ht: isMeat,
  value_meat_poultry_egalim_ht: (one) => isMeat(one) && isEgalim(one),
  value_meat_poultry_france_ht: (one) => isMeat(one) && one.is_france,
  value_fish_ht: isFish,
  value_fish_egalim_ht: (one) => isFish(one) && isEgalim(one),
}

/** What a year's purchases answer to the form, in euros. */
export const formTotalsOf = (purchases: readonly FormPurchase[]): FormTotals =>
  Object.fromEntries(
    Object.entries(counts).map(([name, isCounted]) => [
      name,
      sumOfAmounts(purchases.filter(isCounted).map(({ amount_ht }) => amount_ht)),
    ]),
  ) as FormTotals
