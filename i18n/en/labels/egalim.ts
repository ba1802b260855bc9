import { said } from '../said'

export const egalimLabels = {
  egalim_plan: {
    fields: {
      before: 'At this pace',
      after: 'With the plan',
      target: 'Targets',
      ended_at: 'End of following',
    },
    options: { ended_as: { given_up: 'Abandoned' } },
  },
  egalim_plan_change: { fields: { coef: 'Base units of an order unit' } },
  egalim_closing: said(['EGAlim closing', 'EGAlim closings'], {
    reason: 'Reason for reopening',
    sent_at: 'Handed in on',
  }),
  ma_cantine_link: said(['ma-cantine link', 'ma-cantine links'], {}),
}
