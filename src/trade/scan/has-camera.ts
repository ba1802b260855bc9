/**
 * Whether a camera is offered to read barcodes: where the browser reads them itself, and on what is touched – a telephone or a
 * tablet, whose camera is in the hand.
 */
export const hasCamera = (): boolean =>
  'mediaDevices' in navigator &&
  ('BarcodeDetector' in window || window.matchMedia?.('(pointer: coarse)').matches)
