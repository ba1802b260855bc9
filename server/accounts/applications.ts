import { defineCall } from '../api/call'

export const applicationsCall = defineCall('GET /app', 'signedIn', {
  shape: { summary: 'Les applications du portail', tag: 'Menus' },
  run: ({ context }) =>
    context.db.system('session', (tx) =>
      tx.query('select id, label, machine_name, url from application where "deletedAt" is null order by id'),
    ),
})
