/** Moves the focus to the control with this `data-field`, such as the field that a problem names. */
export function focusField(field: string): void {
  document.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)?.focus()
}
