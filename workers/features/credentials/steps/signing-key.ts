/** The pair of keys with which an account signs: made once, and the private one sealed (AES-GCM) with the Worker's secret. */
import { Buffer } from "node:buffer";
import { createHash, createHmac } from "node:crypto";
import type { Scope } from "#workers/kernel/scope";
import { type CredentialKey, insertKey, listKeys } from "../store";

/** RS256, the algorithm that every verifier of Open Badges 3.0 knows (8.2.2). */
export const signature = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;

const modulusLength = 2_048;
const publicExponent = new Uint8Array([1, 0, 1]);
const ivBytes = 12;

/** A key that can sign, and the name under which its public half is published. */
export type SigningKey = { key_id: string; key: CryptoKey };

/** The newest key that this Worker's secret opens; the first one, and one after a change of the secret, is made here. */
export async function getSigningKey(scope: Scope): Promise<SigningKey> {
	const [newest] = await scope.read(listKeys(scope.account.id));
	return (newest && (await openKey(scope, newest))) ?? makeKey(scope);
}

async function makeKey(scope: Scope): Promise<SigningKey> {
	const usage = { ...signature, modulusLength, publicExponent };
	const pair = (await crypto.subtle.generateKey(usage, true, ["sign", "verify"])) as CryptoKeyPair;
	const { n, e } = (await crypto.subtle.exportKey("jwk", pair.publicKey)) as JsonWebKey;
	const key_id = createHash("sha256")
		.update(JSON.stringify({ e, kty: "RSA", n }))
		.digest("base64url");
	const public_key = JSON.stringify({ kty: "RSA", n, e, alg: "RS256", use: "sig", kid: key_id });
	const secret = (await crypto.subtle.exportKey("pkcs8", pair.privateKey)) as ArrayBuffer;
	const sealed_key = await seal(scope, key_id, secret);
	const row = { id: scope.newId(), key_id, public_key, sealed_key, created_at: scope.clock.now() };
	await scope.commit({ statements: [insertKey(scope.account.id, row)], answer: {} });
	return { key_id, key: pair.privateKey };
}

async function openKey(scope: Scope, { key_id, sealed_key }: CredentialKey): Promise<SigningKey | undefined> {
	const bytes = Buffer.from(sealed_key, "base64");
	const box = { name: "AES-GCM", iv: bytes.subarray(0, ivBytes), additionalData: Buffer.from(key_id) };
	const opened = await crypto.subtle
		.decrypt(box, await sealingKey(scope, "decrypt"), bytes.subarray(ivBytes))
		.catch(() => undefined);
	if (!opened) return undefined;
	return { key_id, key: await crypto.subtle.importKey("pkcs8", opened, signature, false, ["sign"]) };
}

async function seal(scope: Scope, key_id: string, secret: ArrayBuffer): Promise<string> {
	const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
	const box = { name: "AES-GCM", iv, additionalData: Buffer.from(key_id) };
	const sealed = await crypto.subtle.encrypt(box, await sealingKey(scope, "encrypt"), secret);
	return Buffer.concat([iv, Buffer.from(sealed)]).toString("base64");
}

function sealingKey({ account, env }: Scope, usage: "encrypt" | "decrypt"): Promise<CryptoKey> {
	const bytes = createHmac("sha256", env.SESSION_SECRET).update(`credential-keys|${account.id}`).digest();
	return crypto.subtle.importKey("raw", new Uint8Array(bytes), "AES-GCM", false, [usage]);
}
