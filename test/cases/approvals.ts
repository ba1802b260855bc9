/** Who decides and who is told once a validator cannot (doors §1.2). */
export const approvalCases = [
  {
    id: 'deactivated-with-replacement',
    order_at: '150, level 1',
    validator: 'V1',
    replacement_in_dates: 'R1',
    act: 'deactivate V1',
    expect: { decider: 'R1', told: ['R1'], status: '150' },
  },
  {
    id: 'deactivated-with-default',
    order_at: '150, level 1',
    validator: 'V1',
    level_default_validator: 'D1',
    act: 'deactivate V1',
    expect: { decider: 'D1', told: ['D1'], status: '150' },
  },
  {
    id: 'right-removed',
    order_at: '150, level 1',
    validator: 'V1',
    level_default_validator: 'D1',
    act: 'remove validateOrders from the profile of V1',
    expect: { decider: 'D1', told: ['D1'], status: '150' },
  },
  {
    id: 'perimeter-removed',
    order_at: '150, level 2 after level 1 was validated',
    validator: 'V2',
    level_default_validator: 'D2',
    act: 'take the member out of the perimeter of V2',
    expect: { decider: 'D2', told: ['D2'], level_1_decision: 'kept', status: '150' },
  },
  {
    id: 'nobody-left',
    order_at: '150, level 1',
    validator: 'V1',
    act: 'deactivate V1',
    expect: {
      decider: null,
      told: ['author', 'project manager'],
      status: '100',
      cart_marked: 'Plus personne ne peut valider cette commande.',
    },
  },
  {
    id: 'told-before',
    order_at: '150, level 1, three orders',
    validator: 'V1',
    act: 'ask to deactivate V1',
    expect: { warning_names: 3, offers: 'a person who takes over' },
  },
]
