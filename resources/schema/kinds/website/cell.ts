export { websiteCell as cell } from '../../../../src/fields/cells/text-cells'
