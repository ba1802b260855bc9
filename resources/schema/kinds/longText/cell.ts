export { textCell as cell } from '../../../../src/fields/cells/text-cells'
