import { type Code, importsOf } from './architecture'
import { doors, engineGround, engineRooms, tradeRooms } from './architecture-table'

const within = (path: string, rooms: readonly string[]): boolean =>
  rooms.some((room) => path.startsWith(room))
const isEngine = (path: string): boolean => within(path, engineRooms) && !within(path, tradeRooms)
const isPackage = (path: string): boolean => path.startsWith('npm:')

/** Imports by which the engine would know the trade. */
export const engineBreaches = (code: Code): string[] =>
  importsOf(code)
    .filter(({ from, to }) => isEngine(from) && !isPackage(to) && !isEngine(to) && !within(to, engineGround))
    .map(({ from, to }) => `${from} imports ${to}: the engine knows nothing of the trade`)

/** Imports by which an example would go past the doors to the engine. */
export const doorBreaches = (code: Code): string[] =>
  importsOf(code)
    .filter(({ from, to }) => from.startsWith('examples/') && !isPackage(to) && !doors.includes(to))
    .filter(({ from, to }) => from.split('/')[1] !== to.split('/')[1] || !to.startsWith('examples/'))
    .map(({ from, to }) => `${from} imports ${to}, which is no door to the engine`)

const trade =
  /(?<!process\.)\b(adherent|supplier|platforms?\b|catalog|litigation|reception|voucher|siret|siren\b|warehouse|tender|purchas|cedex|municipality|zip_code|groupAdherent|back-?office|front-?office|egalim|invoice|quotation|rebate|allergen|hospital|ehpad|franco\b|carts?\b|meals?\b|vat\b|tva\b|deliver(?:y|ies)\b|contracts?\b)/i
const comments = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g

/** Words of the trade in the engine's code; what is said in comments is not looked at. */
export const tradeWords = (code: Code): string[] =>
  [...code.files]
    .filter(([path]) => isEngine(path))
    .flatMap(([path, text]) => {
      const lines = text.replace(comments, (comment) => comment.replace(/[^\n]/g, '')).split('\n')
      return lines.some((line) => trade.test(line)) ? [path] : []
    })
