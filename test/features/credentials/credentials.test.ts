/** The signed credential of a certificate over HTTP: who takes it, what it says, what verifiers read, and what checking it comes to. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBehavior, addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import type { Client } from "#test/kit/client";
import { createTenant } from "#test/kit/tenant";

const algorithm = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" };

async function acmeThanks() {
	const acme = await createTenant();
	const olive = await acme.addMember({ role: "account_owner", first_name: "Olive", last_name: "Grant" });
	const mara = await acme.addMember({ first_name: "Mara", last_name: "Lind" });
	const tomas = await acme.addMember({ first_name: "Tomás", last_name: "Vega" });
	const program = await addProgram(acme, { owner: olive, name: "Everyday Thanks", budget: 100_000 });
	const behavior = await addBehavior(acme, { en: "Teamwork" });
	const given = { giver: tomas, recipients: [mara], program, behavior_ids: [behavior], message: "You saved the day." };
	const { recognition_ids } = await addRecognition(acme, given);
	const id = recognition_ids[0]!;
	return { acme, olive, mara, tomas, id, code: `T${id}` };
}

const fetchCredential = (client: Client, id: number) => client.fetch(`/credentials/recognitions/${id}`);
const read = async (client: Client, path: string) => (await client.fetch(path)).json() as Promise<never>;
const part = (token: string, at: number) => JSON.parse(Buffer.from(token.split(".")[at]!, "base64url").toString());
const check = (client: Client, credential: string) => client.call("credentials/verify-certificate", { credential });

/** A token that says something else, with the signature that it had. */
function forged(token: string, change: object): string {
	const [header, , proof] = token.split(".");
	return `${header}.${Buffer.from(JSON.stringify({ ...part(token, 1), ...change })).toString("base64url")}.${proof}`;
}

test("the recipient takes along a credential that anybody can check with the site's published key", async () => {
	const { acme, mara, id, code } = await acmeThanks();
	const answer = await fetchCredential(mara.client, id);
	expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/vc+jwt"]);
	expect(answer.headers.get("content-disposition")).toContain(`${code}.jwt`);
	const token = await answer.text();
	const { alg, kid } = part(token, 0);
	expect(alg).toBe("RS256");

	const origin = `http://${mara.client.host}`;
	const visitor = acme.visitor();
	const jwk = (await read(visitor, kid.slice(origin.length))) as JsonWebKey;
	expect(((await read(visitor, "/.well-known/jwks.json")) as { keys: unknown[] }).keys).toEqual([jwk]);
	const key = await crypto.subtle.importKey("jwk", jwk, algorithm, false, ["verify"]);
	const [header, payload, proof] = token.split(".");
	const isSigned = await crypto.subtle.verify(
		algorithm,
		key,
		Buffer.from(proof!, "base64url"),
		Buffer.from(`${header}.${payload}`),
	);
	expect(isSigned).toBe(true);

	const said = part(token, 1);
	expect(said).toMatchObject({
		iss: `${origin}/credentials/issuer`,
		jti: `${origin}/webapp/verify/${code}`,
		id: `${origin}/webapp/verify/${code}`,
		type: ["VerifiableCredential", "OpenBadgeCredential"],
		credentialSubject: {
			identifier: [{ identityType: "name", identityHash: "Mara Lind" }],
			achievement: {
				name: "Everyday Thanks",
				description: "Everyday Thanks · Teamwork",
				criteria: { narrative: "You saved the day." },
			},
		},
	});
	expect(JSON.stringify(said)).not.toMatch(/Vega|points|@acme/);
	expect(await read(visitor, "/credentials/issuer")).toMatchObject({
		...said.issuer,
		jwks_uri: `${origin}/.well-known/jwks.json`,
	});
});

test("nobody but the recipient has it, not even giver or owner, and no other account", async () => {
	const { acme, olive, tomas, id } = await acmeThanks();
	const globex = await createTenant();
	const gina = await globex.addMember({ role: "account_owner" });
	for (const person of [olive, tomas, gina]) expect((await fetchCredential(person.client, id)).status).toBe(404);
	expect((await fetchCredential(acme.visitor(), id)).status).toBe(401);
	for (const odd of ["x", "1e99", "9007199254740993"])
		expect((await olive.client.fetch(`/credentials/recognitions/${odd}`)).status).toBe(404);
});

test("a second credential is signed with the same key, which lies sealed", async () => {
	const { acme, mara, id } = await acmeThanks();
	const first = await (await fetchCredential(mara.client, id)).text();
	const second = await (await fetchCredential(mara.client, id)).text();
	expect(part(second, 0)).toEqual(part(first, 0));
	const [row] = await acme.database.read(
		sql<{ sealed_key: string }>`select sealed_key from credential_keys where account_id = ${acme.id}`,
	);
	const bare = Buffer.from(row!.sealed_key, "base64").subarray(12);
	await expect(crypto.subtle.importKey("pkcs8", bare, algorithm, false, ["sign"])).rejects.toThrow();
});

