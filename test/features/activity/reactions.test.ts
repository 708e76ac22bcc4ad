/** Comments and likes: once each, counted with their batch, by those who may. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition, hideActivity } from "#test/factories/recognition";
import { createTenant, newId, type TestTenant } from "#test/kit/tenant";
import { deleteLike, insertLike, removeComment } from "#workers/features/activity/store/reactions";

test("[activity-07] a comment is answered with the caller's temp_id, and saved once however often it is sent", async () => {
	const { acme, priya, activity_id } = await acmeWithPost();
	const words = { activity_id, temp_id: "tmp-1", comment_text: "  Thank you! ", editor_state: { blocks: [1] } };
	const first = await priya.client.call("activity/save-comment", words);
	const second = await priya.client.call("activity/save-comment", words);
	expect(second).toEqual(first);
	expect(first.temp_id).toBe("tmp-1");
	expect(first.comment).toMatchObject({
		activity_id,
		text: "Thank you!",
		editor_state: '{"blocks":[1]}',
		first_name: "Priya",
		last_name: "Raman",
		user_id: priya.id,
		may_edit: 1,
		may_delete: 1,
	});
	expect(await counts(acme, activity_id)).toEqual({ comment_count: 1, like_count: 0 });
	const other = await priya.client.try("activity/save-comment", { ...words, comment_text: "Something else" });
	expect([other.status, other.body.resultType]).toEqual([409, "idempotency_conflict"]);
	await Promise.all([1, 2, 3].map(() => priya.client.call("activity/save-comment", { ...words, temp_id: 7 })));
	expect(await counts(acme, activity_id)).toEqual({ comment_count: 2, like_count: 0 });
});

test("a comment has 1 to 500 characters", async () => {
	const { priya, activity_id } = await acmeWithPost();
	const empty = await priya.client.try("activity/save-comment", { activity_id, comment_text: "   " });
	expect([empty.status, empty.body.errors]).toEqual([400, { comment_text: ["Please fill this in."] }]);
	const long = await priya.client.try("activity/save-comment", { activity_id, comment_text: "x".repeat(501) });
	expect(long.body.errors).toEqual({ comment_text: ["Max length is 500 characters."] });
	const { comment } = await priya.client.call("activity/save-comment", { activity_id, comment_text: "x".repeat(500) });
	expect(comment.text).toHaveLength(500);
});

test("its author changes a comment for 15 minutes; nobody else ever does", async () => {
	const { acme, priya, marcus, ada, activity_id } = await acmeWithPost();
	const { comment } = await priya.client.call("activity/save-comment", { activity_id, comment_text: "Thnaks" });
	const change = { activity_id, comment_id: comment.id, comment_text: "Thanks", temp_id: "x" };
	const changed = await priya.client.call("activity/save-comment", change);
	expect(changed.comment).toMatchObject({ id: comment.id, text: "Thanks", created_at: comment.created_at });
	expect(changed.comment.edited_at).not.toBeNull();
	for (const person of [marcus, ada])
		expect((await person.client.try("activity/save-comment", change)).status).toBe(403);
	await age(acme, comment.id, 15 * 60_000 - 5_000);
	expect((await priya.client.try("activity/save-comment", { ...change, comment_text: "Thanks!" })).status).toBe(200);
	await age(acme, comment.id, 15 * 60_000);
	const late = await priya.client.try("activity/save-comment", { ...change, comment_text: "Thanks!!" });
	expect([late.status, late.body.resultType]).toEqual([409, "comment_too_old"]);
	expect((await marcus.client.call("activity/get-activity", { activity_id })).activity.comments[0]!.text).toBe(
		"Thanks!",
	);
	expect(await counts(acme, activity_id)).toEqual({ comment_count: 1, like_count: 0 });
});

test("[activity-08] a comment is deleted by its author, a moderator or the account owner, and leaves the count once", async () => {
	const { acme, priya, marcus, ada, mo, activity_id } = await acmeWithPost();
	const write = async () =>
		(await priya.client.call("activity/save-comment", { activity_id, comment_text: "Hm" })).comment.id;
	const [own, byModerator, byOwner] = [await write(), await write(), await write()];
	expect((await marcus.client.try("activity/delete-comment", { activity_id, comment_id: own })).status).toBe(403);
	expect((await marcus.client.call("activity/get-activity", { activity_id })).activity.comments[0]).toMatchObject({
		may_edit: 0,
		may_delete: 0,
	});
	expect(await priya.client.call("activity/delete-comment", { activity_id, comment_id: own })).toMatchObject({
		comment_id: own,
		activity_id,
	});
	expect((await priya.client.try("activity/delete-comment", { activity_id, comment_id: own })).status).toBe(404);
	await mo.client.call("activity/delete-comment", { activity_id, comment_id: byModerator });
	await Promise.allSettled(
		[1, 2].map(() => ada.client.call("activity/delete-comment", { activity_id, comment_id: byOwner })),
	);
	expect(await counts(acme, activity_id)).toEqual({ comment_count: 0, like_count: 0 });
	expect((await priya.client.call("activity/get-comments", { filters: { activity_id } })).total_rows).toBe(0);
	const gone = await priya.client.try("activity/save-comment", { activity_id, comment_id: own, comment_text: "Back" });
	expect(gone.status).toBe(404);
});

test("[activity-09] a like is one a person and thing; the answer carries the temp_id and the like", async () => {
	const { acme, priya, marcus, activity_id } = await acmeWithPost();
	const like = (temp_id: number, action: "like" | "unlike" = "like") =>
		priya.client.call("activity/save-like-unlike", { action, temp_id, activity_id });
	const first = await like(1);
	expect(first).toMatchObject({
		temp_id: 1,
		like_data: { activity_id, comment_id: null, user_id: priya.id, first_name: "Priya", name: "Priya Raman" },
		like_count: 1,
	});
	expect((await like(2)).like_data).toEqual(first.like_data);
	await Promise.all([
		like(3),
		like(4),
		marcus.client.call("activity/save-like-unlike", { action: "like", activity_id }),
	]);
	expect(await counts(acme, activity_id)).toEqual({ comment_count: 0, like_count: 2 });
	expect(await like(5, "unlike")).toMatchObject({ temp_id: 5, like_data: null, like_count: 1 });
	await Promise.all([like(6, "unlike"), like(7, "unlike")]);
	expect(await counts(acme, activity_id)).toEqual({ comment_count: 0, like_count: 1 });
	const { activity } = await priya.client.call("activity/get-activity", { activity_id });
	expect(activity).toMatchObject({ like_count: 1, liked_by_me: 0, likes: [{ user_id: marcus.id }] });
});

test("comments are liked too, each for itself", async () => {
	const { acme, priya, marcus, activity_id } = await acmeWithPost();
	const { comment } = await priya.client.call("activity/save-comment", { activity_id, comment_text: "Thanks" });
	const like = { action: "like" as const, activity_id, comment_id: comment.id };
	expect(await marcus.client.call("activity/save-like-unlike", like)).toMatchObject({
		like_data: { comment_id: comment.id, activity_id },
		like_count: 1,
	});
	const { activity } = await marcus.client.call("activity/get-activity", { activity_id });
	expect(activity.comments[0]).toMatchObject({ like_count: 1, liked_by_me: 1 });
	expect(activity).toMatchObject({ like_count: 0, liked_by_me: 0 });
	const strange = await marcus.client.try("activity/save-like-unlike", { ...like, comment_id: activity_id });
	expect(strange.status).toBe(404);
	expect(await counts(acme, activity_id)).toEqual({ comment_count: 1, like_count: 0 });
});

test("a deletion, a like and an unlike that come twice at the same moment count once", async () => {
	const { acme, priya, activity_id } = await acmeWithPost();
	const { comment } = await priya.client.call("activity/save-comment", { activity_id, comment_text: "Thanks" });
	const like = { account_id: acme.id, activity_id, comment_id: 0, user_id: priya.id };
	for (const _time of [1, 2]) await acme.database.write(removeComment(acme.id, activity_id, comment.id, Date.now()));
	for (const _time of [1, 2]) await acme.database.write(insertLike(like, newId(), Date.now()));
	expect(await counts(acme, activity_id)).toEqual({ comment_count: 0, like_count: 1 });
	for (const _time of [1, 2]) await acme.database.write(deleteLike(like));
	expect(await counts(acme, activity_id)).toEqual({ comment_count: 0, like_count: 0 });
});

test("what was hidden takes no more reactions", async () => {
	const { acme, priya, activity_id } = await acmeWithPost();
	await hideActivity(acme, activity_id);
	expect((await priya.client.try("activity/save-comment", { activity_id, comment_text: "Hm" })).status).toBe(404);
	expect((await priya.client.try("activity/save-like-unlike", { activity_id, action: "like" })).status).toBe(404);
});

test("the last three comments stand under the post, all of them on its page, oldest first", async () => {
	const { priya, activity_id } = await acmeWithPost();
	for (const comment_text of ["one", "two", "three", "four", "five"])
		await priya.client.call("activity/save-comment", { activity_id, comment_text });
	const { activity } = await priya.client.call("activity/get-activity", { activity_id });
	expect(activity.comments.map(({ text }) => text)).toEqual(["three", "four", "five"]);
	expect(activity.comment_count).toBe(5);
	const page = await priya.client.call("activity/get-comments", { filters: { activity_id }, pageSize: 4, page: 1 });
	expect([page.total_rows, page.table_rows.map(({ text }) => text)]).toEqual([5, ["five"]]);
});

test("another tenant's post is not found, whatever its id", async () => {
	const { activity_id } = await acmeWithPost();
	const globex = await acmeWithPost();
	expect((await globex.priya.client.try("activity/get-activity", { activity_id })).status).toBe(404);
	expect((await globex.priya.client.try("activity/save-comment", { activity_id, comment_text: "Hm" })).status).toBe(
		404,
	);
});

async function acmeWithPost() {
	const acme = await createTenant();
	const ada = await acme.addMember({ role: "account_owner" });
	const mo = await acme.addMember({ role: "moderator" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const marcus = await acme.addMember({ first_name: "Marcus", last_name: "Webb" });
	const program = await addProgram(acme, { owner: ada });
	const { activity_id } = await addRecognition(acme, { giver: marcus, recipients: [priya], program });
	return { acme, ada, mo, priya, marcus, activity_id };
}

async function counts(tenant: TestTenant, activity_id: number) {
	const [row] = await tenant.database.read(
		sql<{
			comment_count: number;
			like_count: number;
		}>`select comment_count, like_count from activities where account_id = ${tenant.id} and id = ${activity_id}`,
	);
	return row!;
}

async function age(tenant: TestTenant, comment_id: number, ms: number): Promise<void> {
	await tenant.database.write([
		sql`update comments set created_at = ${Date.now() - ms} where account_id = ${tenant.id} and id = ${comment_id}`,
	]);
}
