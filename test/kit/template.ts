import { resources } from '../../resources'
import { migrate } from '../../server/database/migrate'
import { policies } from '../../server/policies'

/** What every test database starts with: made once a run, then cloned for each test file. */
export async function fillTemplate(url: string): Promise<void> {
  await migrate(url, resources, policies)
}
