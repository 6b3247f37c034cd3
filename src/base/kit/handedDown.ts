import { createContext, use, type Context } from 'react'

/** Creates a context without a default, and its hook. Both names are for the hook's error message. */
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
