import { emblem } from 'virtual:emblem'
import { Picture } from '../ui/Icon.tsx'

/** @param size in CSS pixels */
export function StartEmblem({ size }: { readonly size: number }) {
  return <Picture src={emblem} size={size} />
}
