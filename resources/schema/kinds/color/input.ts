export { ColorInput as input } from '../../../../src/fields/inputs/ColorInput'
