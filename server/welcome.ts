import { join } from 'node:path'
import { activeUser } from './accounts/load-actor'
import type { Config } from './config'
import type { Tx } from './database/tx'

const accounts = [
  ['nadia.roche@demo.example', 'super administratrice'],
  ['alain.dubois@demo.example', 'administrateur'],
  ['claire.moreau@demo.example', 'chargée de mission'],
  ['karim.benali@demo.example', 'adhérent (chef de cuisine)'],
  ['sophie.lenoir@demo.example', 'adhérent (valideuse)'],
  ['fm@martin.example', 'fournisseur'],
]

/** Where mails go without SMTP, and why nobody else should read there. */
const keptMails = ({ dataDir }: Config): string[] => [
  `Sans SMTP_URL, les e-mails sont gardés dans ${join(dataDir, 'mails')} ;`,
  'eux seuls portent leurs liens (mots de passe, adresses, commandes) : protégez ce dossier.',
  '',
]

/** What the person who started the product reads: its address, where mails are kept and, with demonstration data, the accounts. */
export function welcome(config: Config): string {
  const lines = [
    '',
    `${config.productName} est prêt : ${config.publicUrl ?? `http://localhost:${config.port}`}`,
    '',
    ...(config.smtp ? [] : keptMails(config)),
  ]
  return [...lines, ...(config.seed === 'none' ? [] : demonstrationAccounts())].join('\n')
}

/** Whether one of these accounts is there and active, whatever its password is now. */
export async function holdsDemonstration(tx: Tx): Promise<boolean> {
  const rows = await tx.query(
    `select 1 from "user" u join profile p on p.id = u.profile_id where u.email = any($1) and ${activeUser('u', 'p')} limit 1`,
    [accounts.map(([email]) => email)],
  )
  return rows.length > 0
}

/** Who may sign in with the demonstration's password. */
export function demonstrationAccounts(): string[] {
  const width = Math.max(...accounts.map(([email = '']) => email.length))
  return [
    'Comptes de démonstration (mot de passe : Portail2026!)',
    ...accounts.map(([email = '', role]) => `  ${email.padEnd(width)}  ${role}`),
    '',
  ]
}
