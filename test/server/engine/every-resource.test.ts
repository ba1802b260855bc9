import { expect, test } from 'vitest'
import { resources } from '../../../resources'
import { addPerson, signIn, type TestActor } from '../../kit/actors'
import { openApp, type TestApp } from '../../kit/open-app'
import { visitResources } from '../../kit/visit-resources'

let admin: TestActor

async function enter(on: TestApp): Promise<TestActor> {
  await addPerson(on, { email: 'every.resource@demo.example', profile: 'SA' })
  await on.context.db.system('seed', (tx) =>
    tx.query(
      `insert into anomaly (anomaly_type_id, article_id, detected_at, state, reason)
       select min(t.id), a.id, date_trunc('second', now()), 'ignored', 'Connue' from anomalytype t, article a where a.id < 4 group by a.id`,
    ),
  )
  admin = await signIn(on.app, 'every.resource@demo.example')
  return admin
}

visitResources({ resources, open: () => openApp({}, undefined, { holdsAnswers: true }), enter })

test('two rows may both leave an optional unique field empty, and may not both fill it alike', async () => {
  const make = (label: string, code: string | null) => admin.post('/setting/generic/label', { label, code })
  expect((await make('Label sans code', null)).body).toMatchObject({ code: null })
  expect((await make('Autre label sans code', null)).body).toMatchObject({ code: null })
  await make('Label codé', 'ESSAI_CODE')
  expect((await make('Autre label codé', 'ESSAI_CODE')).body).toMatchObject({
    type: 'err400',
    fields: [{ name: 'code', message: 'Cette valeur est déjà utilisée' }],
  })
})
