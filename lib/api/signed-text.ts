/** Texts that prove where they come from: `<content>.<HMAC-SHA256 of it>`, so that nothing is stored for them. */
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

const SECRET_BYTES = 32;
const CHANCE_BYTES = 9;

/** A secret to sign with, as text. */
export function generateSecret(): string {
  return randomBytes(SECRET_BYTES).toString("base64url");
}

/** Twelve characters that make two texts of the same moment differ. */
export function generateChance(): string {
  return randomBytes(CHANCE_BYTES).toString("base64url");
}

export function signText(secret: string, content: string): string {
  return `${content}.${signature(secret, content).toString("base64url")}`;
}

/** The content of a signed text; null where the signature is not the secret's. Compared in constant time. */
export function verifiedContent(secret: string, signed: string): string | null {
  const dot = signed.lastIndexOf(".");
  const content = signed.slice(0, Math.max(dot, 0));
  const given = Buffer.from(signed.slice(dot + 1), "base64url");
  const expected = signature(secret, content);
  return given.length === expected.length && timingSafeEqual(given, expected) ? content : null;
}

function signature(secret: string, content: string): Buffer {
  return createHmac("sha256", secret).update(content).digest();
}
