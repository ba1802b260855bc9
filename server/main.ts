import { createServer } from './create-server'
import { portal } from './portal'

await createServer(portal).start()
