import type { Page, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listTexts } from '../../i18n/fr/list'
import type { Registry } from '../../resources/registry'
import { listColumns } from '../../resources/schema/derive'
import { type AnyResource, listTitle } from '../../resources/schema/resource'
import { isWritten, tabsOf } from '../../src/admin/form/form-names'
import { columnOf } from '../../src/admin/list/columns'
import { createPath, editPath, listPath } from '../../src/admin/paths'
import { seenByAxe } from './axe'
import { rgaaFaults } from './rgaa-screen'
import { type RowMaker, rowMaker } from './row-maker'
import type { Site, SitePage } from './site'

/** An application whose generated screens are visited. */
interface Visited {
  resources: Registry
  visited: readonly AnyResource[]
  open: () => Promise<Site>
  /** The beginning of its addresses. */
  base: string
  /** A screen to start from. */
  start: { path: string; heading: string }
}

/** The tests of every generated list and form of an application in a real browser. */
export function visitScreens({ resources, visited, open, base, start }: Visited): void {
  let site: Site
  let view: SitePage
  let page: Page
  let anyRow: RowMaker['anyRow']
  let complaints: string[] = []
  /** What each search of the page asked for: told when a list asks more than once. */
  let searches: (string | null)[] = []
  /** Calls that are not answered yet, and files of screens: what a page that is left asks for is none of the next one's. */
  let awaited = 0

  beforeAll(async () => {
    site = await open()
    // High enough for every form: what lies under the bar of actions is no fault of the field.
    // Signed in before rows are made: an identity provider that is made may close passwords.
    view = await site.open({ viewport: { width: 1440, height: 2400 } })
    page = view.page
    const maker = rowMaker(site, site.admin.id)
    const { make } = maker
    anyRow = maker.anyRow
    for (const resource of visited)
      if (resource.access.create && !resource.fixed && !resource.singleton) await make(resource, 6)
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text())
    })
    // The stream of changes stays open.
    const isCall = (url: string) => /^\/(api\/(?!live)|assets\/)/.test(new URL(url).pathname)
    const isOver = (request: Request) => {
      if (isCall(request.url())) awaited--
    }
    page.on('requestfinished', isOver)
    page.on('requestfailed', isOver)
    page.on('request', (request) => {
      if (isCall(request.url())) awaited++
      if (request.method() === 'PUT' && request.url().endsWith('/search/')) searches.push(request.postData())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await view.go(start.path)
    await page.getByRole('heading', { name: start.heading }).waitFor()
  })
  afterAll(() => site?.close())

  /** What the shell asks every minute, whatever is on the screen, and the account's own searches, once a visit. */
  const ofTheShell = new Set([
    ...['GET /notification/unread', 'GET /dashboardmessage/mine', 'GET /users/lists'],
    ...['GET /live', 'PUT /live/places'],
  ])
  const asked = () => view.calls().filter((call) => !ofTheShell.has(call))

  /** What is awaited once what has come is drawn and nothing is left to do: a part whose code came late asks for its own. */
  async function restless(): Promise<number> {
    await page.evaluate(
      () =>
        new Promise<void>((done) =>
          requestIdleCallback(() =>
            requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(() => done()))),
          ),
        ),
    )
    return awaited
  }

  /** Follows a link inside the application, without loading it again. */
  async function follow(path: string) {
    if (new URL(page.url()).pathname === `${base}${path}`) {
      // The same place starts from elsewhere: a list that is on the screen would not be asked again.
      await view.go(start.path)
      await page.getByRole('heading', { name: start.heading }).waitFor()
    }
    await expect.poll(restless).toBe(0)
    complaints = []
    searches = []
    view.forget()
    await page.evaluate((to) => {
      history.pushState({ key: to, idx: (history.state?.idx ?? 0) + 1 }, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    }, `${base}${path}`)
  }

  const english =
    /\b(the|and|with|save|cancel|delete|create|edit|loading|required|undefined|null|NaN|Invalid Date)\b|\[object /i
  const rawKey = /\b(ra|app|resources|form|list)\.[a-z_]+(\.[a-z_]+)*\b/

  /** Nothing on the page is left in English or as the key of a text. */
  async function speaksFrench() {
    const said = await page.getByRole('main').evaluate((main: HTMLElement) => {
      const spoken = [...main.querySelectorAll('[aria-label], [title]:not(tbody *), [placeholder]')].flatMap(
        (node) => ['aria-label', 'title', 'placeholder'].map((name) => node.getAttribute(name) ?? ''),
      )
      const rows = main.querySelector<HTMLElement>('tbody')?.innerText ?? ''
      return [main.innerText.replace(rows, ''), ...spoken].join('\n')
    })
    expect(said.split('\n').filter((line) => english.test(line) || rawKey.test(line))).toEqual([])
  }

  async function isFlawless() {
    // The rows of a table are alike: the first ones speak for all.
    expect(await seenByAxe(page, { within: 'main', without: 'tbody tr:nth-child(n+6)' })).toEqual([])
    expect(await rgaaFaults(page, { within: 'main' })).toEqual([])
    await speaksFrench()
    expect(complaints).toEqual([])
  }

  const labelsOf = (resource: AnyResource) =>
    listColumns(resource).flatMap((name) => columnOf(resources, resource, name)?.label ?? [])

  /** The fields that a new row's form always shows, whatever is typed. */
  const alwaysShown = (resource: AnyResource, names: readonly string[]) =>
    names.filter((name) => {
      const field = resource.fields[name]
      return field && isWritten(field) && !field.hidden && !resource.rules?.[name]?.visible
    })

  /** Lists with a summary of their own above them. */
  const surrounded = new Set(['anomaly'])

  /** Its menus and permissions are chosen on a board of their own, tested in `accounts-rights.test.ts`. */
  const written: Readonly<Record<string, readonly string[]>> = { profile: ['menus', 'Profile_permission'] }

  /** Tabs that are steps of a saved record's own bar, tested in `tenders-walk.test.ts`. */
  const steps: Readonly<Record<string, readonly string[]>> = { tender: ['Documents et mail'] }

  async function hasFields(resource: AnyResource, names: readonly string[]) {
    for (const name of alwaysShown(resource, names)) {
      if (written[resource.name]?.includes(name)) continue
      const box = page.locator(`[data-field="${name}"]`)
      await box
        .getByText(resource.fields[name]?.label ?? name)
        .first()
        .waitFor()
    }
  }

  describe.each(visited.map((resource) => [resource.name, resource] as const))('%s', (_name, resource) => {
    test.skipIf(resource.singleton)('has its list: the declared columns by one call', async () => {
      await follow(listPath(resource))
      await page.getByRole('heading', { level: 1, name: listTitle(resource), exact: true }).waitFor()
      const table = page.getByRole('table', { name: resource.label[1] })
      await table
        .or(page.getByText(listTexts.emptyTitle({ label: resource.label[1] })))
        .first()
        .waitFor()
      if (await table.count()) {
        const heads = await table.getByRole('columnheader').allInnerTexts()
        expect(heads.filter(Boolean)).toEqual(labelsOf(resource))
        const isWide = await table.evaluate(
          ({ parentElement: frame }) => frame && frame.scrollWidth > frame.clientWidth,
        )
        expect(isWide, 'scrolls sideways').toBe(false)
      }
      // What a screen puts around the list may ask for its own; the list itself asks once.
      expect(
        asked().filter((call) => call === 'PUT /search/'),
        searches.join('\n'),
      ).toHaveLength(1)
      if (!surrounded.has(resource.name)) expect(asked()).toEqual(['PUT /search/'])
      await isFlawless()
    })

    test.skipIf(!resource.access.create || resource.fixed)(
      'has its form: each field under its label',
      async () => {
        await follow(createPath(resource))
        await page.getByRole('button', { name: 'Enregistrer', exact: true }).waitFor()
        for (const [index, tab] of tabsOf(resource).entries()) {
          if (steps[resource.name]?.includes(tab.title)) continue
          // The steps that follow are only reached through a right one: they are the tabs of a row that exists.
          const head = page.getByRole('tab', { name: tab.title, exact: true })
          if (resource.stepped && index === 1) {
            await follow(editPath(resource, await anyRow(resource)))
            await head.waitFor()
          }
          if (await head.count()) await head.click()
          await hasFields(resource, tab.names)
          await isFlawless()
        }
      },
    )
  })
}
