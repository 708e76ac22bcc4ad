/** Pictures of comments in what an operator does with a client: they go with an export and come with an import, and stay when a person is erased. */
import { env } from "cloudflare:test";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { commentWithPicture, keptFiles, makePost } from "#test/factories/picture-comments";
import { drawnPng } from "#test/factories/pictures";
import { png } from "#test/factories/videos";
import { carryFiles, importRows } from "#test/kit/exports";
import { clientOf } from "#test/kit/new-client";
import { newSubdomain, OperatorClient } from "#test/kit/operator";
import { runOutboxWhole } from "#test/kit/outbox";
import { quickHash } from "#test/kit/passwords";
import { filesWith, textsWith } from "#test/kit/traces";
import { endpoints } from "#workers/registry";

const setup = new OperatorClient();

const subdomainOf = ({ host }: { host: string }) => host.split(".")[0]!;

test("a client that was exported and imported has the pictures of its comments in all sizes, and deletes its own alone", async () => {
	const { acme, priya, activity_id } = await makePost("public");
	const picture_alt = "The new dock";
	const { id, picture } = await commentWithPicture(priya, { activity_id, picture_alt }, drawnPng(900, 18));
	await acme.database.write([
		sql`update users set password_hash = ${quickHash("long enough words")}
			where account_id = ${acme.id} and id = ${priya.id}`,
	]);
	await runOutboxWhole(acme);
	const subdomain = newSubdomain();
	const { begun, counts } = await importRows(subdomainOf(acme), subdomain);
	expect(await carryFiles(subdomainOf(acme), subdomain)).toBe(3);
	await setup.call("operations/import-account", { subdomain, rows: counts });
	await setup.call("operations/resume-tenant", { subdomain: subdomainOf(acme) });
	const imported = clientOf({ ...begun, owner_email: "" });
	const browser = imported.visitor();
	await browser.call("session/login", { email: priya.email, password: "long enough words" });
	browser.forgetToken();
	const { activity } = await browser.call("activity/get-activity", { activity_id });
	expect(activity.comments[0]!.picture).toEqual(picture);
	for (const { url } of [picture, ...picture.previews]) {
		const [here, there] = await Promise.all([priya.client.fetch(url), browser.fetch(url)]);
		expect([url, there.status, await there.text()]).toEqual([url, 200, await here.text()]);
	}
	await browser.call("activity/delete-comment", { activity_id, comment_id: id });
	await runOutboxWhole(imported);
	expect(await keptFiles(imported)).toEqual({ rows: 0, objects: 0 });
	expect(await keptFiles(acme)).toEqual({ rows: 3, objects: 3 });
	expect((await priya.client.fetch(picture.url)).status).toBe(200);
});

test("who is erased leaves the picture with the comment, without a word of theirs on it, and no picture of themself", async () => {
	const { acme, priya, marcus, activity_id } = await makePost("public", { last_name: "Ramaswamy" });
	const said = { activity_id, comment_text: "Look!", picture_alt: "Priya Ramaswamy at the dock" };
	const { id, picture } = await commentWithPicture(priya, said);
	const portraits = [];
	for (const name of ["first", "second"]) {
		const portrait = new File([png, `${name} Ramaswamy`], "me.png", { type: "image/png" });
		expect((await priya.client.upload(endpoints["profile/save-picture"].path, {}, portrait)).status).toBe(200);
		portraits.push((await priya.client.call("session/init-user", {})).user.image_url!);
	}
	expect(new Set(portraits).size).toBe(2);
	await runOutboxWhole(acme);
	await setup.call("operations/erase-person", { subdomain: subdomainOf(acme), user_id: priya.id });
	for (const url of portraits) expect((await marcus.client.fetch(url)).status).toBe(404);
	const { activity } = await marcus.client.call("activity/get-activity", { activity_id });
	const [comment] = activity.comments;
	expect([comment!.id, comment!.picture!.alt]).toEqual([id, "*** at the dock"]);
	const file = await marcus.client.fetch(picture.url);
	expect([file.status, file.headers.get("content-type")]).toEqual([200, "image/png"]);
	expect(await textsWith(["ramaswamy"])).toEqual([]);
	expect(await filesWith(["ramaswamy"])).toEqual([]);
	expect((await env.FILES.list({ prefix: `files/${acme.id}/` })).objects).toHaveLength(1);
});
