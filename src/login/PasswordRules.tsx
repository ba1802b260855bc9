import { isRuleMet, passwordRules } from '../../resources/accounts/password-rules'
import { sayEntry } from './say-entry'

const rules = passwordRules({ special: false })

interface Props {
  id: string
  password: string
  /** Rules that the server found broken; undefined until it has answered. */
  broken: readonly string[] | undefined
}

/** The rules of a new password, ticked as they are met. */
export function PasswordRules({ id, password, broken }: Props) {
  return (
    <div id={id} className="rules">
      <p>{sayEntry('pass.rules')}</p>
      <ul>
        {rules.map((rule) => {
          const isMet = isRuleMet(rule, password, broken)
          return (
            <li key={rule.name} className={isMet ? 'rule-met' : undefined}>
              <svg
                viewBox="0 0 16 16"
                width="16"
                height="16"
                fill="none"
                stroke="currentColor"
                aria-hidden="true"
              >
                <circle cx="8" cy="8" r="6.5" strokeWidth="1.4" />
                {isMet && (
                  <path
                    d="m5 8.2 2.1 2.1L11 6.2"
                    strokeWidth="1.8"
                    strokeLinecap="round"
                    strokeLinejoin="round"
                  />
                )}
              </svg>
              {rule.label}
              <span className="sr-only"> : {sayEntry(isMet ? 'pass.ruleMet' : 'pass.ruleMissing')}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
