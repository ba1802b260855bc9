import { said } from '../said'

export const retentionLabels = {
  retention_entry: said(
    ['Erasure', 'Data retention'],
    {},
    {
      options: {
        rule: {
          orders: 'Orders, receptions and disputes',
          histories: 'Histories and logs',
          accounts: 'Deleted or inactive accounts, erased',
          tenders: 'Tender files',
          carts: 'Deleted carts',
          mails: 'Sent e-mails',
          notifications: 'Notifications',
          imports: 'Imports and their files',
          sessions: 'Ended sessions',
          attempts: 'Login attempts',
          runs: 'Runs of tasks',
          journal: 'Security journal',
        },
      },
    },
  ),
}
