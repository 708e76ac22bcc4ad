/** Every endpoint × every role, anonymous and deactivated: a golden table shows any change of rights. */
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import { roles } from "#workers/kernel/identity";
import { allOperatorEndpoints, downloads, endpoints } from "#workers/registry";
import { meantEndpoints } from "./meant";
import { composePayload } from "./payloads";
import rights from "./rights.json";

type Declared = { name: string; access: string | readonly string[]; flags?: readonly string[] };

const all = Object.values(endpoints) as unknown as Endpoint[];

test("who may call what is as the golden table says", () => {
	const actual = Object.fromEntries(
		[...all, ...downloads, ...(allOperatorEndpoints as readonly Declared[])].map(({ name, access, flags }) => [
			name,
			[typeof access === "string" ? access : access.join(" "), ...(flags ?? [])].join(", "),
		]),
	);
	expect(
		Object.fromEntries(Object.entries(actual).sort()),
		"Who may call what has changed. If that is meant, say so in test/contract/rights.json: the call's name, then who may call it, then its switches (workers/README.md, step 8).",
	).toEqual(rights);
});

test("[session-07] [session-20] each role gets through where it may, and nowhere else", async () => {
	const acme = await createTenant({ flags: { orders_management_enabled: 1 } });
	for (const role of roles) {
		const person = await acme.addMember({ role, points: 10 });
		for (const endpoint of meantEndpoints) {
			if (endpoint.name === "session/end-session") continue;
			const mayCall = endpoint.access === "anyone" || endpoint.access === "signed_in" || endpoint.access.includes(role);
			const payload = composePayload(endpoint, () => 1);
			const reply = await person.client.post(endpoint.path, payload);
			if (mayCall)
				expect([endpoint.name, role, reply.body.resultType === "forbidden" && !isRefusedByHandler(endpoint)]).toEqual([
					endpoint.name,
					role,
					false,
				]);
			else
				expect([endpoint.name, role, reply.status, reply.body.resultType]).toEqual([
					endpoint.name,
					role,
					403,
					"forbidden",
				]);
			expect(reply.status).toBeLessThan(500);
		}
	}
}, 120_000);

test("nobody who is not signed in gets through, and nobody who was deactivated", async () => {
	const acme = await createTenant();
	const gone = await Promise.all(
		["invited", "suspended", "terminated", "erased"].map((status) => acme.addMember({ status })),
	);
	for (const client of [acme.visitor(), ...gone.map((person) => person.client)]) {
		// Whoever is signed out has a visitor's.
		client.forgetToken();
		for (const endpoint of meantEndpoints) {
			if (endpoint.access === "anyone") continue;
			const reply = await client.post(
				endpoint.path,
				composePayload(endpoint, () => 1),
			);
			expect([endpoint.name, reply.status, reply.body.resultType]).toEqual([endpoint.name, 401, "not_logged_in"]);
		}
	}
}, 120_000);

/** Endpoints whose handler itself decides by what is asked (a report or an import of its own rights). */
function isRefusedByHandler(endpoint: Endpoint): boolean {
	return (
		endpoint.name === "reports/request-report-download" ||
		endpoint.name.startsWith("imports/") ||
		endpoint.name.startsWith("list-views/") ||
		endpoint.name.startsWith("executive-summary/") ||
		endpoint.name.startsWith("tcpl/") ||
		endpoint.name.startsWith("recognition/get-recognitions-report")
	);
}
