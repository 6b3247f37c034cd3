/** Whether somebody types there: a field that can be changed. */
export function isTextEntry(target: EventTarget | null): boolean {
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
    return !target.readOnly && !['checkbox', 'radio', 'range'].includes(target.type)
  }
  return target instanceof HTMLElement && target.isContentEditable
}
