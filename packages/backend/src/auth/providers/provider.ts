/** Where people have an account already; see ProviderSettings. */
export interface Provider {
  name: string
  title: string
  /** Apple answers with a form that the browser posts, which needs another kind of cookie. */
  answersByForm: boolean
  /** Where the browser asks the provider who the person is. Throws if the provider can't be reached. */
  addressFor(asked: AuthorizationRequest): Promise<URL>
  /** Who the person is, by the address at which the browser came back. Throws if the answer isn't for this flow. */
  personIn(answer: URL, secrets: FlowSecrets): Promise<ProviderPerson>
  /** Who the person is by an ID token that an app got from the provider itself; undefined if the provider issues none. */
  personOf?(idToken: string): Promise<TokenPerson>
}

export interface AuthorizationRequest {
  redirectUri: string
  secrets: FlowSecrets
  /** Beyond those of the settings. */
  scopes: string[]
  /** Parameters that the client adds, such as `login_hint`. */
  extras: Record<string, string>
}

/** What ties a provider's answer to the flow that asked for it. */
export interface FlowSecrets {
  state: string
  nonce: string
  /** Sent with the code: whoever has seen only the code can't use it. */
  verifier: string
}

export interface ProviderPerson {
  /** The provider's own id of the person. */
  sub: string
  /** As the provider has it; empty if it gives none. */
  email: string
  /** Whether the provider says that the person has the address. An address without it opens nothing. */
  isEmailVerified: boolean
  /** Stored with the identity, and merged into the person's metadata. */
  facts: Record<string, unknown>
  /** The provider's own tokens, for clients that call it. */
  tokens: { access: string; refresh: string | undefined }
}

export interface TokenPerson extends Omit<ProviderPerson, "tokens"> {
  /** The hash of the nonce that the app chose, if it chose one. */
  nonce: string | undefined
}
