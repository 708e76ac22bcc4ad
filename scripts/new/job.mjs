/** Composes a new job, which a message of the outbox starts, with its test. */
import { camel, snake, title } from "./words.mjs";

/** What the job is made of. Throws for a name that is none. */
export function planJob(call) {
	if (!/^[a-z][a-z-]*\/[a-z]+-[a-z-]+$/.test(call)) throw new Error("a job is called <feature>/<verb>-<noun>");
	const [feature, verbNoun] = call.split("/");
	return { call, feature, verbNoun, noun: verbNoun.slice(verbNoun.indexOf("-") + 1), name: camel(verbNoun) };
}

/** The files of the plan, as [path, text]. */
export function filesOfJob(plan) {
	const { feature, verbNoun } = plan;
	return [
		[`workers/features/${feature}/jobs/${verbNoun}.ts`, job(plan)],
		[`test/features/${feature}/${verbNoun}.test.ts`, test(plan)],
	];
}

function job({ call, verbNoun, noun, name }) {
	return `/** ${title(verbNoun)}; invariant: the effect and the end of the message are one batch, so that a repeat does nothing. */
import { z } from "zod";
import { defineJob } from "#workers/kernel/define-job";

export const ${name} = defineJob({
	name: "${call}",
	summary: "${title(verbNoun)}, for one person.",
	payload: z.object({ user_id: z.int() }),
	handler: async (scope, { user_id }, run) => {
		await scope.commit({
			statements: run.end(),
			answer: {},
			audit: { subject_kind: "${snake(noun)}", subject_id: user_id },
		});
	},
});
`;
}

function test({ call, verbNoun, noun }) {
	return `/** ${title(verbNoun)}: a message of the outbox does it once. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { runOutbox } from "#test/kit/outbox";
import { createTenant, newId } from "#test/kit/tenant";
import { outboxRows } from "#workers/kernel/outbox";

test("the message is done once, and leaves its audit line", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	const message = { id: newId(), job: "${call}" as const, payload: { user_id: priya.id } };
	await acme.database.write(outboxRows(acme.id, Date.now(), [message]));
	expect(await runOutbox(acme, "${call}")).toBe(1);
	expect(await runOutbox(acme, "${call}")).toBe(0);
	const lines = await acme.database.read(
		sql<{ subject_id: number }>\`select subject_id from audit_lines
			where account_id = \${acme.id} and subject_kind = '${snake(noun)}'\`,
	);
	expect(lines).toEqual([{ subject_id: priya.id }]);
});
`;
}
