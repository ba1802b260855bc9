export { DateInput as input } from '../../../../src/fields/inputs/DateInput'
