export { boolCell as cell } from '../../../../src/fields/cells/choice-cells'
