/** A post or comment that goes away between reading and writing: the batch itself refuses. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { interrupted } from "#test/factories/faults";
import { addProgram } from "#test/factories/programs";
import { addRecognition, hideActivity } from "#test/factories/recognition";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { prepareRequestContext } from "#workers/http/prepare-request-context";
import type { Environment } from "#workers/kernel/environment";
import { Refusal } from "#workers/kernel/errors";

test("a comment on a post that is hidden at the same moment is refused, and so is a like", async () => {
	for (const [action, statement] of [
		["activity/save-comment", "insert into comments"],
		["activity/save-like-unlike", "insert into likes"],
	] as const) {
		const { acme, priya, activity_id } = await makePost();
		const input = { activity_id, comment_text: "Thank you!", action: "like", temp_id: "t" };
		const refused = await during(acme, priya, statement, () => hideActivity(acme, activity_id), action, input);
		expect(refused?.code).toBe("activity_gone");
	}
});

test("a change of a comment that is deleted at the same moment is refused", async () => {
	const { acme, priya, activity_id } = await makePost();
	const { comment } = await priya.client.call("activity/save-comment", { activity_id, comment_text: "Thank you!" });
	const remove = () => priya.client.call("activity/delete-comment", { activity_id, comment_id: comment.id });
	const input = { activity_id, comment_id: comment.id, comment_text: "Thanks!" };
	const refused = await during(acme, priya, "update comments", remove, "activity/save-comment", input);
	expect(refused?.code).toBe("comment_gone");
});

async function makePost() {
	const acme = await createTenant();
	const [owner, priya] = [await acme.addMember({ role: "account_owner" }), await acme.addMember()];
	const program = await addProgram(acme, { owner });
	const { activity_id } = await addRecognition(acme, { giver: owner, recipients: [priya], program });
	return { acme, priya, activity_id };
}

/** Lets `work` happen right before the batch that holds `statement`; gives the refusal of the call. */
async function during(
	tenant: TestTenant,
	member: TestMember,
	statement: string,
	work: () => Promise<unknown>,
	action: string,
	input: object,
): Promise<Refusal | undefined> {
	const cookie = [...member.client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
	const requestContext = await prepareRequestContext(
		new Request(`http://${tenant.host}/`, { headers: { cookie } }),
		interrupted(env as unknown as Environment, statement, work),
		{ waitUntil: () => undefined },
		{ account_id: tenant.id, shard: tenant.shard, redirects_to: null },
	);
	return requestContext.call(action, input).then(
		() => undefined,
		(error: unknown) => (error instanceof Refusal ? error : undefined),
	);
}
