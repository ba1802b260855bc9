export { DateTimeInput as input } from '../../../../src/fields/inputs/DateTimeInput'
