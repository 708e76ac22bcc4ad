/** The account's logo: who sets it, where it is shown, what is refused, and that other sites may show it alone. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeIdeaCompany, words } from "#test/factories/ideas";
import { addProgram } from "#test/factories/programs";
import { addOffer, rebateFlags } from "#test/factories/rebates";
import { addSaleItem } from "#test/factories/sales";
import { readMail } from "#test/kit/mail";
import { runOutboxWhole } from "#test/kit/outbox";
import { openPage, readPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";

/** The first bytes of a PNG of 250 by 250 pixels. */
const png = new Uint8Array([
	0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 250, 0, 0, 0, 250,
]);

const look = {
	company_name: "Initech",
	platform_name: "Praise",
	navbar_color: "#123456",
	primary_color: "#7a1fa2",
	secondary_color: "#00695c",
	accent_color: "#ffd600",
	main_active_color: "#7a1fa2",
};

async function makeCompany() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	return { acme, olga, priya };
}

/** Sends a picture by a form, as a browser without scripts does. */
async function sendPicture({ client }: TestMember, content: BlobPart, form = "settings/save-logo", path = "/settings") {
	const body = new FormData();
	body.set("csrf_token", await client.csrfToken());
	body.set("form", form);
	body.set("file", new File([content], "logo.png", { type: "image/png" }));
	const answer = await client.fetch(`/webapp${path}`, { method: "POST", body, headers: { host: client.host } });
	const page = readPage(answer.status, await answer.text());
	return { status: answer.status, location: answer.headers.get("location"), page };
}

/** The picture in the logo of a page; undefined where the drawn sign stands. */
const logoIn = (html: string) => /class="logo[^>]*>\s*<img[^>]*src="(\/files\/[0-9a-f]{32})"/.exec(html)?.[1];

/** The last change of the account that stands in its audit. */
async function lastChange(acme: TestTenant) {
	const [line] = await acme.database.read(
		sql<{ details: string }>`select details from audit_lines where account_id = ${acme.id}
			and subject_kind = 'account' and subject_id = ${acme.id} order by id desc limit 1`,
	);
	return JSON.parse(line!.details) as unknown;
}

test("[uploads-01] [uploads-05] a logo of at most 2 MB, ideally 250 by 250 and transparent, with the rights certified, stands in both frames, at sign-in and in emails, until it is taken away", async () => {
	const { acme, olga, priya } = await makeCompany();
	const page = await openPage(olga, "/settings");
	expect(page.text).toContain("PNG or JPG, at most 2 MB, ideally 250 by 250 pixels with a transparent ground.");
	expect(page.text).toContain("By uploading I certify that we hold the rights to this picture.");
	expect((await openPage(priya, "/profile/picture")).text).toContain(
		"By uploading I confirm that I may use this picture.",
	);
	const signIn = async () => (await acme.visitor().fetch("/webapp/login")).text();
	expect([logoIn((await openPage(priya, "/privacy")).html), logoIn(await signIn())]).toEqual([undefined, undefined]);

	expect((await sendPicture(olga, png)).location).toBe("/webapp/settings");
	const address = logoIn((await openPage(priya, "/privacy")).html);
	expect(address).toBeTruthy();
	for (const html of [(await openPage(olga, "/privacy")).html, await signIn()]) expect(logoIn(html)).toBe(address);
	expect(await lastChange(acme)).toEqual({ logo: { before: null, after: address } });
	await acme.visitor().call("session/request-password-reset", { email: priya.email });
	await runOutboxWhole(acme);
	expect((await readMail(acme))[0]?.html).toContain(`src="http://${acme.host}${address}"`);
	const stranger = await (await createTenant({ shard: acme.shard })).addMember();
	expect(logoIn((await openPage(stranger, "/privacy")).html)).toBeUndefined();

	await sendForm(olga, "/settings", "settings/remove-logo", {});
	expect([logoIn((await openPage(priya, "/privacy")).html), logoIn(await signIn())]).toEqual([undefined, undefined]);
	expect(await lastChange(acme)).toEqual({ logo: { before: address, after: null } });
});

test("[uploads-05] whoever sends a picture or proof for an idea, a recognition, a claim, an album, a sale, a rebate, an item, a program or a video is told that they certify their rights to it", async () => {
	const { acme, olga, kenji, category_id } = await makeIdeaCompany();
	await acme.database.write([
		sql`update accounts set flags = json_patch(flags, ${JSON.stringify({ ...rebateFlags, how_to_videos_enabled: 1, photo_albums_enabled: 1 })}),
			version = version + 1 where account_id = ${acme.id}`,
	]);
	const { idea_id } = await kenji.client.call("ideas/update-idea-details", { ...words, category_id });
	const { id: program_id, budget_id } = await addProgram(acme, { owner: olga, takes_claims: 1 });
	const { brand_id } = await addSaleItem(olga, { budget_id });
	await addOffer(olga, { brand_id });
	const { album_id } = await kenji.client.call("photos/save-album", { name: "Depot", audience: "everyone" });
	const { item_id } = await olga.client.call("catalog/save-item", { name: "Desk lamp", points: 900, stock: 4 });
	const { video_id } = await olga.client.call("how-to-videos/save-video", { language_code: "en", title: "Tour" });
	const [own, file] = ["picture", "file"].map((what) => `By uploading I confirm that I may use this ${what}.`);
	const accounts = "By uploading I certify that we hold the rights to this picture.";
	for (const [person, path, said] of [
		[kenji, `/ideas/${idea_id}`, own!],
		[kenji, "/recognitions/give", own!],
		[kenji, `/photo_albums/${album_id}`, own!],
		[kenji, `/recognitions/claims?program=${program_id}`, file!],
		[kenji, "/sales/log", file!],
		[kenji, "/rebates/new", file!],
		[olga, `/store/manage/item/${item_id}`, accounts],
		[olga, "/programs/new", accounts],
		[olga, `/how-to-videos/${video_id}`, accounts],
	] as const) {
		const page = await openPage(person, path);
		expect([path, page.html.includes('type="file"'), page.text.includes(said)]).toEqual([path, true, true]);
	}
});

