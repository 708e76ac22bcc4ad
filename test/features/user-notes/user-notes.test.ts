/** Notes about a person: written, changed and deleted by their author, read by those who administer. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { interrupted } from "#test/factories/faults";
import { takeCrashes } from "#test/kit/crashes";
import { createTenant } from "#test/kit/tenant";
import type { Environment } from "#workers/kernel/environment";

async function makeCompany(flags: Record<string, 0 | 1> = { user_detail_notes_enabled: 1 }) {
	const acme = await createTenant({ flags });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga", last_name: "Marek" });
	const ivo = await acme.addMember({ role: "account_owner", first_name: "Ivo", last_name: "Sato" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	return { acme, olga, ivo, priya };
}

test("[user_notes-02] [user_notes-07] [user_notes-08] [user_notes-09] [user_notes-10] a note is saved, read, changed and deleted", async () => {
	const { olga, ivo, priya } = await makeCompany();
	const post = (call: string, payload: object) => olga.client.post(`/api/users/${call}`, payload);
	const saved = await post("api_save_user_detail_note", { user_id: priya.id, note_text: " Moves to Leeds in May. " });
	expect([saved.status, saved.body]).toEqual([
		200,
		expect.objectContaining({
			...{ resultStatus: "success", note_id: expect.any(Number), updated_at: expect.any(Number) },
			note_text: "Moves to Leeds in May.",
		}),
	]);
	const note_id = saved.body.note_id as number;
	await ivo.client.call("user-notes/save-user-detail-note", { user_id: priya.id, note_text: "Seconded." });
	const read = await post("api_get_user_detail_notes", { user_id: priya.id });
	expect(read.body.notes).toEqual([
		expect.objectContaining({ note_text: "Seconded.", commenter_id: ivo.id, commenter_name: "Ivo Sato" }),
		{
			...{ id: note_id, note_text: "Moves to Leeds in May.", commenter_id: olga.id, commenter_name: "Olga Marek" },
			updated_at: expect.any(Number),
		},
	]);
	const changed = await post("api_save_user_detail_note", { user_id: priya.id, note_id, note_text: "Moves in June." });
	expect([changed.status, changed.body.note_id, changed.body.note_text]).toEqual([200, note_id, "Moves in June."]);
	const deleted = await post("api_delete_user_detail_note", { note_id });
	expect([deleted.status, deleted.body]).toEqual([200, expect.objectContaining({ resultStatus: "success", note_id })]);
	const { notes } = await olga.client.call("user-notes/get-user-detail-notes", { user_id: priya.id });
	expect(notes.map(({ note_text }) => note_text)).toEqual(["Seconded."]);
	expect((await olga.client.try("user-notes/delete-user-detail-note", { note_id })).status).toBe(404);
});

test("[user_notes-06] nobody but a note's author changes or deletes it", async () => {
	const { olga, ivo, priya } = await makeCompany();
	const { note_id } = await olga.client.call("user-notes/save-user-detail-note", {
		user_id: priya.id,
		note_text: "Mine",
	});
	const change = { user_id: priya.id, note_id, note_text: "Yours" };
	expect((await ivo.client.try("user-notes/save-user-detail-note", change)).status).toBe(403);
	expect((await ivo.client.try("user-notes/delete-user-detail-note", { note_id })).status).toBe(403);
	const moved = await olga.client.try("user-notes/save-user-detail-note", { ...change, user_id: ivo.id });
	expect(moved.status).toBe(404);
	const { notes } = await ivo.client.call("user-notes/get-user-detail-notes", { user_id: priya.id });
	expect(notes.map(({ note_text }) => note_text)).toEqual(["Mine"]);
	expect((await olga.client.try("user-notes/save-user-detail-note", change)).status).toBe(200);
});

test("members read and write none, nor does anybody where notes are off; an empty note is refused", async () => {
	const { olga, priya } = await makeCompany();
	const note = { user_id: priya.id, note_text: "A note" };
	for (const attempt of [
		priya.client.try("user-notes/get-user-detail-notes", { user_id: priya.id }),
		priya.client.try("user-notes/save-user-detail-note", note),
		priya.client.try("user-notes/delete-user-detail-note", { note_id: 5 }),
	])
		expect((await attempt).status).toBe(403);
	const empty = await olga.client.try("user-notes/save-user-detail-note", { ...note, note_text: "  " });
	expect([empty.status, Object.keys(empty.body.errors ?? {})]).toEqual([400, ["note_text"]]);
	const off = await makeCompany({});
	expect((await off.olga.client.try("user-notes/get-user-detail-notes", { user_id: off.priya.id })).status).toBe(403);
});

test("[user_notes-11] a save that gives no data is told as 'Server error', and nothing is written", async () => {
	const { olga, priya } = await makeCompany();
	await olga.client.csrfToken();
	olga.client.environment = interrupted(env as unknown as Environment, "insert into user_notes", async () => {
		throw new Error("the database is away");
	}) as never;
	const note = { user_id: priya.id, note_text: "A note" };
	const { status, body } = await olga.client.try("user-notes/save-user-detail-note", note);
	expect([status, body.resultType, body.resultMsg]).toEqual([409, "note_not_saved", "Server error"]);
	expect(takeCrashes()).toHaveLength(1);
	olga.client.environment = env;
	expect((await olga.client.call("user-notes/get-user-detail-notes", { user_id: priya.id })).notes).toEqual([]);
});
