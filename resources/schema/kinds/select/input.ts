export { SelectInput as input } from '../../../../src/fields/inputs/SelectInput'
