/** However much somebody sends with a comment, the post, the home page and the feed of everybody else stay open and small. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { maxEditorStateBytes } from "#workers/features/activity/rules/comment-rights";
import { constraintFailure } from "#workers/kernel/errors";

const saveComment = "/api/activities/api_save_comment";

/** A post of Marcus for Priya, and Olu, who only reads. */
async function makePost() {
	const acme = await createTenant();
	const [marcus, priya, olu] = [await acme.addMember(), await acme.addMember(), await acme.addMember()];
	const program = await addProgram(acme, { owner: marcus, budget: 1_000 });
	const { activity_id } = await addRecognition(acme, { giver: marcus, recipients: [priya], program });
	return { acme, priya, olu, activity_id };
}

/** What a reader of the tenant gets: each answer's status and length. */
async function look({ client }: TestMember, activity_id: number) {
	const pages = [];
	for (const path of ["/webapp", "/webapp/activities", `/webapp/activities/${activity_id}`]) {
		const page = await client.fetch(path);
		pages.push({ path, status: page.status, length: (await page.text()).length });
	}
	const calls: [string, object][] = [
		["/api/activities/api_get_activity_feed", { pageSize: 100 }],
		["/api/activities/api_get_comments", { pageSize: 100, filters: { activity_id } }],
		["/api/activities/api_get_activity", { activity_id }],
	];
	for (const [path, payload] of calls) {
		const reply = await client.post(path, payload);
		pages.push({ path, status: reply.status, length: JSON.stringify(reply.body).length });
	}
	return pages;
}

test("comments with blocks of 100 KB are refused at their field, of 900 KB at once, and nobody's page notices", async () => {
	const { acme, priya, olu, activity_id } = await makePost();
	const attempt = async (length: number) => {
		const editor_state = { blocks: [{ text: "x".repeat(length) }] };
		const { status, body } = await priya.client.post(saveComment, { activity_id, comment_text: "Oh", editor_state });
		return [status, Object.keys(body.errors ?? {})];
	};
	expect(await attempt(100_000)).toEqual([400, ["editor_state"]]);
	expect(await attempt(900_000)).toEqual([413, []]);
	expect(await acme.database.read(sql`select id from comments where account_id = ${acme.id}`)).toEqual([]);
	for (const page of await look(olu, activity_id)) expect([page.path, page.status]).toEqual([page.path, 200]);
});

test("a state that is too deep, or a byte too long, is refused; one at the bound is kept and given back", async () => {
	const { priya, activity_id } = await makePost();
	const attempt = (editor_state: unknown, temp_id: string) =>
		priya.client.post(saveComment, { activity_id, temp_id, comment_text: "Oh", editor_state });
	const deep = JSON.parse(`${'{"a":'.repeat(5_000)}1${"}".repeat(5_000)}`) as object;
	expect((await attempt(deep, "deep")).status).toBe(400);
	const room = maxEditorStateBytes - JSON.stringify({ t: "" }).length;
	expect((await attempt({ t: "x".repeat(room + 1) }, "long")).status).toBe(400);
	expect((await attempt({ t: "é".repeat(room - 1) }, "bytes")).status).toBe(400);
	const reply = await attempt({ t: "x".repeat(room) }, "whole");
	const { comment } = reply.body as unknown as { comment: { id: number; editor_state: string } };
	expect([reply.status, comment.editor_state.length]).toEqual([200, maxEditorStateBytes]);
	const again = await priya.client.call("activity/get-activity", { activity_id, comment_id: comment.id });
	expect(again.comment?.editor_state).toBe(comment.editor_state);
	expect(again.activity.comments[0]?.editor_state).toBe(comment.editor_state);
});

test("a hundred of the largest comments leave home, feed and the post's own page open and small", async () => {
	const { priya, olu, activity_id } = await makePost();
	const editor_state = { t: "x".repeat(maxEditorStateBytes - 8) };
	for (let at = 0; at < 100; at += 1)
		await priya.client.call("activity/save-comment", {
			activity_id,
			temp_id: at,
			comment_text: "語".repeat(500),
			editor_state,
		});
	const pages = await look(olu, activity_id);
	for (const { path, status, length } of pages) expect([path, status, length < 250_000]).toEqual([path, 200, true]);
	const { table_rows } = await olu.client.call("activity/get-activity-feed", {});
	expect(table_rows[0]!.comments).toHaveLength(3);
	expect(table_rows[0]!.comments.every((comment) => !("editor_state" in comment))).toBe(true);
}, 60_000);

test("the database takes no longer state and no longer words, whoever writes them", async () => {
	const { acme, priya, activity_id } = await makePost();
	const write = (text: string, state: string) =>
		acme.database
			.write([
				sql`insert into comments (account_id, id, activity_id, user_id, text, editor_state, created_at)
					values (${acme.id}, ${1}, ${activity_id}, ${priya.id}, ${text}, ${state}, ${1})`,
			])
			.catch((error: unknown) => constraintFailure(error)?.name);
	expect(await write("Oh", "x".repeat(maxEditorStateBytes + 1))).toBe("comments_editor_state");
	expect(await write("x".repeat(501), "")).toBe("comments_text");
	expect(await write("", "")).toBe("comments_text");
});

test("controls and halves of characters are left out of a comment's words, line ends stay", async () => {
	const { priya, activity_id } = await makePost();
	const comment_text = "One\r\ntwo\u0000\u000b\ud800 👏";
	const { comment } = await priya.client.call("activity/save-comment", { activity_id, comment_text });
	expect(comment.text).toBe("One\ntwo 👏");
});
