/** Moves the focus to the control of a field: a problem's `field`, or another control that is named like one. */
export function focusField(field: string): void {
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)?.focus()
}
