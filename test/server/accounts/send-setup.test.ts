import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, signIn, type TestActor } from '../../kit/actors'
import { mailsTo, secretIn } from '../../kit/mails'
import { openApp, type TestApp } from '../../kit/open-app'

let on: TestApp
let alain: TestActor
const email = 'nouvelle@compte.example'

beforeAll(async () => {
  on = await openApp()
  alain = await signIn(on.app, 'alain.dubois@demo.example')
})
afterAll(() => on.close())

const isGood = async (secret: string) =>
  (await call(on.app, 'GET', `/auth/security/verify-token?token=${secret}`)).body.success

test('the link of a new account is sent again; the former one is of no use any more', async () => {
  const person = { email, first_name: 'Nora', last_name: 'Neuve', profile_id: 3, status_id: 1 }
  const { body } = await alain.post('/users/create', person)
  const answer = await alain.post(`/users/setup/${String(body.id)}`)
  expect(answer.status).toBe(200)
  const mails = await mailsTo(on, email)
  expect(mails.map(({ kind }) => kind)).toEqual(['compte_creation', 'compte_creation'])
  expect(await isGood(secretIn(mails[0]))).toBe(false)
  expect(await isGood(secretIn(mails[1]))).toBe(true)
})

test('who has a password already is sent none', async () => {
  const answer = await alain.post('/users/setup/5')
  expect(answer.status).toBe(403)
  expect(answer.body.display).toBe('Cet utilisateur a déjà choisi son mot de passe')
})
