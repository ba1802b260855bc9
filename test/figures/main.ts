import { mostPastWriter } from '../kit/past-writer'
import { figuresOf } from './figures'
import { readCode } from './read-code'

const number = (value: number) => value.toLocaleString('en-GB')

/** `npm run figures`: what the house is made of, as the table of docs/rooms.md has it. `-- <folder>` names what is counted there. */
const { rooms, cycles, pairs, wide, handTyped, namedRow } = figuresOf(readCode())
const [asked] = process.argv.slice(2)

for (const { room, files, lines } of rooms) console.log(`| ${room} | ${number(files)} | ${number(lines)} |`)
console.log(`circles of imports: ${cycles.length}`)
console.log(`pairs of folders that import each other: ${pairs.length}`)
console.log(`functions of more than 3 parameters: ${wide.length}`)
console.log(`calls typed by hand in providers/trade and src: ${handTyped.length}`)
console.log(`SQL statements beside the row writer, at most: ${mostPastWriter}`)
console.log(`types called Row: ${namedRow.length}`)
if (asked !== undefined)
  for (const line of [...pairs, ...wide, ...handTyped, ...namedRow].filter((one) => one.includes(asked)))
    console.log(`  ${line}`)
