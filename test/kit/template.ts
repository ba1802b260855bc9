import { resources } from '../../resources'
import { asOwner, migrate } from '../../server/database/migrate'
import { policies } from '../../server/policies'
import { seedIfEmpty } from '../../server/seed/seed-if-empty'

/** What every test database starts with: made once a run, then cloned for each test file. */
export async function fillTemplate(url: string): Promise<void> {
  await migrate(url, resources, { policies })
  await asOwner(url, (tx) => seedIfEmpty(tx, { seed: 'min' }, { say: () => undefined }))
}
