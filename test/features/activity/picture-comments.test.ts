/** Comments with a picture: who sees the picture, what is taken out of it, and what is left of it once the comment is deleted. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { placedJpeg, sendPhoto } from "#test/factories/photos";
import { commentWithPicture, keptFiles, makePost, pictureCommentPath as path } from "#test/factories/picture-comments";
import { drawnPng } from "#test/factories/pictures";
import { runOutbox } from "#test/kit/outbox";
import { createTenant } from "#test/kit/tenant";
import { recognisePicture } from "#workers/features/files";

test("a comment carries a picture without where it was taken; whoever may see the post reads it, and nobody else", async () => {
	const { priya, marcus, stranger, olga, activity_id } = await makePost("team");
	const said = { activity_id, comment_text: "Look!", picture_alt: "The new dock" };
	const comment = await commentWithPicture(priya, said, placedJpeg);
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
	const { acme, priya, activity_id } = await makePost("public");
	const wordless = await sendPhoto(priya, path, { activity_id, comment_text: " " });
	expect([wordless.status, Object.keys(wordless.body.errors as object)]).toEqual([400, ["comment_text"]]);
	const text = new Uint8Array(Buffer.from("no picture"));
	const wrong = await sendPhoto(priya, path, { activity_id, comment_text: "Hm" }, text);
	expect([wrong.status, wrong.body.resultType]).toEqual([409, "file_type_not_allowed"]);
	expect(wrong.body.resultMsg).not.toBe("");
	expect(await keptFiles(acme)).toEqual({ rows: 0, objects: 0 });
	const { activity } = await priya.client.call("activity/get-activity", { activity_id });
	expect(activity.comment_count).toBe(0);
});

test("changing the words keeps the picture; deleting the comment takes it away, row and bytes, and leaves an equal one of another comment", async () => {
	const { acme, priya, marcus, activity_id } = await makePost("public");
	const [first, second] = [
		await commentWithPicture(priya, { activity_id }),
		await commentWithPicture(priya, { activity_id }),
	];
	expect(await keptFiles(acme)).toEqual({ rows: 2, objects: 2 });
	const change = { activity_id, comment_id: first.id, comment_text: "Look here!" };
	const { comment } = await priya.client.call("activity/save-comment", change);
	expect([comment.text, comment.picture?.url]).toEqual(["Look here!", first.picture.url]);
	expect((await marcus.client.fetch(first.picture.url)).status).toBe(200);
	await priya.client.call("activity/delete-comment", { activity_id, comment_id: first.id });
	expect((await priya.client.fetch(first.picture.url)).status).toBe(404);
	await runOutbox(acme, "files/remove-files");
	expect(await keptFiles(acme)).toEqual({ rows: 1, objects: 1 });
	expect((await marcus.client.fetch(second.picture.url)).status).toBe(200);
});

test("a wide picture has the three sizes, without where it was taken; they are found by those alone who may see the post", async () => {
	const { acme, priya, marcus, stranger, activity_id } = await makePost("team");
	const { id, picture } = await commentWithPicture(priya, { activity_id }, drawnPng(1_700, 34));
	expect(picture.previews).toEqual(
		[400, 800, 1_600].map((width) => ({ width, url: `/comment_pictures/${id}/${width}` })),
	);
	for (const { width, url } of picture.previews) {
		const file = await marcus.client.fetch(url);
		expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/webp"]);
		const bytes = new Uint8Array(await file.arrayBuffer());
		expect(recognisePicture(bytes)?.width).toBe(width);
		expect(Buffer.from(bytes).toString("latin1")).not.toMatch(/GPS|Leeds|EXIF/);
		expect((await stranger.client.fetch(url)).status).toBe(404);
		expect((await acme.visitor().fetch(url)).status).not.toBe(200);
	}
	expect(await keptFiles(acme)).toEqual({ rows: 4, objects: 4 });
	await acme.database.write([
		sql`update activities set hidden_at = 1 where account_id = ${acme.id} and id = ${activity_id}`,
	]);
	for (const url of [picture.url, ...picture.previews.map((one) => one.url)])
		expect((await priya.client.fetch(url)).status).toBe(404);
});
