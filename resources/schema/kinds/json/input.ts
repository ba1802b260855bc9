export { JsonInput as input } from '../../../../src/fields/inputs/JsonInput'
