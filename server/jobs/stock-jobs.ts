import { alertBelowMinimum } from '../stock/alert-minimum'
import { defineJob } from './define-job'

/** Articles whose stock is below their minimum (domain §13.1, kind 17). */
export const belowMinimum = defineJob({
  name: 'stock_below_minimum',
  label: 'Alerte des stocks sous le minimum',
  every: 10,
  run: alertBelowMinimum,
})
