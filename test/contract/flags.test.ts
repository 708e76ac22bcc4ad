/** Every endpoint × each of its switches: a feature that is off for the account or the person refuses on the server. */
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";
import type { Endpoint } from "#workers/kernel/define-endpoint";
import type { Role } from "#workers/kernel/identity";
import { endpoints } from "#workers/registry";
import { composePayload } from "./payloads";

const guarded = (Object.values(endpoints) as unknown as Endpoint[]).filter(({ flags }) => (flags ?? []).length > 0);

test("[cart-06] a switched-off feature refuses on the server, for the account and for the person", async () => {
	const flags = [...new Set(guarded.flatMap((endpoint) => endpoint.flags ?? []))];
	expect(flags.length).toBeGreaterThan(5);
	for (const rule of flags) {
		const [mustBeOff, name] = rule.startsWith("!") ? [true, rule.slice(1)] : [false, rule];
		const wrong = mustBeOff ? 1 : 0;
		const isPersonal = name.startsWith("user.");
		const acme = await createTenant(isPersonal ? {} : { flags: { [name]: wrong } });
		const switches = isPersonal ? { [name.slice(5)]: wrong as 0 | 1 } : {};
		const owner = await acme.addMember({ role: "account_owner", switches });
		for (const endpoint of guarded.filter((one) => one.flags?.includes(rule))) {
			const { access } = endpoint;
			const isOwners = typeof access === "string" || access.includes("account_owner");
			const person = isOwners ? owner : await acme.addMember({ role: access[0] as Role, switches });
			const reply = await person.client.post(
				endpoint.path,
				composePayload(endpoint, () => 1),
			);
			expect([rule, endpoint.name, reply.status, reply.body.resultType]).toEqual([
				rule,
				endpoint.name,
				403,
				"feature_disabled",
			]);
		}
	}
});
