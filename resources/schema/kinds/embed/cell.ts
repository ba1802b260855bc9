export { embedCell as cell } from '../../../../src/fields/cells/relation-cells'
