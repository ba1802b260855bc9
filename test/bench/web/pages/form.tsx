import { createRegistry } from '../../../../resources/create-registry'
import { f } from '../../../../resources/schema/f'
import type { Fields } from '../../../../resources/schema/field'
import { setting } from '../../../../resources/schema/setting'
import { App } from '../../../../src/apps/back-office/App'
import { icons } from '../../../../src/apps/back-office/icons'
import { screens } from '../../../../src/apps/back-office/screens'
import { startApplication } from '../../../../src/layout/start-application'

const kinds = [
  (label: string) => f.text({ label, max: 120 }),
  (label: string) => f.money({ label }),
  (label: string) => f.date({ label }),
  (label: string) => f.bool({ label }),
  (label: string) => f.select({ a: 'Un', b: 'Deux', c: 'Trois' }, { label }),
]

/** With label, order and active: 40 fields of the usual kinds. */
const fields: Fields = Object.fromEntries(
  Array.from({ length: 37 }, (_, n) => [
    `field_${n}`,
    kinds[n % kinds.length]?.(`Champ ${n}`) ?? f.text({ label: `Champ ${n}` }),
  ]),
)
const wide = setting('unit', ['Grande ligne', 'Grandes lignes'], { fields })

startApplication({
  app: 'back-office',
  storeKey: 'BO',
  screens: { Settings: screens.Settings ?? { path: '/', Page: () => null } },
  icons,
  registry: createRegistry([wide]),
  Frame: App,
})
