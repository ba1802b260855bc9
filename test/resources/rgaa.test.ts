import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rgaa, rgaaShare, rgaaTests } from '../../resources/accessibility/rgaa'

/** How many criteria each of the 13 themes of RGAA 4.1.2 has. */
const themes = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12]

test('each of the 106 criteria has its state, and the tests that hold them exist by their names', () => {
  expect(rgaa.map(({ number }) => number)).toEqual(
    themes.flatMap((count, theme) => Array.from({ length: count }, (_, i) => `${theme + 1}.${i + 1}`)),
  )
  expect(rgaa.filter(({ title, why }) => !title || !why)).toEqual([])
  const named = rgaa.filter(({ state }) => state === 'test').map(({ why }) => why)
  expect(named.filter((name) => !Object.hasOwn(rgaaTests, name))).toEqual([])
  expect(Object.keys(rgaaTests).filter((name) => !named.includes(name))).toEqual([])
  const missing = Object.values(rgaaTests).filter((place) => {
    const [file = '', title = ''] = place.split(' › ')
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(`'${title}'`)
  })
  expect(missing).toEqual([])
  const broken = rgaa.filter(({ state }) => state === 'broken')
  expect(rgaaShare() === 100, 'what is not held counts').toBe(broken.length === 0)
})

test('every page says its kind, its language and its title', () => {
  for (const page of [
    'login',
    'apps/back-office',
    'apps/front-office',
    'apps/tenders',
    'apps/public-notices',
  ])
    expect(readFileSync(`src/${page}/index.html`, 'utf8')).toMatch(
      /^<!doctype html>\s*<html lang="fr">[\s\S]*<title>[^<]+ – Portail Achats<\/title>[\s\S]*<noscript>[^<]*JavaScript[^<]*<\/noscript>/,
    )
})
