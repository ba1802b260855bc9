import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The benchmarks measure time: they may wait it. */
const isTest = (path: string) => /\.tsx?$/.test(path) && !/^test\/(bench\/|scripts\/no-second)/.test(path)
const files = readdirSync('test', { recursive: true, encoding: 'utf8' }).map((path) => join('test', path))

test('no test has a second try, nor waits a time in the browser instead of a condition', () => {
  const looked = ['vitest.config.ts', ...files.filter(isTest)]
  expect(looked.length).toBeGreaterThan(200)
  expect(
    looked.filter((path) => /\bretry: *[1-9]\d?\b|waitForTimeout\(/.test(readFileSync(path, 'utf8'))),
  ).toEqual([])
})
