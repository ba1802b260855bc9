export { imageCell as cell } from '../../../../src/fields/cells/relation-cells'
