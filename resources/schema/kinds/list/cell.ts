export { listCell as cell } from '../../../../src/fields/cells/choice-cells'
