import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { storageKeys } from '../../providers/session-storage'
import { withNotice } from '../../server/installation-notice'
import { withLinkScript } from '../../server/link-token'
import { logSerializers } from '../../server/log-serializers'
import { manifestLinks, manifestOf } from '../../server/manifest'
import { frameScriptSources, withFrame } from '../../server/page-frame'
import { pageOf, withIdentity, withLanguage } from '../../server/pages'
import { shortcutsOf } from '../../server/shortcuts'
import { drawStartImages } from '../../server/start-images'
import { barHeight, navColors, navWidth } from '../../src/layout/nav-colors'
import { schemeAttribute, schemeStorageKey } from '../../src/theme/scheme'
import { firstArticlesKey } from '../../src/trade/first-articles'

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

test('each page of a demonstration that real people reach says so above everything, in its language', () => {
  const html = '<body class="x"><div id="root"></div></body>'
  expect(withNotice(html, { isDemonstration: false })).toBe(html)
  expect(withNotice(html, { isDemonstration: true })).toMatch(
    /^<body class="x"><p role="note" [^>]*>Démonstration : les mots de passe des comptes sont publics/,
  )
})

test('an application says how it is installed, in the name of the installation, with icons that are there', () => {
  const manifest = manifestOf('front-office', {
    productName: 'Achats Nord',
    shortcuts: shortcutsOf('front-office'),
  })
  expect(manifest).toMatchObject({ name: 'Achats Nord – Espace adhérent', start_url: '/front-office/' })
  expect(manifestOf('library', { productName: 'Bibliothèque' })).toMatchObject({ name: 'Bibliothèque' })
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable')
  expect(manifest.shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Commander', '/front-office/catalogs/food'],
    ['Paniers', '/front-office/carts/in-progress'],
    ['Réceptionner', '/front-office/orders/tracking'],
  ])
  const icons = [...manifest.icons, ...manifest.shortcuts.flatMap((one) => one.icons)]
  for (const { src } of icons) expect(existsSync(`public${src}`), src).toBe(true)
  const drawn = drawStartImages(readFileSync('public/icons/portail-512.png'))
  const links = [
    ...manifestLinks('front-office', { productName: '' }).matchAll(
      /startup-image" media="[^"]+" href="\/(icons[^"]+)"/g,
    ),
  ]
  expect(links.map(([, href]) => href)).toEqual(drawn.map(({ name }) => name))
  for (const { name, bytes } of drawn)
    expect(`icons/start-${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}.png`, 'of its size').toBe(name)
})

test('a page draws the frame of its application before any script: its colours, its sizes, what the device keeps', () => {
  const page = withFrame('<head></head><body><div id="root" data-frame="phone-bar"></div></body>')
  const scripts = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  expect(frameScriptSources).toEqual(
    scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`),
  )
  const [script = '', articles] = scripts
  expect(articles).toContain(`'${firstArticlesKey}'`)
  for (const part of [
    navColors.ground,
    navColors.groundDark,
    `width:${navWidth.open}px`,
    `width:${navWidth.mini}px`,
    `height:${barHeight}px`,
    '<footer>',
  ])
    expect(page).toContain(part)
  for (const part of [schemeAttribute, schemeStorageKey, 'token', 'sideNavOpened'])
    expect(script).toContain(`'${part}'`)
  expect(storageKeys).toEqual(expect.arrayContaining(['token', 'sideNavOpened']))
  expect(withFrame('<div id="root"></div>')).toBe('<div id="root"></div>')
})

test('the log tells of a request without what its address asks, and of an error without the token of a link', () => {
  const url = '/api/download/order?token=secret-of-a-link&x=1'
  const { req, err } = logSerializers
  expect(req({ id: '1', method: 'GET', url })).toEqual({
    id: '1',
    method: 'GET',
    path: '/api/download/order',
  })
  const said = JSON.stringify(err(new Error(`answered already: "${url}"`)))
  expect(said).toContain('?token=…&x=1')
  expect(said).not.toContain('secret')
})

test('a page in another language reads its dictionary before its application, after its first code', () => {
  const page = withLinkScript('<head><script type="module" src="/app.js"></script></head>')
  const said = withLanguage(page, { code: 'en', file: '/en.js' })
  expect([...said.matchAll(/<script( type="module"[^>]* src="([^"]+)")?>/g)].map(([, , src]) => src)).toEqual(
    [undefined, '/en.js', '/app.js'],
  )
})