test("the logo alone may be shown by other sites, such as webmail, also once another took its place; no other file may", async () => {
	const { olga, priya } = await makeCompany();
	await sendPicture(olga, png);
	const first = logoIn((await openPage(priya, "/privacy")).html)!;
	await sendPicture(olga, new Uint8Array([...png, 1]));
	const second = logoIn((await openPage(priya, "/privacy")).html)!;
	expect(second).not.toBe(first);
	await sendPicture(priya, png, "profile/save-picture", "/profile/picture");
	const portrait = /src="(\/files\/[0-9a-f]{32})"[^>]*width="96"|width="96"[^>]*src="(\/files\/[0-9a-f]{32})"/;
	const found = portrait.exec((await openPage(priya, "/profile")).html);
	const policies = [];
	for (const address of [first, second, found?.[1] ?? found?.[2]]) {
		const served = await priya.client.fetch(address!);
		policies.push([served.status, served.headers.get("cross-origin-resource-policy")]);
	}
	expect(policies).toEqual([
		[200, "cross-origin"],
		[200, "cross-origin"],
		[200, "same-origin"],
	]);
	const page = await priya.client.fetch("/webapp/privacy");
	expect(page.headers.get("cross-origin-resource-policy")).toBe("same-origin");
});

test("what is no PNG or JPG, too large or nothing is refused in words; a drawing that may hold scripts never; nobody but the owner sets a logo", async () => {
	const { acme, olga, priya } = await makeCompany();
	const large = new Uint8Array(2 * 1_048_576 + 1);
	large.set(png);
	const refusals = [
		["<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>", "filetype you are attempting to upload"],
		["GIF89a0123456789abcdef", "filetype you are attempting to upload"],
		[large, "larger than the permitted size"],
		["", "Choose a picture first."],
	] as const;
	for (const [content, words] of refusals) {
		const { location, page } = await sendPicture(olga, content);
		expect([location, page.text]).toEqual([null, expect.stringContaining(words)]);
	}
	const codes = ["file_type_not_allowed", "file_type_not_allowed", "file_too_large", "no_file"];
	for (const [at, [content]] of refusals.entries()) {
		const file = new File([content], "logo.png", { type: "image/png" });
		const { body } = await olga.client.upload("/api/accounts/api_save_logo", {}, file, { "idempotency-key": `k${at}` });
		expect(body.resultType).toBe(codes[at]);
	}
	expect((await sendPicture(priya, png)).status).toBe(403);
	expect((await priya.client.try("settings/remove-logo", {})).status).toBe(403);
	const globex = await createTenant({ shard: acme.shard });
	expect(logoIn((await openPage(await globex.addMember(), "/privacy")).html)).toBeUndefined();
	expect(logoIn((await openPage(priya, "/privacy")).html)).toBeUndefined();
});

test("[topbar-02] the owner sets where the logo leads: to their own site, or home where it is empty", async () => {
	const { acme, olga, priya } = await makeCompany();
	const leads = async (person: TestMember) =>
		(await openPage(person, "/points")).part("header", ["class", "bar"]).links()[0]?.href;
	expect([await leads(priya), await leads(olga)]).toEqual(["/webapp", "/webapp"]);
	const save = (account_logo_url: string) =>
		sendForm(olga, "/settings", "settings/save-look", { ...look, account_logo_url });
	expect((await save("https://acme.example/people")).location).toBe("/webapp/settings");
	expect([await leads(priya), await leads(olga)]).toEqual(Array(2).fill("https://acme.example/people"));
	expect(await lastChange(acme)).toMatchObject({
		account_logo_url: { before: null, after: "https://acme.example/people" },
	});
	for (const wrong of ["javascript:alert(1)", "http://acme.example", "acme", "/store"]) {
		const { location, texts } = await save(wrong);
		const said = ["Please enter a web address, such as https://company.com."];
		expect([location, texts("p", ["class", "field-error"])]).toEqual([null, said]);
	}
	expect(await leads(priya)).toBe("https://acme.example/people");
	await save("");
	expect([await leads(priya), await leads(olga)]).toEqual(["/webapp", "/webapp"]);
});
