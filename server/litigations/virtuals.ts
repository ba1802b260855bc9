import type { Virtuals } from '../database/virtual'
import { litigationNumberSql } from './litigation-row'

export const litigationVirtuals: Virtuals = { litigation: { number: { sql: litigationNumberSql } } }
