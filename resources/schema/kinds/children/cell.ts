export { childrenCell as cell } from '../../../../src/fields/cells/relation-cells'
