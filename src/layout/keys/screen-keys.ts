import { keyTexts as texts } from '../../../i18n/fr/keys'
import { askAlt } from './alone'

export interface KeySection {
  title: string
  keys: readonly (readonly [keys: string, what: string])[]
}

const spelled = (keys: string) => keys.replace('Control', texts.control).replace('+', ' + ')

/** What the screen itself says of its keys: the elements that carry one, by their name. */
function declaredKeys(main: ParentNode): [string, string][] {
  const found = [...main.querySelectorAll('[aria-keyshortcuts]')].flatMap((element): [string, string][] => {
    const keys = element.getAttribute('aria-keyshortcuts') ?? ''
    const what = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    return keys === '/' || !what ? [] : [[spelled(keys), what]]
  })
  return [...new Map(found)]
}

const withAlt = (key: string) => (askAlt() ? `Alt + ${key}` : key)

/** The keys of the screen in view, as it stands. */
export function screenKeys(page: ParentNode = document): KeySection[] {
  const main = page.querySelector('main') ?? page
  const sections: KeySection[] = [
    {
      title: texts.everywhere,
      keys: [
        [withAlt('/'), texts.search],
        [`${texts.control} + K`, texts.palette],
        [withAlt('?'), texts.help],
        [texts.escape, texts.close],
      ],
    },
    { title: texts.here, keys: declaredKeys(main) },
    {
      title: texts.rows,
      keys: main.querySelector('a.row-link')
        ? [
            ['↓', texts.enterRows],
            [texts.enter, texts.open],
          ]
        : [],
    },
    {
      title: texts.cells,
      keys: main.querySelector('td.is-edit')
        ? [
            ['F2', texts.editRow],
            ['← →', texts.goToCell],
            [texts.enter, texts.editCell],
            [texts.tab, texts.nextCell],
            [texts.escape, texts.leaveCell],
            [`${texts.control} + Z`, texts.undo],
          ]
        : [],
    },
    {
      title: texts.quantities,
      keys: main.querySelector('.stepper input')
        ? [
            ['↑ ↓', texts.step],
            [texts.enter, texts.next],
            [`${texts.shift} + ${texts.enter}`, texts.former],
            [texts.escape, texts.back],
          ]
        : [],
    },
  ]
  return sections.filter(({ keys }) => keys.length > 0)
}
