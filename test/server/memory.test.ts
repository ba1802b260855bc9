import { expect, test } from 'vitest'
import { tableChanged } from '../../server/database/memory'

test.each([
  ['insert into "order" (id) values (1)', 'order'],
  ['\n  update article a set price_ht = 1', 'article'],
  ['delete from litigation_line where id = 1', 'litigation_line'],
  ['select 1 from article', undefined],
])('%s changes %s', (text, table) => expect(tableChanged(text)).toBe(table))
