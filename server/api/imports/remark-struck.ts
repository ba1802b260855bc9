import { goesOut } from '../../../resources/schema/out-of-service'
import { struckSentence } from '../strikes'
import type { Line, Run } from './run'

/**
 * Says at the lines of a checked file that take their row out of service what each of them strikes (5-doors §1, M): it is told
 * before anything is kept, and looked at as any remark is.
 */
export async function remarkStruck(run: Run, lines: readonly Line[]): Promise<void> {
  const { strikes, resource, work } = run
  if (!strikes) return
  const out = lines.filter(
    ({ current, input, errors }) => current && !errors.length && goesOut(resource, current, input),
  )
  const idOf = ({ current }: Line) => Number(current?.id)
  // Of what nobody orders one question tells it for all.
  if (!(await strikes(work, out.map(idOf))).length) return
  for (const line of out) {
    const remark = struckSentence(await strikes(work, [idOf(line)]))
    const [first, ...others] = line.shown
    if (remark === undefined || !first) continue
    line.isRemarked = true
    line.shown = [() => ({ ...first(), remark }), ...others]
  }
}
