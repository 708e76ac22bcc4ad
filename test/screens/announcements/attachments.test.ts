/** Files that go with announcements: chosen and taken away on served pages without scripts, and saved by whom the announcement is for. */
import { env } from "cloudflare:test";
import { expect, test } from "vitest";
import { attach, pdf, runDue, send, words, write } from "#test/factories/announcements";
import { addGroup } from "#test/factories/programs";
import { runByHand } from "#test/kit/outbox";
import { openPage, readPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const rule = "PPT, PPTX, PDF, PNG or JPG, at most 25 MB";
const png = new Uint8Array([
	0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 4, 0, 0, 0, 3,
]);
const jpg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xd9, 0, 0, 0, 0, 0, 0, 0]);
const pptx = "PK\x03\x04 [Content_Types].xml ppt/presentation.xml";
const compound = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
const wide = (text: string) => Uint8Array.from([...text].flatMap((sign) => [sign.charCodeAt(0), 0]));
const kinds: [File, string][] = [
	[new File([png], "map.PNG"), "PNG"],
	[new File([jpg], "..\\bridge.jpeg"), "JPG"],
	[new File([pptx], "gates.pptx"), "PPTX"],
	[new File([compound, wide("PowerPoint Document")], "old gates"), "PPT"],
	[pdf, "PDF"],
];

async function makeCompany() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const ben = await acme.addMember({ first_name: "Ben" });
	runByHand(olga.client);
	return { acme, olga, priya, ben, drivers: await addGroup(acme, "Drivers", [priya]) };
}

/** Sends a file by the form, as a browser without scripts does. */
async function sendFile({ client }: TestMember, id: number, file: File) {
	const body = new FormData();
	body.set("csrf_token", await client.csrfToken());
	body.set("form", "announcements/add-attachment");
	body.set("file", file);
	const headers = { host: client.host };
	const answer = await client.fetch(`/webapp/announcements/${id}`, { method: "POST", body, headers });
	return { status: answer.status, page: readPage(answer.status, await answer.text()) };
}

const shown = async (person: TestMember, id: number) =>
	(await person.client.call("announcements/get-announcement", { announcement_id: id })).attachments;

