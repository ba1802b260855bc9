import { createServer } from '../../server/engine'
import { library } from './server'

await createServer(library).start()
