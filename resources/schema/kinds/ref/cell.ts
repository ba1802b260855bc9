export { refCell as cell } from '../../../../src/fields/cells/relation-cells'
