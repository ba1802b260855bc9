import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseConfig } from '../../server/config'
import { welcome } from '../../server/welcome'

const said = (env: Record<string, string>) => welcome(parseConfig({ DATA_DIR: '/srv/portail', ...env }))

test('who starts the product without SMTP is told where mails and their links are kept', () => {
  for (const seed of ['demo', 'none']) {
    expect(said({ SEED: seed })).toContain(join('/srv/portail', 'mails'))
    expect(said({ SEED: seed, SMTP_URL: 'smtp://mail.example' })).not.toContain('mails')
  }
})
