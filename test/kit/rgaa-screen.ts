import type { Page } from 'playwright-core'

/**
 * What a screen does not keep of RGAA 4.1.2 where a machine can tell and axe does not: each fault with its criterion. `within`
 * is the part of the page that is looked at; what is asked of a page as a whole is asked of the whole.
 */
export const rgaaFaults = (page: Page, { within = 'body' } = {}): Promise<string[]> =>
  page.evaluate((place) => {
    const faults: string[] = []
    const root = document.querySelector(place) ?? document.body
    const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
    const tell = (criterion: string, nodes: readonly Element[]) =>
      faults.push(...nodes.map((node) => `${criterion}: ${node.outerHTML.slice(0, 160)}`))
    const said = (node: Element) =>
      (
        node.getAttribute('aria-label') ??
        document.getElementById(node.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')?.textContent ??
        node.querySelector(':scope > legend, :scope > caption, :scope > title')?.textContent ??
        ''
      ).trim()

    const isHidden = (node: Element) => node.closest('[aria-hidden="true"]') !== null
    tell('1.2', all('img:not([alt])'))
    tell(
      '1.2',
      all('svg').filter((node) => !isHidden(node) && !(node.matches('[role="img"]') && said(node))),
    )
    tell(
      '5.4',
      all('table:not([role="presentation"])').filter((node) => !said(node)),
    )
    const vague = /^(ici|cliquez ici|lien|lire la suite|en savoir plus|suite|plus|détails?)$/i
    tell(
      '6.1',
      all('a[href]').filter((node) => vague.test(said(node) || node.innerText.trim())),
    )
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    faults.push(...ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `8.2: #${id} twice`))
    tell(
      '8.8',
      all('[lang]').filter(({ lang }) => !/^(fr|en)(-[A-Z]{2})?$/.test(lang)),
    )
    tell('8.9', all('p:empty:not([role], [aria-live]), h1:empty, h2:empty, h3:empty, li:empty, br + br + br'))
    tell('10.1', all('font, center, big, tt, strike, basefont, blink, marquee'))
    tell(
      '10.1',
      all('[align], [valign], [bgcolor], [cellpadding], [cellspacing], [hspace], [vspace], table[border]'),
    )
    const isRead = (node: Node) =>
      node instanceof Element
        ? !isHidden(node)
        : node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''
    tell(
      '10.3',
      all('*').filter((node) => {
        const { display, flexDirection, order } = getComputedStyle(node)
        const isTurned = /flex/.test(display) && flexDirection.endsWith('-reverse')
        return (
          !isHidden(node) && (order !== '0' || (isTurned && [...node.childNodes].filter(isRead).length > 1))
        )
      }),
    )
    const reached = 'a[href], button, input, select, textarea, [tabindex]:not([tabindex="-1"])'
    tell(
      '10.8',
      all('[aria-hidden="true"]').filter((node) =>
        node.querySelector(reached)?.matches(':not([tabindex="-1"])'),
      ),
    )
    tell(
      '11.6',
      all('fieldset, [role="group"], [role="radiogroup"]').filter((node) => !said(node)),
    )
    tell(
      '11.5',
      all('input[type="radio"]').filter((node) => !node.closest('fieldset, [role="radiogroup"]')),
    )
    tell(
      '12.8',
      all('[tabindex]').filter((node) => node.tabIndex > 0),
    )
    tell('4.10', all('audio[autoplay], video[autoplay]'))
    tell('13.1', [...document.querySelectorAll('meta[http-equiv="refresh"]')])
    tell(
      '13.2',
      all('a[target="_blank"]').filter(
        (node) => !/nouvel|nouvelle/.test(`${said(node)}${node.title}${node.innerText}`),
      ),
    )
    const waits = '[role="progressbar"], [class*="keleton"], [class*="pulse"]'
    for (const animation of document.getAnimations()) {
      const { effect } = animation
      const node = effect instanceof KeyframeEffect ? effect.target : null
      if (effect?.getTiming().iterations === Number.POSITIVE_INFINITY && node && !node.closest(waits))
        tell('13.8', [node])
    }
    const navigation = document.querySelector('nav[aria-label="Navigation principale"]')
    const main = document.querySelector('main')
    if (navigation && main && !(navigation.compareDocumentPosition(main) & Node.DOCUMENT_POSITION_FOLLOWING))
      faults.push('12.2: the navigation does not stand before the content')
    return faults
  }, within)
