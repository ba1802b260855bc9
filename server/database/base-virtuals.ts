import type { Registry } from '../../resources/registry'
import { isImportable } from '../../resources/schema/derive'
import { literal } from './naming'
import type { Virtuals } from './virtual'

const userSql = `(select nullif(current_setting('app.user', true), '')::bigint)`

/** What every application reads of its models of imports: the name of the list, in the language of who asks, and whether it is theirs. */
export const baseVirtuals = ({ all }: Pick<Registry, 'all'>): Virtuals => ({
  import_model: {
    list: {
      sql: (alias) => {
        const names = all
          .filter(isImportable)
          .map(({ name, label }) => `when ${literal(name)} then ${literal(label[1])}`)
        return `case ${alias}.target ${names.join(' ')} else ${alias}.target end`
      },
    },
    mine: { sql: (alias) => `(${alias}.user_id = ${userSql})` },
  },
})
