import { texts } from '../../resources/schema/texts'

/** The two buttons of every list; the modals behind them have their own texts. */
export const transferButtons = texts('transferButtons', { export: 'Exporter', import: 'Importer' })
