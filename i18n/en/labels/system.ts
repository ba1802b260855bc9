import { said } from '../said'

export const systemLabels = {
  system_sample: { fields: { at: 'Date' } },
  client_error: said(['Browser error', 'Browser errors'], { kind: 'Origin', device: 'Browser' }),
}
