import { dairyFamilies } from './families-dairy'
import { drinkFamilies } from './families-drinks'
import { groceryFamilies } from './families-grocery'
import { meatFamilies } from './families-meat'
import { produceFamilies } from './families-produce'
import { supplyFamilies } from './families-supplies'

/** The families of both catalogues, in the order of their ids. */
export const families = [
  ...meatFamilies,
  ...produceFamilies,
  ...dairyFamilies,
  ...groceryFamilies,
  ...drinkFamilies,
  ...supplyFamilies,
]
