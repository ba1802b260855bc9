/** The barcodes of goods: on units, on packaging (GS1-128, DataMatrix), and what some suppliers print as QR. */
export const formats = ['ean_13', 'ean_8', 'upc_a', 'itf', 'code_128', 'data_matrix', 'qr_code'] as const
