import type { ApplicationAnswer } from '../../resources/accounts/answers'
import { applicationAnswer } from '../../resources/accounts/answers'
import { defineCall } from '../api/call'

export const applicationsCall = defineCall('GET /app', 'signedIn', {
  shape: { summary: 'Les applications du portail', tag: 'Menus', answers: [applicationAnswer] },
  run: ({ context }) =>
    context.db.system('session', (tx) =>
      tx.query<ApplicationAnswer>(
        'select id, label, machine_name, url from application where "deletedAt" is null order by id',
      ),
    ),
})
