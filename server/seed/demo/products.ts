import { families } from '../data/families'
import { type FamilyData, type SubfamilyData, split, subfamiliesOf } from '../data/family'
import { stream } from '../random'

export interface DemoProduct {
  family: FamilyData
  subfamily: SubfamilyData
  name: string
  variant: string
  pack: string
  order: string
  coefficient: number
  /** Hundredths of a euro for a base unit. */
  price: number
}

const total = 5000
const [dear, fair] = [1.3, 1.12]

/** What a variant adds to a price. */
const premium = (variant: string): number =>
  /bio|fermier/.test(variant) ? dear : /Label Rouge|MSC|équitable|HVE|AOP/.test(variant) ? fair : 1

/** Every product that a subfamily could hold; a variant that its name already says is left out. */
function possible(family: FamilyData, subfamily: SubfamilyData): DemoProduct[] {
  return subfamily.names.flatMap((name) => {
    const random = stream(`price ${name}`)
    const base = random.int(subfamily.low, subfamily.high)
    const variants = split(family.variants).filter((variant) => !name.includes(variant))
    return variants.flatMap((variant) =>
      split(family.packs).map((text) => {
        const [pack = '', order = '', coefficient = '1'] = text.split(':')
        const price = Math.round(base * premium(variant))
        return { family, subfamily, name, variant, pack, order, coefficient: Number(coefficient), price }
      }),
    )
  })
}

/** The 5,000 products of the demonstration: as many for each subfamily, to one. */
export function demoProducts(): DemoProduct[] {
  const all = families.flatMap((family) => subfamiliesOf(family).map((subfamily) => ({ family, subfamily })))
  const [share, rest] = [Math.floor(total / all.length), total % all.length]
  return all.flatMap(({ family, subfamily }, index) =>
    stream(`products ${subfamily.label}`).some(possible(family, subfamily), share + (index < rest ? 1 : 0)),
  )
}

export const productLabel = ({ name, variant, pack }: DemoProduct): string => `${name} ${variant} – ${pack}`

const byWord: readonly (readonly [RegExp, string])[] = [
  [/\bbio\b/, 'BIO'],
  [/Label Rouge/, 'LABEL_ROUGE'],
  [/HVE/, 'HVE'],
  [/MSC/, 'PECHE_DURABLE'],
  [/fermier/, 'FERMIER'],
  [/équitable/, 'COMMERCE_EQUITABLE'],
  [/local/, 'LOCAL'],
  [/Bleu-Blanc-Cœur/, 'BLEU_BLANC_COEUR'],
  [/Ecolabel/, 'ECOLABEL'],
  [
    /^(Comté|Cantal|Saint-Nectaire|Reblochon|Munster|Livarot|Pont-l'évêque|Roquefort|Bleu d'Auvergne|Fourme d'Ambert|Bleu des Causses|Ossau-Iraty|Valençay|Crottin)/,
    'AOCAOP',
  ],
  [/^(Jambon de Bayonne|Riz de Camargue|Tomme de Savoie|Saucisse de Morteau|Saucisse de Montbéliard)/, 'IGP'],
]

/** Codes of the labels that a product's name and variant tell. */
export const labelCodes = (product: DemoProduct): string[] =>
  byWord.filter(([word]) => word.test(`${product.name} ${product.variant}`)).map(([, code]) => code)