test("[uploads-04] PPT, PPTX, PDF, PNG and JPG of at most 25 MB go with an announcement: said before choosing and when one is refused, whatever its name says; saved by whom the announcement is for while it runs, and by nobody else", async () => {
	const { acme, olga, priya, ben, drivers } = await makeCompany();
	expect((await openPage(olga, "/announcements/new")).text).toContain(rule);
	const fields = { title: words.title, text: words.text, audience: "groups", group_ids: String(drivers), when: "now" };
	const form = "announcements/save-announcement";
	const saved = await sendForm(olga, "/announcements/new", form, { ...fields, act: "files" });
	expect(saved.location).toMatch(/^\/webapp\/announcements\/\d+#attachments$/);
	const id = Number(/\d+/.exec(saved.location!)![0]);
	const page = async () => (await openPage(olga, `/announcements/${id}`)).part("section", ["id", "attachments"]);
	expect((await page()).text).toContain(rule);
	expect((await page()).text).toContain("I certify that we hold the rights");
	for (const [file, said] of [
		[new File([], ""), "Choose a file first"],
		[new File(["%! no such thing"], "gates.pdf"), "of no kind that can be added"],
		[new File(["PK\x03\x04 [Content_Types].xml word/document.xml"], "gates.pptx"), "of no kind that can be added"],
		[new File([pptx, "ppt/vbaProject.bin"], "gates.pptx"), "of no kind that can be added"],
		[new File([compound, wide("WordDocument")], "gates.ppt"), "of no kind that can be added"],
		[new File(["%PDF-1.4", new Uint8Array(25 * 1_048_576 - 7)], "large.pdf"), "larger than 25 MB"],
	] as const) {
		const refused = await sendFile(olga, id, file);
		const told = refused.page.part("section", ["id", "attachments"]).text;
		expect([refused.status, told.includes(said), told.split(rule).length]).toEqual([200, true, 3]);
	}
	expect(await shown(olga, id)).toEqual([]);
	for (const [file] of kinds) expect((await sendFile(olga, id, file)).status).toBe(302);
	const names = ["map.png", "bridge.jpeg", "gates.pptx", "old gates.ppt", "ways-around.pdf"];
	expect((await shown(olga, id)).map(({ name, kind }) => [name, kind])).toEqual(
		names.map((name, at) => [name, kinds[at]![1]]),
	);
	expect((await page()).text).toContain("5 files are the most");
	const files = await shown(olga, id);
	const answerTo = (person: TestMember, at: number) => person.client.fetch(files[at]!.url);
	for (const person of [priya, ben]) expect((await answerTo(person, 4)).status).toBe(404);
	await olga.client.call(form, { ...words, announcement_id: id, audience: "groups", group_ids: [drivers] });
	await runDue(acme);
	const own = await openPage(priya, `/announcements/${id}`);
	expect(own.text).toMatch(/ways-around\.pdf ?PDF, 1 kB/);
	expect(own.html).not.toContain('id="attachments"');
	expect(own.links().find(({ text }) => text === "gates.pptx")?.href).toBe(files[2]!.url);
	for (const at of [2, 4]) {
		const answer = await answerTo(priya, at);
		expect([answer.status, answer.headers.get("x-content-type-options")]).toEqual([200, "nosniff"]);
		expect(answer.headers.get("content-security-policy")).toContain("sandbox");
		expect(answer.headers.get("content-disposition")).toBe(`attachment; filename*=UTF-8''${names[at]}`);
		expect(answer.headers.get("content-type")).toContain(at === 2 ? "presentationml" : "application/pdf");
	}
	expect((await answerTo(ben, 4)).status).toBe(404);
	const stranger = await (await createTenant({ shard: acme.shard })).addMember({ role: "account_owner" });
	expect((await answerTo(stranger, 4)).status).toBe(404);
	await olga.client.call("announcements/cancel-announcement", { announcement_id: id });
	expect((await answerTo(priya, 4)).status).toBe(404);
	expect((await openPage(priya, `/announcements/${id}`)).text).not.toContain("ways-around.pdf");
	expect((await answerTo(olga, 4)).status).toBe(200);
});

test("files are added and taken away also once people have it, five at most, and go with their draft; members do neither", async () => {
	const { acme, olga, priya } = await makeCompany();
	const id = await send(acme, olga);
	for (const [code, file] of [
		["no_attachment", new File([], "none.pdf")],
		["attachment_type_not_allowed", new File(["text"], "notes.pdf")],
		["attachment_too_large", new File(["%PDF-1.4", new Uint8Array(25 * 1_048_576)], "large.pdf")],
	] as const)
		expect((await attach(olga, id, file)).body).toMatchObject({ resultType: code });
	expect((await attach(priya, id)).status).toBe(403);
	for (let count = 0; count < 5; count += 1) expect((await attach(olga, id)).status).toBe(200);
	expect((await attach(olga, id)).body).toMatchObject({ resultType: "too_many_attachments" });
	const [first, ...others] = await shown(priya, id);
	const removing = `announcements/remove-attachment#${first!.id}`;
	const fields = { attachment_id: String(first!.id) };
	const asked = await sendForm(olga, `/announcements/${id}`, removing, fields);
	expect([asked.status, asked.text.includes("Remove this file?")]).toEqual([200, true]);
	expect(await shown(priya, id)).toHaveLength(5);
	expect((await sendForm(olga, `/announcements/${id}`, removing, { ...fields, answered: "1" })).status).toBe(302);
	expect((await shown(priya, id)).map((file) => file.id)).toEqual(others.map((file) => file.id));
	const kept = async () => (await env.FILES.list({ prefix: `announcement_files/${acme.id}/` })).objects.length;
	await runDue(acme);
	expect(await kept()).toBe(4);
	const draft = await write(olga, { act: "draft" });
	await attach(olga, draft);
	expect(await kept()).toBe(5);
	expect((await openPage(olga, `/announcements/${draft}/edit`)).text).toContain("ways-around.pdf");
	await olga.client.call("announcements/delete-announcement", { announcement_id: draft });
	await runDue(acme);
	expect(await kept()).toBe(4);
	await olga.client.call("announcements/cancel-announcement", { announcement_id: id });
	expect((await attach(olga, id)).body).toMatchObject({ resultType: "announcement_changed" });
	expect(await kept()).toBe(4);
});
