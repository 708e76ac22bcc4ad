/** What people are told when a call breaks off: in an answer, beside a form, on a page, and before anybody knows the tenant. */
import { env } from "cloudflare:test";
import { afterEach, expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { takeCrashes } from "#test/kit/crashes";
import { createTenant, type TestMember } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";
import { type Way, watchBindings } from "../load/fault-sweep/watched-bindings";

const real = env as unknown as Environment;
const comment = { comment_text: "Well deserved, Priya." };

afterEach(() => {
	expect(takeCrashes().length).toBeGreaterThan(0);
});

async function makePost(language_code = "en") {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya", language_code });
	const program = await addProgram(acme, { owner });
	const { activity_id } = await addRecognition(acme, { giver: owner, recipients: [priya], program });
	// Once the isolate knows the person, both posts take the same steps.
	await priya.client.call("session/init-user", {});
	return { acme, priya, activity_id };
}

/** Posts a form whose write to the comments fails in this way; gives the page. */
async function postComment(member: TestMember, activity_id: number, way: Way) {
	const sound = watchBindings(real);
	member.client.environment = sound.environment as never;
	await send(member, activity_id, { ...comment, comment_text: "First" });
	const at = sound.calls.findIndex(({ name }) => name === "insert into comments") + 1;
	member.client.environment = watchBindings(real, { at, way }).environment as never;
	const response = await send(member, activity_id, comment);
	member.client.environment = env;
	const shown = await member.client.call("activity/get-activity", { activity_id });
	return {
		status: response.status,
		page: await response.text(),
		texts: shown.activity.comments.map(({ text }) => text),
	};
}

async function send(member: TestMember, activity_id: number, fields: Record<string, string>) {
	const form = `activity/save-comment#${activity_id}`;
	const body = new URLSearchParams({ ...fields, form, csrf_token: await member.client.csrfToken() });
	const headers = { host: member.client.host };
	return member.client.fetch(`/webapp/activities/${activity_id}`, { method: "POST", body, headers });
}

test.each([
	["en", "Nothing was changed, so you can try again."],
	["es", "No se cambió nada"],
	["fr", "Rien n’a été modifié"],
])("a form keeps what was typed and says that nothing was changed (%s)", async (language_code, text) => {
	const { priya, activity_id } = await makePost(language_code);
	const { status, page, texts } = await postComment(priya, activity_id, "before");
	expect([status, texts]).toEqual([200, ["First"]]);
	expect(page).toContain(text);
	expect(page).toContain(comment.comment_text);
});

test("a page whose database is gone behind the write does not say that nothing was changed", async () => {
	const { priya, activity_id } = await makePost();
	const { status, page, texts } = await postComment(priya, activity_id, "after, then gone");
	expect(status).toBe(500);
	expect(texts).toContain(comment.comment_text);
	expect(page).toContain("It may have been saved or not.");
	expect(page).not.toContain("Nothing was changed");
});

test("an answer that could not be looked for is unknown without a key, and safe to repeat with one", async () => {
	const { priya, activity_id } = await makePost();
	const input = { activity_id, comment_text: "Hello" };
	const outcomeOf = async (headers: Record<string, string>) => {
		const sound = watchBindings(real);
		priya.client.environment = sound.environment as never;
		await priya.client.call("activity/save-comment", input);
		priya.client.environment = watchBindings(real, { at: sound.calls.length, way: "after, then gone" })
			.environment as never;
		const { status, body } = await priya.client.try("activity/save-comment", input, headers);
		priya.client.environment = env;
		return [status, (body as { outcome?: string }).outcome];
	};
	expect(await outcomeOf({})).toEqual([500, "unknown"]);
	expect(await outcomeOf({ "idempotency-key": "k-1" })).toEqual([500, "safe_to_repeat"]);
});

test("what breaks before the tenant is known has an id and a text in the reader's language, and changed nothing", async () => {
	const acme = await createTenant();
	const browser = acme.visitor();
	browser.environment = watchBindings(real, { at: 1, way: "before" }).environment as never;
	const headers = { "content-type": "text/plain", "accept-language": "es-MX,es;q=0.9" };
	const call = await browser.send("/api/users/api_login", { method: "POST", body: "{}", headers });
	expect(call.status).toBe(500);
	expect(call.body).toMatchObject({ resultType: "server_error", outcome: "nothing_changed" });
	const { error_id } = call.body as unknown as { error_id: string };
	expect(call.body.resultMsg).toContain(`Error ${error_id}. No se cambió nada`);
	expect(takeCrashes().filter((line) => line.includes(error_id))).toHaveLength(1);
	browser.environment = watchBindings(real, { at: 1, way: "before" }).environment as never;
	const page = await browser.fetch("/webapp");
	expect([page.status, page.headers.get("content-type")]).toEqual([500, "text/html; charset=utf-8"]);
	expect(await page.text()).toContain("Something went wrong.");
});
