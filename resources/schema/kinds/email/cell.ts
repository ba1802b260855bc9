export { mailCell as cell } from '../../../../src/fields/cells/text-cells'
