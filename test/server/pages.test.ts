import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { manifestOf } from '../../server/manifest'
import { pageOf, withIdentity } from '../../server/pages'

test.each([
  ['/', 'login'],
  ['/login', 'login'],
  ['/security/reset/abc', 'login'],
  ['/downloadOrder', 'login'],
  ['/logout', 'login'],
  ['/profile', 'login'],
  ['/usermanagement/create/', 'login'],
  ['/helpCenterList', 'login'],
  ['/back-office', 'back-office'],
  ['/back-office/settings/unit', 'back-office'],
  ['/front-office/', 'front-office'],
  ['/tenders/12', 'tenders'],
  ['/public-notices', 'public-notices'],
  ['/back-officer', undefined],
  ['/api/x', undefined],
  ['/inconnu', undefined],
])('the path %s is answered by the page %s', (path, page) => expect(pageOf(path)).toBe(page))

test('a page carries the names of the installation, escaped', () => {
  const html = '<head><title>Connexion – Portail Achats</title></head>'
  const page = withIdentity(html, { productName: 'Achats "Nord" & <Sud>', organisation: 'Valaé' })
  expect(page).toContain('<title>Connexion – Achats &#34;Nord&#34; &#38; &#60;Sud&#62;</title>')
  expect(page).toContain('<meta name="organisation" content="Valaé" />')
})

test('an application says how it is installed, in the name of the installation, with icons that are there', () => {
  const manifest = manifestOf('front-office', { productName: 'Achats Nord' })
  expect(manifest).toMatchObject({ name: 'Achats Nord – Espace adhérent', start_url: '/front-office/' })
  expect(manifestOf('library', { productName: 'Bibliothèque' })).toMatchObject({ name: 'Bibliothèque' })
  for (const { src } of manifest.icons) expect(existsSync(`public${src}`), src).toBe(true)
})
