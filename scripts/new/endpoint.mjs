/** Composes a new endpoint with its handler and its test: a read when its name begins with get, else an action that writes an audit line. */
import { camel, snake, title } from "./words.mjs";

/** What the endpoint is made of. Throws for a name that is none. */
export function planEndpoint(call) {
	if (!/^[a-z][a-z-]*\/[a-z]+-[a-z-]+$/.test(call)) throw new Error("an endpoint is called <feature>/<verb>-<noun>");
	const [feature, verbNoun] = call.split("/");
	const noun = verbNoun.slice(verbNoun.indexOf("-") + 1);
	return { call, feature, verbNoun, noun, name: camel(verbNoun), isRead: verbNoun.startsWith("get-") };
}

/** The files of the plan, as [path, text]. */
export function filesOfEndpoint(plan) {
	const { feature, verbNoun, isRead } = plan;
	return [
		[`workers/features/${feature}/endpoints/${verbNoun}.ts`, isRead ? read(plan) : action(plan)],
		[`test/features/${feature}/${verbNoun}.test.ts`, isRead ? testOfRead(plan) : testOfAction(plan)],
	];
}

const pathOf = ({ feature, verbNoun }) => `/api/${snake(feature)}/api_${snake(verbNoun)}`;

function read(plan) {
	return `/** ${title(plan.verbNoun)}: what the signed-in person may see of it. */
import { z } from "zod";
import { defineEndpoint } from "#workers/kernel/define-endpoint";

export const ${plan.name} = defineEndpoint({
	name: "${plan.call}",
	path: "${pathOf(plan)}",
	summary: "${title(plan.noun)} as the signed-in person sees it.",
	access: "signed_in",
	input: z.object({}),
	output: z.object({ company_name: z.string(), first_name: z.string() }),
	repetition: { kind: "read" },
	handler: async ({ account, user }) => ({ company_name: account.company_name, first_name: user.first_name }),
});
`;
}

function testOfRead({ call, verbNoun }) {
	return `/** ${title(verbNoun)}: each reads their own. */
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";

test("Priya reads her own, and a visitor nothing", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ first_name: "Priya" });
	expect((await priya.client.call("${call}", {})).first_name).toBe("Priya");
	expect((await acme.visitor().try("${call}", {})).body.resultType).toBe("not_logged_in");
});
`;
}

function action(plan) {
	return `/** ${title(plan.verbNoun)}; invariant: the effect and its audit line are one batch, written once for each key. */
import { z } from "zod";
import { text } from "#workers/kernel/bounds";
import { defineEndpoint } from "#workers/kernel/define-endpoint";

const maxNoteLength = 500;

export const ${plan.name} = defineEndpoint({
	name: "${plan.call}",
	path: "${pathOf(plan)}",
	summary: "${title(plan.verbNoun)}.",
	access: "signed_in",
	input: z.object({ note: text(maxNoteLength).min(1) }),
	output: z.object({ is_saved: z.literal(1) }),
	repetition: { kind: "key" },
	handler: (scope, { note }) =>
		scope.commit({
			statements: [],
			answer: { is_saved: 1 as const },
			audit: { subject_kind: "${snake(plan.noun)}", subject_id: scope.user.id, details: { note } },
		}),
});
`;
}

function testOfAction({ call, verbNoun, noun }) {
	return `/** ${title(verbNoun)}: what it writes, and what it refuses. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTenant } from "#test/kit/tenant";

test("Priya's note is written once with its audit line, and an empty one is refused at its field", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember({ first_name: "Priya" });
	expect(await priya.client.call("${call}", { note: "As agreed" })).toMatchObject({ is_saved: 1 });
	const lines = await acme.database.read(
		sql<{ user_id: number; details: string }>\`select user_id, details from audit_lines
			where account_id = \${acme.id} and subject_kind = '${snake(noun)}'\`,
	);
	expect(lines).toEqual([{ user_id: priya.id, details: JSON.stringify({ note: "As agreed" }) }]);
	const empty = await priya.client.try("${call}", { note: " " });
	expect(empty.body.errors).toEqual({ note: ["Please fill this in."] });
});
`;
}
