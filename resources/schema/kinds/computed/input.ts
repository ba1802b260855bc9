export { DerivedInput as input } from '../../../../src/fields/inputs/DerivedInput'
