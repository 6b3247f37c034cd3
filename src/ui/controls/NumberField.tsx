import { type ComponentProps, useState } from 'react'
import field from '../field.module.css'
import properties from './properties.module.css'

interface NumberFieldProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'value' | 'min' | 'max' | 'onChange' | 'onBlur'
> {
  readonly value: number
  readonly least: number
  readonly most: number
  onChoose(value: number): void
}

/** A whole number with arrows. What is typed stays as it is until the field is left, and counts once it is in range. */
export function NumberField({
  value,
  least,
  most,
  onChoose,
  className,
  ...rest
}: NumberFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const type = (text: string): void => {
    setTyped(text)
    const number = text === '' ? NaN : Number(text)
    if (Number.isInteger(number) && number >= least && number <= most) onChoose(number)
  }
  return (
    <input
      {...rest}
      className={`${field.field} ${properties.spin} ${className ?? ''}`}
      type="number"
      min={least}
      max={most}
      value={typed ?? value}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onBlur={() => setTyped(null)}
    />
  )
}
