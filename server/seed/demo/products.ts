import { type AssortmentLine, assortment } from '../assortment'
import { services } from '../data/services'
import { stream } from '../random'
import { linesOf } from './lines'

/** A line of the assortment, or a service: what the group negotiates, whoever sells it. */
export type DemoProduct = Pick<
  AssortmentLine,
  'code' | 'family' | 'subfamily' | 'label' | 'pack' | 'orderUnit' | 'baseUnit' | 'basePerOrder'
> &
  Pick<
    AssortmentLine,
    'isCatchWeight' | 'lowest' | 'highest' | 'rate' | 'allergens' | 'origin' | 'labels'
  > & {
    /** Label of the storage mode; empty for services. */
    storage: string
    trade: string
    texture: string
    /** Name of its drawing; empty where it has none. */
    picture: string
  }

const family = 'Prestations'

/** Services by the visit: each at a price between those of its kind. */
const demoServices = (): DemoProduct[] =>
  linesOf(services).flatMap(([subfamily = '', range = '', names = '']) => {
    const [low = 0, high = 0] = range.split('-').map(Number)
    return names.split(', ').map((label) => {
      const price = stream(`service ${label}`).int(low, high) * 100
      return {
        code: label,
        family,
        subfamily,
        label,
        trade: family,
        pack: '',
        orderUnit: 'Forfait',
        baseUnit: 'Forfait',
        basePerOrder: 1,
        isCatchWeight: false,
        lowest: price,
        highest: price,
        rate: '20.00',
        allergens: [],
        labels: [],
        origin: '',
        storage: '',
        shelfDays: 0,
        season: [],
        buyers: [],
        texture: '',
        picture: '',
      }
    })
  })

/** The products of the demonstration: the assortment's lines, then the services. */
export const demoProducts = (): DemoProduct[] => [...assortment(), ...demoServices()]

export const isService = (product: DemoProduct): boolean => product.family === family

/** Labels of the subfamilies of a family, in the order in which the products name them. */
export const subfamiliesOf = (label: string): string[] => [
  ...new Set(demoProducts().flatMap((product) => (product.family === label ? [product.subfamily] : []))),
]
