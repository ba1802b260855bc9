import { said } from '../said'

export const documentConsultationsLabels = {
  document_consultation: said(['Download', 'Downloads'], {}),
}
