export { selectCell as cell } from '../../../../src/fields/cells/choice-cells'
