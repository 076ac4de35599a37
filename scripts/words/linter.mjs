// A linter plugin. Text that people read belongs in the sentence files of its room and nowhere else; `.oxlintrc.json` lists those files. The name of
// a function or type must be more than a participle, which doesn't show what the function returns or what the type is.
import { definePlugin, defineRule } from "@oxlint/plugins"

/** @typedef {import("@oxlint/plugins").ESTree.Node} Node */

/** Attributes and properties whose text people never see. */
const unread =
  /^(\w*[cC]lassName|style|id|key|queryKey|mutationKey|type|role|href|src|to|path|d|viewBox|transform|points|name|htmlFor|rel|target|autoComplete|inputMode|enterKeyHint|method|accept|slot|as|variant|kind|icon)$/

/** Values that are spelled the way rows or other programs spell them. */
const values = new Set([
  ...["Male", "Female", "Other", "Metric", "Imperial", "Authorization", "Bearer …"],
  ...["ez bar", "trap bar", "upper back"],
  // A message from a page to its service worker, which may belong to another release.
  "take over",
  '1em "Instrument Sans Variable"',
  '"Instrument Sans Variable", system-ui, sans-serif',
])

/** @param {string} text */
const hasLetters = (text) => /\p{L}/u.test(text)

/** Whether a string reads as words: two words, or one with a capital letter. Class names, keys and column names have neither. @param {string} text */
const readsAsWords = (text) => /^[^\p{L}]*\p{Lu}\p{Ll}/u.test(text) || /\p{L}\p{L}\s+\p{L}/u.test(text)

/** Whether a string is a type, an object's key, or something compared or imported, and so only repeats text from elsewhere. @param {Node} node */
const repeats = (node) =>
  node.parent !== null &&
  (/^(Import|Export|TSLiteral|BinaryExpression|SwitchCase)/.test(node.parent.type) ||
    (node.parent.type === "Property" && node.parent.key === node))

/** Whether a string is a selector. @param {Node} node */
const isSelector = ({ parent }) =>
  parent?.type === "CallExpression" &&
  parent.callee.type === "MemberExpression" &&
  /^(querySelector(All)?|closest|matches)$/.test(nameOf(parent.callee.property))

/** @param {Node} node */
const nameOf = (node) => ("name" in node && typeof node.name === "string" ? node.name : "")

/** @param {Node} node */
function isUnread(node) {
  for (let at = node.parent; at !== null; at = at.parent) {
    if (at.type === "JSXAttribute") return unread.test(nameOf(at.name))
    if (at.type === "PropertyDefinition" && unread.test(nameOf(at.key))) return true
    // People read the name of a workout or an exercise, but not that of an attribute or a class.
    if (at.type === "Property" && nameOf(at.key) !== "name" && unread.test(nameOf(at.key))) return true
    if (at.type === "NewExpression" && /(Error|Exception)$/.test(nameOf(at.callee))) return true
  }
  return false
}

const inSentenceFiles = defineRule({
  create(context) {
    /** @param {Node} node @param {string} text */
    const refuse = (node, text) =>
      context.report({
        node,
        message: `Move "${text.trim().slice(0, 60)}" to the sentences.ts of this room.`,
      })
    /** @param {Node} node @param {string} text */
    const check = (node, text) => {
      if (readsAsWords(text) && !values.has(text) && !repeats(node) && !isSelector(node) && !isUnread(node))
        refuse(node, text)
    }
    return {
      JSXText(node) {
        if (hasLetters(node.value)) refuse(node, node.value)
      },
      Literal(node) {
        if (typeof node.value === "string") check(node, node.value)
      },
      TemplateLiteral(node) {
        check(node, node.quasis.map(({ value }) => value.cooked).join("…"))
      },
    }
  },
})

const irregular =
  "begun|built|chosen|done|drawn|found|given|gone|grown|heard|held|kept|known|lost|made|met|paid|said|seen|sent|shown|spent|taken|thrown|told|worn|written"
const participle = new RegExp(`^([a-z]+ed|${irregular})$`)
/** Nouns and verbs that end like participles. */
const others = new Set(["embed", "feed", "need", "seed", "speed", "unauthorized"])

/** @param {string} name */
function isParticiple(name) {
  const word = name.charAt(0).toLowerCase() + name.slice(1)
  return participle.test(word) && !others.has(word)
}

const moreThanParticiples = defineRule({
  create(context) {
    /** @param {Node | null} node */
    const check = (node) => {
      const name = node && nameOf(node)
      if (node && name && isParticiple(name))
        context.report({
          node,
          message: `Say what "${name}" is or does: a participle alone isn't enough.`,
        })
    }
    return {
      "Program > FunctionDeclaration, Program > ExportNamedDeclaration > FunctionDeclaration"(
        /** @type {import("@oxlint/plugins").ESTree.Function} */ node,
      ) {
        check(node.id)
      },
      TSInterfaceDeclaration: (node) => check(node.id),
      TSTypeAliasDeclaration: (node) => check(node.id),
      VariableDeclarator(node) {
        const isTop = /^(Program|ExportNamedDeclaration)$/.test(node.parent.parent?.type ?? "")
        if (isTop && node.init?.type === "ArrowFunctionExpression") check(node.id)
      },
    }
  },
})

export default definePlugin({
  meta: { name: "words" },
  rules: { "in-sentence-files": inSentenceFiles, "more-than-participles": moreThanParticiples },
})
