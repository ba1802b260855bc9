import type { ComponentType } from 'react'
import type { OfferedProvider } from '../../providers/offered-providers'
import { Frame } from './Frame'
import { ProviderButton } from './ProviderButtons'
import { sayEntry } from './say-entry'
import type { StepProps } from './sign-in'

/** After a password that an organisation takes no more: its own provider. */
export function providerStep(provider: OfferedProvider): ComponentType<StepProps> {
  return function ProviderStep({ back }: StepProps) {
    return (
      <Frame heading={sayEntry('sso.heading')} intro={sayEntry('sso.enforced', { name: provider.label })}>
        <div className="form">
          <ProviderButton provider={provider} />
          <button type="button" className="button button-quiet" onClick={back}>
            {sayEntry('code.back')}
          </button>
        </div>
      </Frame>
    )
  }
}
