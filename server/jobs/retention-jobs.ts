import { defineJob } from './define-job'
import { forgetOld } from './retention/forget-old'

/** What the law has nobody keep longer. */
export const retention = defineJob({
  name: 'retention',
  label: 'Effacement des données arrivées au terme de leur conservation',
  at: '03:40',
  run: forgetOld,
})
