/** Secrets for test servers. They are fixed, so that a token made by one test can be verified by another server. */
export const testSecrets = {
  jwtSecret: "a secret for tests only, long enough to be taken",
  jwtKeys: JSON.stringify([
    {
      kty: "EC",
      crv: "P-256",
      x: "fJ8hyI0PzukK59f-TSjw1KeeQ_HaI6F2QYG6DfFGVkw",
      y: "Vhvpm7Qeg1gUocqzP425Gd4401U7KYCIAMo-TxvhpIU",
      d: "mQEfd9fUNRzq7Tq8afQxZO7pAjAeRIHTBoz6rI8xMnk",
      kid: "test-key",
      alg: "ES256",
      use: "sig",
    },
  ]),
}
