/**
 * The key that presses the button around it, shown on a desktop. A page finds the button for a key by this element, so only keys that work are
 * shown.
 */
export const Key = ({ children }: { children: string }) => (
  <kbd className="key" data-letter={children.length === 1 || undefined} aria-hidden>
    {children}
  </kbd>
)
