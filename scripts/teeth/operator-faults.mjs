/** Deliberate faults in what operators do with clients, each with the test that must catch it. */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are source code.

/** As in faults.mjs, which lists them with the others. */
export const operatorFaults = [
	{
		name: "a token that was revoked still lets an operator in",
		file: "workers/runtime/operators.ts",
		search: "where token_hash = ? and revoked_at is null",
		replace: "where token_hash = ?",
		test: "test/features/operations/tokens.test.ts",
		title: "jane gets a token, works under her name, and is let in no more once it is revoked",
	},
	{
		name: "the platform's host answers whoever brings no token",
		file: "workers/http/serve-operator.ts",
		search: `if (!operator) throw new Refusal("operator_unknown", 401);`,
		replace: "",
		test: "test/contract/operators.test.ts",
		title: "on the platform's host no cookie and no other token lets anybody in, and nothing changes",
	},
	{
		name: "a client's host opens before its account is there",
		file: "workers/runtime/directory.ts",
		search: "and a.being_created_since is null\n\t\tand (h.redirects_until",
		replace: "and (h.redirects_until",
		test: "test/features/operations/create-tenant.test.ts",
		title: "a creation that broke off goes on when it is sent again; until then its host answers nobody",
	},
	{
		name: "an old name leads on for ever",
		file: "workers/runtime/directory.ts",
		search: "(h.redirects_until is null or h.redirects_until > ?)",
		replace: "(h.redirects_until is null or h.redirects_until > 0 * ?)",
		test: "test/features/operations/rename-tenant.test.ts",
		title: "an old name leads nowhere after 12 months and is anybody's then, not before",
	},
	{
		name: "the schedule works for a suspended client",
		file: "workers/kernel/due-work.ts",
		search: "where d.due_at <= ${now} and a.status = 'active'",
		replace: "where d.due_at <= ${now}",
		test: "test/features/operations/suspend-tenant.test.ts",
		title: "the schedule leaves a suspended client out: what waits there waits, and goes on when it is resumed",
	},
	{
		name: "whoever asked for points confirms them by a token that they made",
		file: "workers/features/operations/endpoints/fund-tenant.ts",
		search: "return !own.some((one) => one.name !== setupName && known.has(one.name));",
		replace: "return !known.has(name);",
		test: "test/features/operations/fund-tenant.test.ts",
		title:
			"above the limit the points wait until a second operator asks for the same; the first one's say is not enough",
	},
];
