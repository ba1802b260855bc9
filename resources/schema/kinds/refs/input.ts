export { RefsInput as input } from '../../../../src/fields/inputs/RefsInput'
