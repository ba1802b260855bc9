import { said } from './said'

export const identityDeclarations = {
  identity_provider: said(
    ['Identity provider', 'Identity providers'],
    {
      label: 'Displayed name',
      preset: 'Preset',
      adherent_id: 'Member',
      groupAdherent_id: 'Member group',
      supplier_id: 'Supplier',
      issuer: 'Address (issuer)',
      client_id: 'Client ID',
      client_auth: 'Client authentication',
      scopes: 'Scopes',
      acr: 'Required authentication level (acr)',
      domains: 'Mail domains',
      shown: 'Button on the login page',
      enforced: 'Password login closed',
      break_glass_id: 'Break-glass account',
      max_level: 'Highest level given',
      profile_id: 'Profile without a rule (accounts created by the directory)',
      logout_hint: 'Identity token sent on log-out',
      rules: 'Rules',
      secret_set_at: 'Secret stored on',
      key_made_at: 'Key created on',
      scim_made_at: 'SCIM token created on',
      scim_seen_at: 'Last SCIM call',
    },
    {
      help: {
        preset:
          'Keycloak: groups in “groups”. Entra: roles in “roles”. ProConnect: “siret”. Pro Sante Connect: “SubjectNameID”.',
        supplier_id: "No organisation chosen: it is the house's, open to all accounts that were invited.",
        acr: 'Accepted values, separated by a space. Empty: whatever the identity provider asks.',
        domains:
          'The organisation has proved that it owns them: an address of these domains is offered this provider, and links an account with its current password.',
        enforced:
          "The organisation's accounts log in through this provider only, except the break-glass account.",
        break_glass_id:
          'It keeps its password in case the identity provider no longer answers. The directory does not change it.',
        max_level: 'Neither a rule nor a group of the directory gives a profile of a higher level.',
        profile_id: 'Empty: the directory creates only the accounts to which a rule gives a profile.',
        logout_hint: 'ProConnect and Pro Sante Connect ask for it (id_token_hint).',
      },
      options: {
        preset: {
          keycloak: 'Keycloak',
          entra: 'Microsoft Entra ID',
          proconnect: 'ProConnect',
          psc: 'Pro Sante Connect',
          other: 'Other (OpenID Connect)',
        },
        client_auth: {
          client_secret_basic: 'Secret, header (client_secret_basic)',
          client_secret_post: 'Secret, form (client_secret_post)',
          private_key_jwt: 'Private key (private_key_jwt)',
        },
      },
      actions: {
        secret: { label: 'Store the secret', done: 'The secret is stored, sealed.' },
        key: {
          label: 'Create the key',
          confirm:
            'The previous key no longer serves: the identity provider reads the new one at the address of the keys.',
          done: 'The key has been created.',
        },
      },
    },
  ),
  identity_rule: said(
    ['Identity rule', 'Identity rules'],
    {
      claim: 'Claim',
      operator: 'Condition',
      value: 'Value',
      profile_id: 'Profile',
      adherent_id: 'Member',
      supplier_id: 'Supplier',
      company_id: 'Service',
    },
    { options: { operator: { equals: 'is', starts: 'begins with', present: 'is there' } } },
  ),
}

export const identityScreens = {
  addresses: 'To declare at the identity provider',
  addressesHelp: 'Copy these addresses into the application that you declare there.',
  callback: 'Redirect address',
  logout: 'Address after log-out',
  backchannel: 'Back-channel log-out',
  keys: 'Public keys (JWKS)',
  scim: 'SCIM 2.0 directory',
  copy: 'Copy: %{what}',
  scimToken: 'New SCIM token',
  scimAsk: 'Create a new SCIM token?',
  scimText: 'The previous one opens nothing any more: the directory needs the new one.',
  token: 'SCIM token',
  trial: 'Trial',
  trialHelp:
    'Log in as one of its people would: nobody is signed in here, nothing changes, and each claim received is explained.',
  begin: 'Try the sign-in',
  result: 'What came of the trial',
  good: 'This person would sign in.',
  refused: 'This person would be refused.',
  account: 'Account',
  profile: 'Profile',
  perimeter: 'Scope',
  unchanged: 'unchanged',
  claims: 'Claims received',
  claim: 'Claim',
  value: 'Value',
  use: 'Use',
  rules: 'Rules',
  rule: 'Rule',
  found: 'Found',
  met: 'Met',
  unmet: 'Not met',
  none: 'nothing',
}
