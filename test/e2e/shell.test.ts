import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { button, hasCount, kept, overflow, seenByAxe } from '../kit/pages'
import { rgaaFaults } from '../kit/rgaa-screen'
import { openSite, type Site } from '../kit/site'

let site: Site

beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site?.close())

const nav = (page: Page) => page.getByRole('navigation', { name: 'Navigation principale' })

describe('the shell of the back office', () => {
  test('shows the person, the menu with the settings last, the title and the footer', async () => {
    const { page, go } = await site.open()
    await go('/')
    await page.getByRole('heading', { name: 'Bonjour Claire' }).waitFor()
    await nav(page).getByRole('link').first().waitFor()
    const labels = await nav(page).locator('> div > ul > li').allTextContents()
    expect(labels[0]).toBe('Accueil')
    expect(labels.at(-1)).toBe('Paramètres')
    await expect.poll(() => page.title()).toBe('Portail Achats – Accueil')
    await expect.poll(() => kept(page, 'current_route_name')).toBe('Home')
    await expect
      .poll(() => page.getByRole('contentinfo').textContent())
      .toContain(`© 2022–${new Date().getFullYear()} Valaé`)
    await hasCount(button(page, 'Menu de Claire Moreau'), 1)
  })

  test('no address is called unknown, were it for a frame, while its part is loaded', async () => {
    const { page, go } = await site.open()
    const unknown: string[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('unknown:')) unknown.push(message.text())
    })
    await page.addInitScript(() => {
      const look = () => {
        if (document.querySelector('h1')?.textContent === 'Page introuvable')
          console.info(`unknown: ${location.pathname}`)
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
    })
    for (const [path, heading] of [
      ['/tender', "Appels d'offres"],
      ['/price-updates/create', 'Mise à jour des prix : création'],
      ['/quotes', 'Suivi des devis'],
      ['/revenues/999', 'Élément introuvable'],
      ['/unit', 'Unités'],
    ] as const) {
      await go(path)
      await page.getByRole('heading', { level: 1, name: heading }).waitFor()
    }
    expect(unknown).toEqual([])
    await go('/nowhere')
    await page.getByRole('heading', { level: 1, name: 'Page introuvable' }).waitFor()
    expect(unknown.length).toBeGreaterThan(0)
  })

  test('has nothing for axe, light and dark, wide and narrow', async () => {
    const { page, go } = await site.open()
    for (const width of [390, 1440])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 844 })
        await page.emulateMedia({ colorScheme })
        await go('/')
        await page.getByRole('heading', { name: 'À traiter' }).waitFor()
        expect(await seenByAxe(page, { bestPractice: true })).toEqual([])
        expect(await overflow(page)).toBe(0)
      }
  })

  test('is read at 320 px, twice as large and with wide spacing, and its focus is seen', async () => {
    const { page, go } = await site.open()
    const wide =
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'
    for (const path of ['/', '/settings/unit', '/settings/unit/create', '/usermanagement', '/retention']) {
      await go(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page
        .getByRole('banner')
        .getByRole('button', { name: /Rechercher/ })
        .waitFor()
      expect(await rgaaFaults(page)).toEqual([])
      for (const width of [320, 720]) {
        await page.setViewportSize({ width, height: 512 })
        expect(await overflow(page), `${path} at ${width}`).toBe(0)
      }
      await page.addStyleTag({ content: wide })
      expect(await overflow(page), `${path}, spaced`).toBe(0)
    }
    await page.setViewportSize({ width: 1440, height: 900 })
    await go('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.keyboard.press('Tab')
    const outline = () =>
      page.evaluate(() => {
        const { top, height } = document.activeElement?.getBoundingClientRect() ?? { top: -1, height: 0 }
        const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
        return {
          isSeen: top >= 0 && height >= 24,
          outline: outlineStyle !== 'none' && outlineWidth !== '0px',
        }
      })
    await expect.poll(outline).toEqual({ isSeen: true, outline: true })
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('content')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibilité' }).click()
    await page.getByRole('heading', { name: "Déclaration d'accessibilité" }).waitFor()
    await page.getByText('(article 3 du décret n° 2019-768 du 24 juillet 2019)').waitFor()
    await page.getByText(/^Cette déclaration a été établie le \d\d\/\d\d\/\d{4}\.$/).waitFor()
    for (const width of [320, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await overflow(page)).toBe(0)
      expect(await seenByAxe(page, { bestPractice: true })).toEqual([])
    }
  })

  test('folds its navigation, and stays so', async () => {
    const { page, go } = await site.open()
    await go('/')
    await expect.poll(() => kept(page, 'sideNavOpened')).toBeNull()
    await button(page, 'Replier le menu').click()
    await expect.poll(() => kept(page, 'sideNavOpened')).toBe('false')
    await page.reload()
    await button(page, 'Déplier le menu').waitFor()
    await button(page, 'Adhérents').click()
    await nav(page).getByRole('link', { name: 'Gestion' }).click()
    await page.waitForURL('**/back-office/adherent')
    await expect.poll(() => kept(page, 'current_route_name')).toBe('AdherentManagement')
  })

  test('opens the sections of its long menu where one is and where one asks, and keeps them so', async () => {
    const { page, go } = await site.open()
    await go('/settings/unit')
    await button(page, 'Administration').waitFor()
    await hasCount(nav(page).getByRole('link', { name: 'Utilisateurs' }), 0)
    await button(page, 'Administration').click()
    await nav(page).getByRole('link', { name: 'Utilisateurs' }).click()
    await page.waitForURL('**/usermanagement')
    await page.reload()
    await nav(page).getByRole('link', { name: 'Utilisateurs' }).waitFor()
    expect(await button(page, 'Marchés').getAttribute('aria-expanded')).toBe('false')
  })

  test('finds screens and rows by Ctrl K, and opens them by the keyboard alone', async () => {
    const { page, go } = await site.open()
    await go('/')
    await nav(page).getByRole('link').first().waitFor()
    await page.keyboard.press('Control+k')
    const field = page.getByRole('combobox', { name: 'Écran, fiche, numéro ou ville' })
    await field.fill('martin')
    await page
      .getByRole('group', { name: 'Fournisseurs' })
      .getByRole('option', { name: /Boucherie Martin/ })
      .waitFor()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await seenByAxe(page)).toEqual([])
      expect(await overflow(page)).toBe(0)
    }
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Boucherie Martin' }).waitFor()
    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: /Boucherie Martin/ }).waitFor()
    await field.fill('unites')
    await page.getByRole('option', { name: /^Unités/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/settings/unit')
    await page.keyboard.press('Control+k')
    await field.fill('zzzz')
    await page.getByText('Rien ne correspond à « zzzz »').first().waitFor()
    await page.keyboard.press('Escape')
    await hasCount(field, 0)
  })

  test('is a drawer on a phone, which closes when a link is followed', async () => {
    const { page, go } = await site.open({ viewport: { width: 390, height: 844 } })
    await go('/')
    await button(page, 'Ouvrir le menu').click()
    await nav(page).waitFor()
    expect(await seenByAxe(page)).toEqual([])
    await nav(page).getByRole('link', { name: 'Paramètres' }).click()
    await page.waitForURL('**/back-office/settings')
    await nav(page).waitFor({ state: 'hidden' })
  })

  test('leaves by its menu, in every tab, with a message', async () => {
    const { page, go } = await site.open()
    const other = await page.context().newPage()
    await go('/')
    await other.goto(`${site.url}/back-office/settings`)
    await other.getByRole('heading', { name: 'Paramètres' }).waitFor()
    const token = await kept(page, 'token')
    await button(page, /^Menu de/).click()
    await page.getByRole('menuitem', { name: 'Déconnexion' }).click()
    await page.getByText('Vous avez été déconnecté').waitFor()
    await other.waitForURL('**/login')
    for (const key of ['token', 'refreshToken', 'user', 'permissions'])
      await expect.poll(() => kept(page, key)).toBeNull()
    const answer = await site.app.inject({ url: '/api/users/me', headers: { authorization: String(token) } })
    expect(answer.statusCode).toBe(401)
  })

  test('offers the other applications of a person whose profile has menus there, under one login', async () => {
    await site.context.db.system('seed', (tx) =>
      tx.query(
        `insert into profile_menu (profile_id, menu_id, access_level)
         select p.id, m.id, 1 from profile p, menu m join application a on a.id = m.application_id
         where p.label = 'Super administrateur' and a.machine_name = 'tenders' order by m.id limit 1
         on conflict do nothing`,
      ),
    )
    const { page, go } = await site.open()
    await go('/')
    await button(page, 'Applications').click()
    const links = page.getByRole('menuitem')
    await expect.poll(() => links.allTextContents()).toEqual(['Back-office', 'Espace fournisseur'])
    await expect.poll(() => links.first().getAttribute('aria-current')).toBe('page')
    expect(await seenByAxe(page)).toEqual([])
    await links.last().click()
    await page.waitForURL('**/tenders/')
    await button(page, 'Menu de Claire Moreau').waitFor()
  })

  test('offers a new version as soon as it is there, and starts it when asked', async () => {
    const { page, go } = await site.open({ serviceWorkers: 'allow' })
    await go('/')
    await page.evaluate(() => navigator.serviceWorker.ready)
    await page.reload()
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.getByRole('heading', { name: /^Bonjour/ }).waitFor()
    await page.evaluate(() => navigator.serviceWorker.register('/service-worker.js?new'))
    const news = page.getByRole('region', { name: 'Notifications' }).getByText('Nouvelle version')
    await news.waitFor()
    expect(await seenByAxe(page)).toEqual([])
    await Promise.all([page.waitForEvent('load'), button(page, 'Actualiser').click()])
    const script = () => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '')
    await expect.poll(script).toMatch(/\?new$/)
  })

  test('says that a page does not exist', async () => {
    const { page, go, calls } = await site.open()
    await go('/litigations/abc')
    await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
    expect(calls().filter((call) => call.includes('NaN'))).toEqual([])
    await go('/nowhere')
    await page.getByRole('heading', { name: 'Page introuvable' }).waitFor()
    await expect.poll(() => page.title()).toBe('Portail Achats – Page introuvable')
    await page.getByRole('link', { name: "Retour à l'accueil" }).click()
    await page.getByRole('heading', { name: /^Bonjour/ }).waitFor()
  })

  test('restores the scroll on the way back, and starts a new page at its top', async () => {
    const { page, go } = await site.open({ viewport: { width: 1000, height: 500 } })
    await go('/settings')
    await page.getByRole('link', { name: 'Taux de TVA' }).waitFor()
    await page.evaluate(() => scrollTo(0, 600))
    await page.getByRole('link', { name: 'Taux de TVA' }).click()
    await page.waitForURL('**/settings/*')
    await page.waitForFunction(() => scrollY === 0)
    await page.goBack()
    await page.getByRole('link', { name: 'Taux de TVA' }).waitFor()
    await page.waitForFunction(() => scrollY > 500)
    await go('/profile')
    await page.getByText('Mes données').waitFor()
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('restores the place in a list too, whose rows come late', async () => {
    const { page, go } = await site.open({ viewport: { width: 1000, height: 500 } })
    await go('/settings/municipality?orderBy=label|asc')
    const frame = page.locator('[data-scroll="list"]')
    await frame.evaluate((one) => one.scrollTo(0, 80))
    await page.locator('a.row-link').nth(5).click()
    await page.waitForURL(/municipality\/\d+/)
    let answer = () => {}
    const held = new Promise<void>((done) => {
      answer = done
    })
    await page.route('**/api/search/', async (route) => {
      await held
      await route.continue()
    })
    await page.reload()
    await page.goBack()
    await page.waitForURL(/municipality\?/)
    answer()
    await expect.poll(() => frame.evaluate((one) => one.scrollTop)).toBeGreaterThan(70)
  })
})
