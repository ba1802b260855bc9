export { fileCell as cell } from '../../../../src/fields/cells/relation-cells'
