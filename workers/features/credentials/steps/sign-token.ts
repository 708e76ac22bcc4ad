/** A credential as a compact JSON Web Token (RFC 7515): signed here, and taken apart again with one algorithm, whatever it asks for. */
import { Buffer } from "node:buffer";
import type { Scope } from "#workers/kernel/scope";
import { keyUrl } from "../rules/addresses";
import { findKey } from "../store";
import { type SigningKey, signature } from "./signing-key";

/** Three parts of base64url, and nothing around them. */
const compactToken = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/** The signed token; its header names the key by the address at which it is published. */
export async function signToken(origin: string, { key_id, key }: SigningKey, payload: object): Promise<string> {
	const header = { alg: "RS256", typ: "JWT", kid: keyUrl(origin, key_id) };
	const signed = `${encoded(header)}.${encoded(payload)}`;
	const proof = await crypto.subtle.sign(signature, key, Buffer.from(signed));
	return `${signed}.${Buffer.from(proof).toString("base64url")}`;
}

/** What a token of this account says; undefined when it is none, was changed, or was signed by somebody else. */
export async function readToken(scope: Scope, token: string): Promise<Record<string, unknown> | undefined> {
	if (!compactToken.test(token)) return undefined;
	const [header = "", payload = "", proof = ""] = token.split(".");
	const { alg, kid } = decoded(header) ?? {};
	const key_id = typeof kid === "string" ? kid.slice(kid.lastIndexOf("/") + 1) : "";
	if (alg !== "RS256" || key_id === "") return undefined;
	const [row] = await scope.read(findKey(scope.account.id, key_id));
	if (!row) return undefined;
	const { kty, n, e } = JSON.parse(row.public_key) as JsonWebKey;
	const key = await crypto.subtle.importKey("jwk", { kty, n, e }, signature, false, ["verify"]);
	const isOurs = await crypto.subtle.verify(
		signature,
		key,
		Buffer.from(proof, "base64url"),
		Buffer.from(`${header}.${payload}`),
	);
	return isOurs ? decoded(payload) : undefined;
}

function encoded(part: object): string {
	return Buffer.from(JSON.stringify(part)).toString("base64url");
}

function decoded(part: string): Record<string, unknown> | undefined {
	try {
		const value: unknown = JSON.parse(Buffer.from(part, "base64url").toString());
		return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : undefined;
	} catch {
		return undefined;
	}
}
