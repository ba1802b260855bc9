export { RefInput as input } from '../../../../src/fields/inputs/RefInput'
