import { describe, expect, it } from 'vitest'
import {
  addressToOpen,
  explainListenError,
  readAddress,
} from '../../../../src/server/http/address.ts'

describe('the address', () => {
  it('is this machine alone unless something else is asked for', () => {
    expect(readAddress({})).toEqual({ host: '127.0.0.1', port: 4173 })
    expect(readAddress({ HOST: '', PORT: '' })).toEqual({ host: '127.0.0.1', port: 4173 })
    expect(readAddress({ HOST: '0.0.0.0', PORT: '80' })).toEqual({ host: '0.0.0.0', port: 80 })
  })

  it.each(['eighty', '-1', '65536', '80.5', '0x50'])('refuses PORT=%s', (PORT) => {
    expect(() => readAddress({ PORT })).toThrow(`not '${PORT}'`)
  })

  it.each([
    ['127.0.0.1', 'http://localhost:8080/'],
    ['0.0.0.0', 'http://localhost:8080/'],
    ['192.168.1.7', 'http://192.168.1.7:8080/'],
    ['fe80::1', 'http://[fe80::1]:8080/'],
  ])('of host %s opens as %s', (host, expected) => {
    expect(addressToOpen({ host, port: 8080 }, '/')).toBe(expected)
    expect(addressToOpen({ host, port: 8080 }, '/garden/')).toBe(`${expected}garden/`)
  })

  it.each(['EADDRINUSE', 'EACCES', 'EADDRNOTAVAIL', 'ELSE', undefined])(
    'that fails with %s is explained in one line',
    (code) => {
      const text = explainListenError(code, { host: '127.0.0.1', port: 4173 })
      expect(text).toContain('127.0.0.1')
      expect(text).not.toContain('\n')
    },
  )
})
