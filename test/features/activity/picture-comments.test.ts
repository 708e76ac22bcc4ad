/** Comments with a picture: who sees the picture, what is taken out of it, and what is left of it once the comment is deleted. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { placedJpeg, placedPng, sendPhoto } from "#test/factories/photos";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { runOutbox } from "#test/kit/outbox";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { endpoints } from "#workers/registry";

const path = endpoints["activity/save-picture-comment"].path;

type Sent = { comment: { id: number; picture: { url: string; alt: string; previews: unknown[] } } };

test("a comment carries a picture without where it was taken; whoever may see the post reads it, and nobody else", async () => {
	const { priya, marcus, stranger, olga, activity_id } = await acmeWithPost("team");
	const said = { activity_id, comment_text: "Look!", picture_alt: "The new dock" };
	const answer = await sendPhoto(priya, path, said, placedJpeg);
	const { comment } = answer.body as unknown as Sent;
	expect(comment.picture).toEqual({
		...{ url: `/comment_pictures/${comment.id}/full`, alt: "The new dock", width: 9, height: 9, previews: [] },
	});
	for (const person of [priya, marcus]) {
		const file = await person.client.fetch(comment.picture.url);
		expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
		const bytes = Buffer.from(await file.arrayBuffer()).toString("latin1");
		expect(bytes).not.toMatch(/GPS|Leeds/);
	}
	for (const person of [stranger, olga]) expect((await person.client.fetch(comment.picture.url)).status).toBe(404);
	const { activity } = await marcus.client.call("activity/get-activity", { activity_id });
	expect(activity.comments[0]!.picture!.alt).toBe("The new dock");
	const { table_rows } = await marcus.client.call("activity/get-comments", { filters: { activity_id } });
	expect(table_rows[0]!.picture!.url).toBe(comment.picture.url);
	for (const size of ["400", "nothing"])
		expect((await priya.client.fetch(`/comment_pictures/${comment.id}/${size}`)).status).toBe(404);
	expect((await sendPhoto(stranger, path, said)).status).toBe(404);
	const elsewhere = await createTenant();
	const other = await elsewhere.addMember();
	expect((await other.client.fetch(comment.picture.url)).status).toBe(404);
});

test("words and a picture are both needed; what is no picture is refused and leaves nothing behind", async () => {
	const { acme, priya, activity_id } = await acmeWithPost("public");
	const wordless = await sendPhoto(priya, path, { activity_id, comment_text: " " });
	expect([wordless.status, Object.keys(wordless.body.errors as object)]).toEqual([400, ["comment_text"]]);
	const text = new Uint8Array(Buffer.from("no picture"));
	const wrong = await sendPhoto(priya, path, { activity_id, comment_text: "Hm" }, text);
	expect([wrong.status, wrong.body.resultType]).toEqual([409, "file_type_not_allowed"]);
	expect(wrong.body.resultMsg).not.toBe("");
	expect(await kept(acme)).toEqual({ rows: 0, objects: 0 });
	const { activity } = await priya.client.call("activity/get-activity", { activity_id });
	expect(activity.comment_count).toBe(0);
});

test("changing the words keeps the picture; deleting the comment takes it away, row and bytes, and leaves an equal one of another comment", async () => {
	const { acme, priya, marcus, activity_id } = await acmeWithPost("public");
	const send = async () =>
		((await sendPhoto(priya, path, { activity_id, comment_text: "Look!" }, placedPng)).body as unknown as Sent).comment;
	const [first, second] = [await send(), await send()];
	expect(await kept(acme)).toEqual({ rows: 2, objects: 2 });
	const change = { activity_id, comment_id: first.id, comment_text: "Look here!" };
	const { comment } = await priya.client.call("activity/save-comment", change);
	expect([comment.text, comment.picture?.url]).toEqual(["Look here!", first.picture.url]);
	expect((await marcus.client.fetch(first.picture.url)).status).toBe(200);
	await priya.client.call("activity/delete-comment", { activity_id, comment_id: first.id });
	expect((await priya.client.fetch(first.picture.url)).status).toBe(404);
	await runOutbox(acme, "files/remove-files");
	expect(await kept(acme)).toEqual({ rows: 1, objects: 1 });
	expect((await marcus.client.fetch(second.picture.url)).status).toBe(200);
});

async function kept({ id, database }: Awaited<ReturnType<typeof createTenant>>) {
	const [row] = await database.read(sql<{ count: number }>`select count(*) as count from files
		where account_id = ${id} and source like 'picture of comment%'`);
	return { rows: row!.count, objects: (await env.FILES.list({ prefix: `files/${id}/` })).objects.length };
}

/** Marcus thanked Priya, who report to Hannah; a stranger works elsewhere. */
async function acmeWithPost(visibility: "public" | "team") {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const hannah = await acme.addMember({ first_name: "Hannah" });
	const priya = await acme.addMember({ first_name: "Priya", manager_id: hannah.id });
	const marcus: TestMember = await acme.addMember({ first_name: "Marcus", manager_id: hannah.id });
	const stranger = await acme.addMember({ first_name: "Stella" });
	const program = await addProgram(acme, { owner: olga, name: "Thanks", budget: 500 });
	const given = { giver: marcus, recipients: [priya], program, visibility };
	const { activity_id } = await addRecognition(acme, given);
	return { acme, olga, priya, marcus, stranger, activity_id };
}
