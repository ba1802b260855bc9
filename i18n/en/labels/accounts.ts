import { said } from '../said'

export const accountsLabels = {
  menu: said(['Menu', 'Menus'], {}),
  session: {
    fields: {
      parent_id: "Administrator's session",
      seen_at: 'Last activity',
      expires_at: 'Ends at the latest',
      ended_at: 'Ended on',
    },
  },
  api_key: said(['API key', 'API keys'], {}),
  login_attempt: { label: { '1': 'Login attempts' } },
  kept_answer: { fields: { status: 'Status' } },
  passkey: said(['Passkey', 'Passkeys'], {}),
  identity_link: { fields: { seen_at: 'Last login' } },
  identity_flow: { options: { step: { asked: 'Requested', refused: 'Refused' } } },
  scim_user: { fields: { removed_at: 'Removed on' } },
}
