import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn } from '../kit/actors'
import { mailsTo, secretIn } from '../kit/mails'
import { hasCount, overflow } from '../kit/pages'
import { openSite, type Site, type SitePage } from '../kit/site'
import { follow } from '../kit/words'
import { choose, field, hasToast, save, seenByAxe } from './accounts-kit'

let site: Site
/** Nadia's page serves every test in which she acts: it is loaded once. */
let boss: SitePage
let away: SitePage
const [nadia, alain, claire] = ['nadia.roche', 'alain.dubois', 'claire.moreau'].map(
  (name) => `${name}@demo.example`,
)
const paul = '/usermanagement/4'
const unauthorised = "Vous n'avez pas les droits nécessaires pour modifier ce champ"
const beyond = 'Vous ne pouvez pas attribuer un profil supérieur au vôtre'

beforeAll(async () => {
  site = await openSite()
  boss = await site.open({ email: nadia })
})
afterAll(() => site?.close())

const tick = (page: Page, label: string) => page.getByRole('checkbox', { name: label, exact: true })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function openUser(view: SitePage, path: string, name: string) {
  await view.go(path)
  await heading(view.page, name).waitFor()
}

describe('S15.1: profiles and limits', () => {
  let view: SitePage
  beforeAll(async () => {
    view = await site.open({ email: alain })
  })

  test('a profile is made with its menus by level and its permissions one by one', async () => {
    const { page } = view
    await view.go('/profiles/create')
    await field(page, 'Libellé').fill('Acheteur régional')
    await choose(page, 'Type de profil', 'Back office')
    await field(page, 'Niveau').fill('55')
    await page.getByRole('radio', { name: 'Utilisateurs : Consultation' }).check()
    await page.keyboard.press('ArrowRight')
    await expect
      .poll(() => page.getByRole('radio', { name: 'Utilisateurs : Création' }).isChecked())
      .toBe(true)
    await page.getByRole('button', { name: 'Tout : Adhérents' }).click()
    await page.getByRole('button', { name: 'Rien : Adhérents' }).click()
    await page.getByRole('radio', { name: 'Gestion : Modification' }).first().check()
    await tick(page, "Agir en tant qu'utilisateur").check()
    expect(await seenByAxe(page)).toEqual([])
    await save(page)
    await heading(page, 'Acheteur régional').waitFor()
    const { body } = await site.admin.get(`/profile/${page.url().split('/').at(-1)}`)
    expect(body).toMatchObject({ level: 55, profile_type_id: 1, permissions: ['impersonateUser'] })
    expect((body.menus as { access_level: number }[]).map((one) => one.access_level).sort()).toEqual([
      1, 2, 3,
    ])
  })

  test('what its author does not hold is disabled, and says why', async () => {
    const { page } = view
    const held = tick(page, 'Dépasser ses propres droits')
    await expect.poll(() => held.isDisabled()).toBe(true)
    await page.getByRole('group').filter({ has: held }).last().hover()
    await page.getByRole('tooltip', { name: unauthorised }).waitFor()
    const me = await signIn(site.app, alain ?? '')
    const profile = await me.get(`/profile/${page.url().split('/').at(-1)}`)
    const asked = { ...profile.body, permissions: ['overridePermissionLimits'] }
    const answer = await me.put(`/profile/${String(profile.body.id)}`, asked)
    expect([answer.status, answer.body.type]).toEqual([403, 'err433'])
  })

  test('the profile is assigned; one above the own level is refused at its field', async () => {
    const { page } = view
    await openUser(view, paul, 'Paul Achard')
    await choose(page, 'Profil', 'Acheteur régional (niveau 55)')
    await save(page)
    await hasToast(page, 'Modifications enregistrées')
    await choose(page, 'Profil', 'Super administrateur (niveau 100)')
    await save(page)
    await page.locator('[data-field=profile_id]').getByText(beyond).waitFor()
  })

  test('with the permission to go beyond, the same assignment is accepted and traced', async () => {
    const giver = boss
    await giver.go('/profiles/2')
    await tick(giver.page, 'Dépasser ses propres droits').check()
    await save(giver.page)
    await hasToast(giver.page, 'Modifications enregistrées')
    const again = await site.open({ email: alain })
    await openUser(again, paul, 'Paul Achard')
    await choose(again.page, 'Profil', 'Super administrateur (niveau 100)')
    await save(again.page)
    await hasToast(again.page, 'Modifications enregistrées')
    await again.page.getByRole('button', { name: 'Historique du champ Profil' }).click()
    const line = again.page.getByRole('dialog').getByRole('listitem').first()
    await line.getByText('Super administrateur').waitFor()
    await expect.poll(() => line.textContent()).toContain('par Alain Dubois')
  })

  test('a duplicate begins with the same rights; a profile in use is not deleted', async () => {
    const { page, go } = boss
    await go('/profiles/3')
    await page.getByRole('link', { name: '1 utilisateur' }).waitFor()
    await page.getByRole('button', { name: 'Supprimer' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).click()
    await page
      .getByRole('dialog', { name: 'Suppression impossible' })
      .getByText(/1 utilisateur/)
      .waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).last().click()
    await page.getByRole('button', { name: 'Dupliquer' }).click()
    await save(page)
    await heading(page, 'Chargé de mission (copie)').waitFor()
    const [from, to] = [await rightsOf('3'), await rightsOf(page.url().split('/').at(-1) ?? '')]
    expect(to).toEqual(from)
  })

  const rightsOf = async (id: string) => {
    const { body } = await site.admin.get(`/profile/${id}`)
    const menus = body.menus as { menu_id: number; access_level: number }[]
    const levels = menus.map(({ menu_id, access_level }) => `${menu_id}:${access_level}`)
    return [...levels, ...(body.permissions as string[])].sort()
  }

  test('who may only look at users creates none', async () => {
    away = await site.open({ email: claire })
    const { page, go } = away
    await go('/usermanagement')
    await page.locator('a.row-link').first().waitFor()
    await hasCount(page.getByRole('link', { name: 'Créer' }), 0)
    await go('/usermanagement/create/')
    await page.getByText('Accès refusé').waitFor()
    const answer = await (await signIn(site.app, claire ?? '')).post('/users/create', { email: 'x@y.fr' })
    expect([answer.status, answer.body.type]).toEqual([403, 'err403'])
  })
})

