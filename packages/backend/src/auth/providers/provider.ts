/** A sign-in provider; see ProviderSettings. */
export interface Provider {
  name: string
  title: string
  /** Whether the provider responds with a form that the browser posts, as Apple does. That needs a different kind of cookie. */
  answersByForm: boolean
  /** The address of the provider's sign-in page. Throws if the provider can't be reached. */
  addressFor(asked: AuthorizationRequest): Promise<URL>
  /** The person identified by the address that the browser came back to. Throws if the response isn't for this flow. */
  personIn(answer: URL, secrets: FlowSecrets): Promise<ProviderPerson>
  /** The person identified by an ID token that an app got from the provider; undefined if the provider doesn't issue ID tokens. */
  personOf?(idToken: string): Promise<TokenPerson>
}

export interface AuthorizationRequest {
  redirectUri: string
  secrets: FlowSecrets
  /** Scopes to request in addition to those in the settings. */
  scopes: string[]
  /** Parameters that the client adds, such as `login_hint`. */
  extras: Record<string, string>
}

/** The secrets that tie a provider's response to the flow that asked for it. */
export interface FlowSecrets {
  state: string
  nonce: string
  /** A secret sent to the provider along with the auth code, so that a stolen code is useless by itself. */
  verifier: string
}

export interface ProviderPerson {
  /** The provider's own id for the person. */
  sub: string
  /** The address on record at the provider; empty if it gives none. */
  email: string
  /** Whether the provider has verified the address. An unverified one never opens an account. */
  isEmailVerified: boolean
  /** Facts to store with the identity, and to merge into the person's metadata. */
  facts: Record<string, unknown>
  /** The provider's own tokens, for clients that call the provider. */
  tokens: { access: string; refresh: string | undefined }
}

export interface TokenPerson extends Omit<ProviderPerson, "tokens"> {
  /** The hash of the nonce that the app chose, if it chose one. */
  nonce: string | undefined
}
