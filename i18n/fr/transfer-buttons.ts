/** The two buttons of every list; the modals behind them have their own texts. */
export const transferButtons = { export: 'Exporter', import: 'Importer' } as const
