/** The packages that stay outside the built server, because they contain programs for each platform. A release lets npm install them. */
export const nativePackages = ["@node-rs/argon2", "@node-rs/bcrypt", "sharp"]
