import Share2 from "lucide-react/icons/share-2"
import { useState } from "react"
import { lazyPart } from "#web/ui/lazy-part.tsx"

const ShareDialog = lazyPart(async () => (await import("./share-dialog.tsx")).ShareDialog)

interface ShareButtonProps {
  userId: string
  logId: string
  label: string
  /** Whether this device has changes that the server doesn't have yet. */
  isChanged?: boolean
}

/** Opens the options for sharing a saved workout. */
export function ShareButton({ userId, logId, label, isChanged = false }: ShareButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="button" onClick={() => setOpen(true)}>
        <Share2 className="icon" aria-hidden />
        {label}
      </button>
      {isOpen && <ShareDialog {...{ userId, logId, isChanged }} onClose={() => setOpen(false)} />}
    </>
  )
}
