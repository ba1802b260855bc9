export { refsCell as cell } from '../../../../src/fields/cells/relation-cells'
