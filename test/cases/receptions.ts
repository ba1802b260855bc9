/** What an order has come to after its receptions (doors §4). */
export const receptionCases = [
  {
    id: 'nothing-delivered',
    order: [{ quantity: '2', coef_order: '5', coef_billing: '1', price: '2.0000', rate: '5.50' }],
    receptions: [
      { remainder: 'closed', reason: 'Non livré', lines: [{ line: 1, delivered: '0', accepted: '0' }] },
    ],
    expect: {
      status: '450',
      reception_state: 'closed_short',
      delivery_total_ht: '0.00',
      delivery_total_ttc: '0.00',
      stock: 'none',
      claim: 'Produit manquant',
    },
  },
  {
    id: 'remainder-closed-later',
    order: [{ quantity: '3', coef_order: '5', coef_billing: '1', price: '2.0000', rate: '5.50' }],
    receptions: [
      { remainder: 'expected', lines: [{ line: 1, delivered: '1', accepted: '1' }] },
      { remainder: 'closed', reason: 'Rupture', lines: [{ line: 1, delivered: '0', accepted: '0' }] },
    ],
    expect: {
      status: '450',
      reception_state: 'closed_short',
      delivery_total_ht: '10.00',
      delivery_total_ttc: '10.55',
    },
  },
  {
    id: 'deposits-follow',
    order: [
      {
        quantity: '2',
        coef_order: '5',
        coef_billing: '1',
        price: '2.0000',
        rate: '5.50',
        deposit_per_order_unit: '4.00',
      },
    ],
    ordered: { deposit_total: '8.00', order_total_ttc: '29.10' },
    receptions: [{ remainder: 'closed', lines: [{ line: 1, delivered: '1', accepted: '1' }] }],
    expect: { delivery_total_ht: '10.00', delivery_total_ttc: '14.55', deposit_delivered: '4.00' },
  },
  {
    id: 'unit-tax-follows',
    order: [
      {
        quantity: '4',
        coef_order: '5',
        coef_billing: '1',
        price: '2.0000',
        rate: '5.50',
        tax_per_order_unit: { amount_ht: '0.50', rate: '20.00' },
      },
    ],
    ordered: { order_total_ht: '42.00', order_total_ttc: '44.60' },
    receptions: [{ remainder: 'closed', lines: [{ line: 1, delivered: '3', accepted: '3' }] }],
    expect: { delivery_total_ht: '31.50', delivery_total_ttc: '33.45' },
  },
  {
    id: 'percent-tax-follows',
    order: [{ quantity: '4', coef_order: '5', coef_billing: '1', price: '2.0000', rate: '5.50' }],
    percent_of_goods: { percent: '1.00', rate: '20.00' },
    ordered: { order_total_ht: '40.40', order_total_ttc: '42.68' },
    receptions: [{ remainder: 'closed', lines: [{ line: 1, delivered: '3', accepted: '3' }] }],
    expect: { delivery_total_ht: '30.30', delivery_total_ttc: '32.01' },
  },
  {
    id: 'catch-weight',
    order: [
      {
        quantity: '1',
        coef_order: '5',
        coef_billing: '1',
        price: '2.0000',
        rate: '5.50',
        variable_weight: true,
      },
    ],
    receptions: [
      { remainder: 'closed', lines: [{ line: 1, delivered: '1', accepted: '1', weight: '4.830' }] },
    ],
    expect: {
      status: '450',
      reception_state: 'complete',
      delivery_total_ht: '9.66',
      delivery_total_ttc: '10.19',
      stock_quantity: '4.830',
      stock_value: '9.66',
    },
  },
  {
    id: 'catch-weight-two-weighings',
    order: [
      {
        quantity: '2',
        coef_order: '5',
        coef_billing: '1',
        price: '11.9000',
        rate: '5.50',
        variable_weight: true,
      },
    ],
    receptions: [
      {
        remainder: 'closed',
        lines: [{ line: 1, delivered: '2', accepted: '2', weights: ['5.120', '4.955'] }],
      },
    ],
    expect: { delivery_total_ht: '119.89', delivery_total_ttc: '126.48', stock_quantity: '10.075' },
  },
  {
    id: 'two-lots-of-one-line',
    order: [{ quantity: '10', coef_order: '5', coef_billing: '1', price: '2.0000', rate: '5.50' }],
    receptions: [
      {
        remainder: 'closed',
        lines: [
          { line: 1, delivered: '7', accepted: '7', lot: 'A1', best_before: 'd+10' },
          { line: 1, delivered: '3', accepted: '3', lot: 'B2', best_before: 'd+20' },
        ],
      },
    ],
    expect: {
      status: '450',
      reception_state: 'complete',
      delivery_total_ht: '100.00',
      lots: [
        ['A1', '35.000'],
        ['B2', '15.000'],
      ],
    },
  },
]
