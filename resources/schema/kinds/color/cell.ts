export { colorCell as cell } from '../../../../src/fields/cells/choice-cells'
