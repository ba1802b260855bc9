import { passwordRules } from './checks'
import { sayEntry } from './say-entry'

/** The rules of a new password, ticked as they are met. */
export function PasswordRules({ id, password }: { id: string; password: string }) {
  return (
    <div id={id} className="rules">
      <p>{sayEntry('password.rules')}</p>
      <ul>
        {passwordRules.map(({ key, holds }) => (
          <li key={key} className={holds(password) ? 'rule-met' : undefined}>
            <svg
              viewBox="0 0 16 16"
              width="16"
              height="16"
              fill="none"
              stroke="currentColor"
              aria-hidden="true"
            >
              <circle cx="8" cy="8" r="6.5" strokeWidth="1.4" />
              {holds(password) && (
                <path
                  d="m5 8.2 2.1 2.1L11 6.2"
                  strokeWidth="1.8"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              )}
            </svg>
            {sayEntry(key)}
            <span className="sr-only">
              {' '}
              : {sayEntry(holds(password) ? 'password.ruleMet' : 'password.ruleMissing')}
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}
