/** What an account owner sets of signing up: domains as they are typed, what is wrong with them, and the audit of it. */
import { expect, test } from "vitest";
import { makeOpenCompany } from "#test/factories/sign-ups";

const on = { custom_user_sign_up_enabled: 1, signup_moderation: 0 } as const;

test("domains are read from lines and commas, each once, without a leading @, and stand in the audit with what was before", async () => {
	const { olga } = await makeOpenCompany();
	const typed = "Acme.example, @acme.co.uk\n\nacme.example; acme.fr";
	const saved = await olga.client.call("sign-up/save-sign-up-settings", { ...on, sign_up_domains: typed });
	expect(saved.sign_up_domains).toEqual(["acme.example", "acme.co.uk", "acme.fr"]);
	expect(await olga.client.call("sign-up/get-sign-up-settings", {})).toMatchObject({
		...on,
		sign_up_domains: ["acme.example", "acme.co.uk", "acme.fr"],
	});
	const { table_rows } = await olga.client.call("audit/get-audit-log", {});
	expect(table_rows[0]).toMatchObject({ act: "Sign-up settings saved" });
	expect(table_rows[0]?.details).toEqual([
		{ label: "Somebody lets them in", before: expect.any(String), after: expect.any(String) },
		{ label: "Mail domains", before: "acme.example", after: "acme.example, acme.co.uk, acme.fr" },
	]);
});

test("what is no domain is named, and nobody switches signing up on without a domain", async () => {
	const { olga } = await makeOpenCompany();
	const refusal = async (sign_up_domains: string) =>
		(await olga.client.try("sign-up/save-sign-up-settings", { ...on, sign_up_domains })).body.errors?.sign_up_domains;
	expect(await refusal("acme.example, what is this")).toEqual(["This is no mail domain: what, is, this."]);
	expect(await refusal("")).toEqual(["Name at least one mail domain, so that it is known who may sign up."]);
	expect(await refusal(Array.from({ length: 51 }, (_none, at) => `d${at}.example`).join(","))).toEqual([
		"At most 50 domains.",
	]);
	expect((await olga.client.call("sign-up/get-sign-up-settings", {})).sign_up_domains).toEqual(["acme.example"]);
});
