import { expect, test } from 'vitest'
import {
  type AskedMarket,
  type AskedProcedure,
  choiceOf,
  lawOn,
  standstillOf,
} from '../../../resources/tenders/procurement-law'

const procedure = (more: Partial<AskedProcedure> = {}): AskedProcedure => ({
  ...{ label: 'Procédure adaptée', formal: false, essential_name: 'Procédure adaptée' },
  ...{ min_days: null, standstill_days: 0, ...more },
})
const open = procedure({ formal: true, essential_name: "Appel d'offres ouvert", standstill_days: 11 })
const direct = procedure({ essential_name: 'Marché passé sans publicité ni mise en concurrence préalable' })

const market = (more: Partial<AskedMarket>): AskedMarket => ({
  ...{ procedure: procedure(), amounts: ['100000'], isState: false },
  ...{ published: '2026-05-01', limit: '2026-07-01', ...more },
})

test.each<[string, Partial<AskedMarket>, string[]]>([
  ['under the threshold', { amounts: ['215999.99'] }, []],
  ['at it, by lots', { amounts: ['116000', '100000'] }, ['formal 216000.00/216000 stops L2124-1']],
  ['of the State', { isState: true, amounts: ['140000'] }, ['formal 140000.00/140000 stops L2124-1']],
  ['of the year before', { published: '2025-12-31', amounts: ['216000'] }, []],
  ['without competition, exempt', { procedure: direct, amounts: ['59999.99'] }, []],
  ['without competition', { procedure: direct, amounts: ['60000'] }, ['direct 60000.00/60000 warns R2122-1']],
  [
    'without competition before April 2026',
    { procedure: direct, published: '2026-03-31', amounts: ['50000'] },
    ['direct 50000.00/40000 warns R2122-1'],
  ],
  ['thirty days, by electronic means', { procedure: open, limit: '2026-05-31' }, []],
  ['a day less', { procedure: open, limit: '2026-05-30' }, ['urgent 29/30 warns R2161-2, R2161-3']],
  ['two weeks', { procedure: open, limit: '2026-05-15' }, ['delay 14/15 stops R2161-2, R2161-3']],
  ['an amount that nobody estimated', { amounts: ['10', null] }, ['noAmount warns R2121-1']],
  ['no procedure', { procedure: null }, ['noProcedure warns L2120-1']],
  [
    'the house delay',
    { procedure: procedure({ min_days: 15 }), limit: '2026-05-11' },
    ['house 10/15 warns '],
  ],
])('the law on a market: %s', (_, more, expected) => {
  const told = lawOn(market(more)).map((one) =>
    [
      one.says,
      ...('amount' in one ? [`${one.amount}/${one.threshold}`] : []),
      ...('days' in one ? [`${one.days}/${one.least}`] : []),
      one.stops ? 'stops' : 'warns',
      one.article,
    ].join(' '),
  )
  expect(told).toEqual(expected)
})

test.each([
  ['none in an adapted procedure that says none', procedure({ standstill_days: 0 }), 3, 0],
  ['what the settings say where it says nothing', procedure({ standstill_days: null }), 3, 14],
  ['never under eleven in a formalised one', procedure({ formal: true, standstill_days: 0 }), 2, 11],
  ['none where only one had answered', procedure({ formal: true, standstill_days: 0 }), 1, 0],
  ['more where it says more', procedure({ formal: true, standstill_days: 16 }), 2, 16],
] as const)('standstill: %s', (_, one, bidders, days) => {
  expect(standstillOf(one, { day: '2026-05-25', bidders, usual: 14 }).days).toBe(days)
})

test.each<[string, Partial<AskedMarket>, string | undefined]>([
  ['adapted under the threshold', { amounts: ['215999.99'] }, 'adapted 215999.99/216000 R2123-1'],
  ['adapted at it is not justified by the amount', { amounts: ['216000'] }, undefined],
  [
    'formalised at it, by lots',
    { procedure: open, amounts: ['116000', '100000'] },
    'formal 216000.00/216000 L2124-1',
  ],
  ['formalised under it, freely', { procedure: open, amounts: ['1000'] }, 'free 1000.00/216000 L2124-1'],
  [
    'of the State',
    { procedure: open, isState: true, amounts: ['140000'] },
    'formal 140000.00/140000 L2124-1',
  ],
  [
    'of the year before',
    { published: '2025-12-31', amounts: ['216000'] },
    'adapted 216000.00/221000 R2123-1',
  ],
  [
    'without competition, exempt',
    { procedure: direct, amounts: ['59999.99'] },
    'exempt 59999.99/60000 R2122-8',
  ],
  [
    'without competition before April 2026',
    { procedure: direct, published: '2026-03-31', amounts: ['50000'] },
    undefined,
  ],
  ['of an amount that nobody estimated', { amounts: ['10', null] }, undefined],
  ['without a procedure', { procedure: null }, undefined],
])('why a procedure is chosen: %s', (_, more, expected) => {
  const found = choiceOf(market(more))
  expect(found && `${found.says} ${found.amount}/${found.threshold} ${found.article}`).toBe(expected)
})
