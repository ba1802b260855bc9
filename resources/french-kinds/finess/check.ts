import { identifierCheck } from '../../schema/kinds/text/identifier'
import { pattern } from './column'

export const check = identifierCheck({
  pattern,
  message: 'Le numéro FINESS comporte 9 caractères.',
})
