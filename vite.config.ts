import { hash } from "node:crypto"
import { readFileSync } from "node:fs"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { VitePWA } from "vite-plugin-pwa"
import { answerShapes } from "./scripts/answer-shapes.ts"
import { compressFiles } from "./scripts/compress-files.ts"
import { reportFirstLoad } from "./scripts/first-load.ts"
import { chunkGroups } from "./scripts/page-chunks.ts"
import { preloadPages } from "./scripts/page-preloads.ts"
import { refuseCircles } from "./scripts/refuse-circles.ts"
import { swappedBuild } from "./scripts/swapped-build.mjs"

const root = import.meta.dirname

// What is left of the account library's class for administering accounts, which takes a secret key: signing oneself out goes through it.
const signOutAlone = `
  import { isAuthError } from "./lib/errors"
  import { _request } from "./lib/fetch"
  import { resolveFetch } from "./lib/helpers"
  export default class {
    constructor({ url, headers, fetch }) {
      Object.assign(this, { url, headers, fetch: resolveFetch(fetch) })
    }
    async signOut(jwt, scope) {
      const options = { headers: this.headers, jwt, noResolveJson: true }
      try {
        await _request(this.fetch, "POST", this.url + "/logout?scope=" + scope, options)
        return { data: null, error: null }
      } catch (error) {
        if (isAuthError(error)) return { data: null, error }
        throw error
      }
    }
  }`

const { plugins: swap, collect } = swappedBuild("dist/web")

/** The app: static files under dist/web, served by the backend and pre-configured by nothing but /config.json. */
export default defineConfig({
  root: "src/web",
  publicDir: "public",
  define: { "import.meta.env.VITE_ANSWER_SHAPES": JSON.stringify(answerShapes()) },
  plugins: [
    react(),
    withoutUnusedAccountParts(),
    awaiterApart(),
    routerForPeople(),
    iconInThePage(),
    reportFirstLoad(),
    preloadPages(),
    refuseCircles(),
    serviceWorker(),
    compressFiles(),
    swap,
  ],
  // The default adds each class's line to its name, and every page carries every name twice.
  css: {
    modules: {
      generateScopedName: (name, file) =>
        `${name}${hash("sha1", file.replace(root, ""), "base64url").slice(0, 3)}`,
    },
  },
  build: {
    target: ["chrome123", "safari17.5", "firefox120"],
    // Vite rewrites light-dark() for anything older.
    cssTarget: ["chrome123", "safari17.5", "firefox120"],
    // All of these browsers know modulepreload.
    modulePreload: { polyfill: false },
    sourcemap: "hidden",
    manifest: true,
    rolldownOptions: {
      // A group takes only what it names; with what that imports, everything would end up in the first group.
      output: {
        codeSplitting: { groups: chunkGroups, includeDependenciesRecursively: false },
        // The bundler names a shared file after all that share it, and the first file of the app lists every name.
        chunkFileNames: ({ name }) => `assets/${name.startsWith("shared") ? "shared" : name}-[hash].js`,
      },
    },
  },
})

/**
 * The account library's parts that nobody needs in a browser: signing in with a wallet, administering accounts, and translating the browser's errors about
 * passkeys, whose own names say enough.
 */
function withoutUnusedAccountParts(): Plugin {
  const path = "/auth-js/dist/module/"
  const instead = new Map([
    [
      `${path}lib/web3/ethereum.js`,
      "export { n as createSiweMessage, n as fromHex, n as getAddress, n as toHex }; const n = () => {}",
    ],
    [`${path}GoTrueAdminApi.js`, signOutAlone],
    [
      `${path}lib/webauthn.errors.js`,
      "export { E as WebAuthnError, E as WebAuthnUnknownError, given as identifyAuthenticationError, given as identifyRegistrationError, isOne as isWebAuthnError };" +
        "class E extends Error {} const given = ({ error }) => error, isOne = () => false",
    ],
  ])
  return {
    name: "without-unused-account-parts",
    load: (id) => [...instead].find(([end]) => id.endsWith(end))?.[1] ?? null,
  }
}

/** The router ships files without warnings for developers, but its package names only those with them. */
function routerForPeople(): Plugin {
  return {
    name: "router-for-people",
    enforce: "pre",
    async resolveId(source, importer) {
      if (source !== "react-router") return null
      const found = await this.resolve(source, importer, { skipSelf: true })
      return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") }
    },
  }
}

/**
 * The functions' client has its own copy of tslib: of one that it shared with the account library, all that either needs would come with
 * the first page.
 */
function awaiterApart(): Plugin {
  return {
    name: "awaiter-apart",
    enforce: "pre",
    async resolveId(source, importer) {
      const isOfFunctions = source === "tslib" && importer?.includes("/@supabase/functions-js/")
      return isOfFunctions ? this.resolve("tslib/tslib.es6.js", importer) : null
    },
  }
}

/** Puts the icon into the page itself, so that no page requests it. */
function iconInThePage(): Plugin {
  const icon = readFileSync("src/web/public/app-icon.svg", "base64")
  return {
    name: "icon-in-the-page",
    transformIndexHtml: (html) => html.replace('"/app-icon.svg"', `"data:image/svg+xml;base64,${icon}"`),
  }
}

/** Builds the service worker with the list of all files of the release in it. The app registers it by itself, and its manifest is a file. */
function serviceWorker() {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "service-worker",
    filename: "service-worker.ts",
    injectRegister: false,
    manifest: false,
    injectManifest: {
      globPatterns: ["index.html", "**/*.{js,css,svg,png,ico,woff2,webmanifest}"],
      // A classic script: Firefox knows no others as service workers before 147.
      rollupFormat: "iife",
      buildPlugins: { vite: [collect] },
    },
  })
}
