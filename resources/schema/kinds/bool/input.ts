export { BoolInput as input } from '../../../../src/fields/inputs/BoolInput'
