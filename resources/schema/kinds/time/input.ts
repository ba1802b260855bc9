export { TimeInput as input } from '../../../../src/fields/inputs/TimeInput'
