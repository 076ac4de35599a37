import Moon from "lucide-react/icons/moon"
import Sun from "lucide-react/icons/sun"
import { useTheme } from "#web/shell/theme.ts"
import { sentences } from "./sentences.ts"

const themes = [
  { name: "light", label: sentences.themes.light, Icon: Sun },
  { name: "dark", label: sentences.themes.dark, Icon: Moon },
] as const

/** The choice of the theme on this device. */
export function ThemeLine() {
  const [theme, setTheme] = useTheme()
  return (
    <li>
      <span>{sentences.theme}</span>
      <div className="segmented" role="group" aria-label={sentences.theme}>
        {themes.map(({ name, label, Icon }) => (
          <button key={name} type="button" aria-pressed={theme === name} onClick={() => setTheme(name)}>
            <Icon className="icon" />
            {label}
          </button>
        ))}
      </div>
    </li>
  )
}
