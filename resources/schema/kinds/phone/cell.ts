export { phoneCell as cell } from '../../../../src/fields/cells/text-cells'