test("after a change of the secret a new key signs, and what the old one signed stays valid", async () => {
	const { acme, mara, id } = await acmeThanks();
	const first = await (await fetchCredential(mara.client, id)).text();
	await acme.database.write([
		sql`update credential_keys set sealed_key = ${Buffer.alloc(64).toString("base64")} where account_id = ${acme.id}`,
	]);
	const second = await (await fetchCredential(mara.client, id)).text();
	expect(part(second, 0).kid).not.toBe(part(first, 0).kid);
	for (const token of [first, second]) expect((await check(acme.visitor(), token)).verdict).toBe("valid");
	const { keys } = (await read(acme.visitor(), "/.well-known/jwks.json")) as { keys: { kid: string }[] };
	expect(keys).toHaveLength(2);
	expect(JSON.stringify(keys)).not.toMatch(/"(d|p|q)":/);
});

test("a certificate is checked by its code, as a credential, and as a file", async () => {
	const { acme, mara, id, code } = await acmeThanks();
	const token = await (await fetchCredential(mara.client, id)).text();
	const visitor = acme.visitor();
	const certificate = {
		...{ certificate_code: code, recipient: "Mara Lind", recognizedBy: "Tomás Vega" },
		...{ program: "Everyday Thanks", behaviors: ["Teamwork"] },
	};
	const byCode = await visitor.call("credentials/verify-certificate", { certificate_code: ` ${code.toLowerCase()} ` });
	expect(byCode).toMatchObject({ verdict: "valid", certificate });
	expect(Object.keys(byCode.certificate ?? {})).not.toContain("message");
	expect(await check(visitor, `Here it is: "${token}".`)).toMatchObject({ verdict: "valid", certificate });
	const path = "/api/certificates/api_verify_certificate";
	const byFile = await visitor.upload(path, {}, new File([token], "mine.jwt"));
	expect(byFile.body).toMatchObject({ verdict: "valid", certificate });
});

test("with the recognition its credential is revoked, for the page and for programs", async () => {
	const { acme, olive, mara, id, code } = await acmeThanks();
	const token = await (await fetchCredential(mara.client, id)).text();
	const visitor = acme.visitor();
	const { credentialStatus, iss } = part(token, 1);
	const status = new URL(credentialStatus.id).pathname;
	expect(await read(visitor, status)).toMatchObject({ id: credentialStatus.id, issuer: iss, revokedCredential: [] });
	await olive.client.call("recognition/reverse-recognition", { recognition_id: id, reason: "By mistake." });
	expect(await read(visitor, status)).toMatchObject({ revokedCredential: [{ id: part(token, 1).id, revoked: true }] });
	expect(await check(visitor, token)).toMatchObject({ verdict: "revoked", certificate: null });
	const byCode = await visitor.call("credentials/verify-certificate", { certificate_code: code });
	expect(byCode).toMatchObject({ verdict: "revoked", certificate: null });
	expect((await fetchCredential(mara.client, id)).status).toBe(404);
});

test("what was changed, signed by another account, or is no credential is not ours", async () => {
	const { acme, mara, id } = await acmeThanks();
	const token = await (await fetchCredential(mara.client, id)).text();
	const other = await acmeThanks();
	const foreign = await (await fetchCredential(other.mara.client, other.id)).text();
	const unsigned = `${Buffer.from('{"alg":"none"}').toString("base64url")}.${token.split(".")[1]}.AAAA`;
	const claims = [forged(token, { name: "Employee of the Year" }), foreign, unsigned, "eyJhbGciOi.x.y", "hello", "…"];
	for (const claim of claims)
		expect(await check(acme.visitor(), claim), claim.slice(0, 40)).toMatchObject({ verdict: "not_ours" });
	const visitor = acme.visitor();
	const unknown = await visitor.call("credentials/verify-certificate", { certificate_code: "ABCD-EFGH-JKLM" });
	expect(unknown).toMatchObject({ verdict: "not_ours" });
	expect((await visitor.fetch("/credentials/status/ABCD")).status).toBe(404);
	expect((await visitor.fetch("/credentials/keys/ABCD")).status).toBe(404);
});

test("without code or credential, and with a file that is none, it says what to do", async () => {
	const { acme } = await acmeThanks();
	const nothing = await acme.visitor().try("credentials/verify-certificate", {});
	expect(nothing.body.errors).toEqual({
		certificate_code: ["Enter the code of a certificate, or give its credential."],
	});
	const path = "/api/certificates/api_verify_certificate";
	const large = await acme.visitor().upload(path, {}, new File(["x".repeat(20_001)], "large.jwt"));
	expect([large.status, large.body.errors?.file]).toEqual([400, [expect.stringContaining("too large")]]);
});
