import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'

interface Dragging {
  to: Locator
  /** Where on it, in pixels from its corner; else its middle. */
  at?: { x: number; y: number }
}

const isTaken = (row: Locator) => row.evaluate((element) => getComputedStyle(element).opacity !== '1')

/**
 * Drags a row as a hand does: moves until it is seen to be taken, and lets go only then. Nothing scrolls between the press and the
 * first move: what is dragged is what stands under the place of the press by then.
 */
export async function drag(page: Page, row: Locator, { to, at }: Dragging): Promise<void> {
  await to.scrollIntoViewIfNeeded()
  await row.hover()
  const box = await to.boundingBox()
  if (!box) throw new Error('There is no place to drag to.')
  const place = { x: box.x + (at?.x ?? box.width / 2), y: box.y + (at?.y ?? box.height / 2) }
  await page.mouse.down()
  await expect
    .poll(async () => {
      await page.mouse.move(place.x, place.y)
      return isTaken(row)
    })
    .toBe(true)
  await page.mouse.move(place.x + 1, place.y)
  await page.mouse.up()
  await expect.poll(() => isTaken(row)).toBe(false)
}
