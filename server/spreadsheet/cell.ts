import {
  type GivenCell,
  isFormatted,
  isWallClock,
  type WallClock,
} from '../../resources/schema/reading/given'

const wallText = (cell: WallClock) => (cell.wall.length === 10 ? `${cell.wall}T00:00:00` : cell.wall)

/** Whether two cells say the same: an empty text is an empty cell, midnight is the day. */
export function sameCell(a: GivenCell, b: GivenCell): boolean {
  const [left, right] = [a === '' ? null : a, b === '' ? null : b]
  if (left === null || right === null) return left === right
  if (isWallClock(left) || isWallClock(right))
    return isWallClock(left) && isWallClock(right) && wallText(left) === wallText(right)
  if (isFormatted(left) || isFormatted(right))
    return isFormatted(left) && isFormatted(right) && left.raw === right.raw && left.format === right.format
  return left === right
}
