import type { Readable } from 'node:stream'
import { surveyTexts } from '../../i18n/fr/surveys'
import type { adherent } from '../../resources/directory/adherent'
import type { RowOf } from '../../resources/schema/infer'
import { surveyColumns } from '../../resources/surveys/columns'
import type { Work } from '../api/work'
import { pastRights } from '../database/past-rights'
import { writeWorkbook } from '../spreadsheet/write-workbook'
import { findAnswer, findSurvey } from './survey'

const texts = surveyTexts.sheet
const membersSql = `
  select id, name, siret from adherent where company_id = $1 and "deletedAt" is null and adherent_status_id not in (2, 4) order by name, id`

/** An empty sheet with the columns that are asked, and beside it the members with their codes. */
export async function writeTemplate(work: Work, id: number): Promise<{ name: string; book: Readable }> {
  const { statistic_request_id } = await findAnswer(work.tx, id)
  const survey = await findSurvey(work.tx, statistic_request_id)
  const members = await pastRights(work.tx, 'surveys', (past) =>
    past.query<RowOf<typeof adherent, 'id' | 'name' | 'siret'>>(membersSql, [survey.company_id]),
  )
  const book = writeWorkbook({
    sheets: [
      {
        name: texts.name,
        columns: survey.columns.map((name) => ({ header: surveyColumns[name].label, width: 20 })),
        rows: [],
      },
      {
        name: texts.members,
        columns: [
          { header: texts.code, width: 16 },
          { header: texts.member, width: 48 },
          { header: texts.siret, width: 20 },
        ],
        rows: [members.map((one) => [one.id, one.name, one.siret])],
      },
    ],
  })
  return { name: texts.file({ id }), book }
}
