/** Hands a value down to components that must not import who made it. */
import { createContext, use, type Context } from 'react'

/**
 * A context without a default value, and the hook that reads it.
 * @param hook the name of the hook, for the error that it throws outside of the context
 * @param provider the name of the context, with its article
 */
export function handedDown<Value extends object>(
  hook: string,
  provider: string,
): readonly [provider: Context<Value | null>, hook: () => Value] {
  const context = createContext<Value | null>(null)
  const useValue = (): Value => {
    const value = use(context)
    if (value === null) throw new Error(`${hook} must be used within ${provider}`)
    return value
  }
  return [context, useValue]
}