describe('S15.2: a new user', () => {
  const known = 'Cette adresse email est déjà associé à un compte'

  test('an e-mail that exists is refused at its field; the new user receives the link', async () => {
    const { page, go } = boss
    await go('/usermanagement/create/')
    await field(page, 'Prénom').fill('Karima')
    await field(page, 'Nom').fill('Neuve')
    await field(page, 'E-mail').fill('karim.benali@demo.example')
    await choose(page, 'Profil', 'Chef de cuisine / acheteur (niveau 30)')
    await choose(page, 'Adhérents', 'CH de Valmont')
    await page.keyboard.press('Escape')
    await choose(page, 'Valideur de niveau 1', 'Sophie Lenoir')
    await save(page)
    await page.locator('[data-field=email]').getByText(known).waitFor()
    await field(page, 'E-mail').fill('karim@x.fr')
    await save(page)
    await heading(page, 'Karima Neuve').waitFor()
    await page.getByRole('button', { name: "Renvoyer l'e-mail de création de compte" }).click()
    await hasToast(page, /karim@x\.fr/)
    const mails = await mailsTo(site, 'karim@x.fr')
    expect(mails.map(({ kind }) => kind)).toEqual(['compte_creation', 'compte_creation'])
  })

  test('the link takes a good password only, and the address however it is typed', async () => {
    const { page } = away
    await page.evaluate(() => localStorage.clear())
    const secret = secretIn((await mailsTo(site, 'karim@x.fr')).at(-1))
    await page.goto(`${site.url}/security/setupAccount?token=${secret}`)
    const passwords = page.locator('input[type=password]')
    for (const value of ['abcdefgh', 'Marmite8Cuivre']) {
      await passwords.nth(0).fill(value)
      await passwords.nth(1).fill(value)
      await page.getByRole('button', { name: 'Valider' }).click()
      if (value === 'abcdefgh') await page.getByText('dont une majuscule et un chiffre').waitFor()
    }
    await page.getByRole('heading', { name: 'Votre compte est prêt' }).waitFor()
    await page.getByRole('link', { name: 'OK' }).click()
    await page.getByLabel('Adresse e-mail').fill('KARIM@X.FR  ')
    await page.getByLabel('Mot de passe', { exact: true }).fill('Marmite8Cuivre')
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await heading(page, 'Bonjour Karima').waitFor()
  })

  test('the perimeter follows the type of the profile: the others are hidden and emptied', async () => {
    const { page, go } = boss
    await go('/usermanagement/5')
    await heading(page, 'Karim Benali').waitFor()
    await page.locator('[data-field=adherent_ids]').getByText('CH de Valmont').waitFor()
    await choose(page, 'Profil', 'Fournisseur commercial (niveau 20)')
    await page.locator('[data-field=supplier_ids]').waitFor()
    await hasCount(page.locator('[data-field=adherent_ids]'), 0)
    await hasCount(page.locator('[data-field=validator_one]'), 0)
    await choose(page, 'Profil', 'Chef de cuisine / acheteur (niveau 30)')
    await hasCount(page.locator('[data-field=adherent_ids]').getByText('CH de Valmont'), 0)
  })
})

test.each([
  ['users/perimeter', '', 'adherent_ids', 'Adhérents'],
  ['search/', '"Profile"', 'profile_id', 'Profils'],
])(
  'a list of the form that cannot be read says so, instead of being empty: %s',
  async (path, asked, name, labels) => {
    const { page, go } = await site.open({ email: nadia })
    await page.route(`**/api/${path}*`, (route) =>
      (route.request().postData() ?? '').includes(asked)
        ? route.fulfill({ status: 500, contentType: 'application/json', body: '{"type":"err500"}' })
        : route.continue(),
    )
    await go('/usermanagement/5')
    await heading(page, 'Karim Benali').waitFor()
    await page.locator(`[data-field=${name}]`).getByRole('combobox').click()
    await page.getByText(`Impossible de charger les ${labels}`).waitFor()
  },
)

describe('the screens', () => {
  beforeAll(async () => {
    boss = await site.open({ email: nadia })
    await boss.go('/')
    await heading(boss.page, 'Bonjour Nadia').waitFor()
  })

  test.each([
    ['/usermanagement', 'Utilisateurs'],
    ['/usermanagement/5', 'Karim Benali'],
    ['/profiles', 'Profils'],
    ['/profiles/3', 'Chargé de mission'],
    ['/profile', 'Mon compte'],
    ['/passwordupdate', 'Modification du mot de passe'],
  ])(
    '%s: axe finds nothing in light and dark, and nothing overflows at 1440 and 390 px',
    async (path, title) => {
      const { page } = boss
      await follow(page, `/back-office${path}`)
      await heading(page, title).waitFor()
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        for (const scheme of ['light', 'dark'] as const) expect(await seenByAxe(page, scheme)).toEqual([])
        expect(await overflow(page)).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width: 1440, height: 900 })
    },
  )
})
