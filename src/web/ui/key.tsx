/**
 * The key that presses the button around it, shown on a desk. A page that listens to its buttons' keys finds them by this element, so what is
 * shown is what works.
 */
export const Key = ({ children }: { children: string }) => (
  <kbd className="key" data-letter={children.length === 1 || undefined} aria-hidden>
    {children}
  </kbd>
)
