/** Pictures of recognitions in what an operator does with a client: they go with an export and come with an import, and stay when a person is erased. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { makeApprovingCompany } from "#test/factories/approvals";
import { keptFiles } from "#test/factories/picture-comments";
import { drawnPng } from "#test/factories/pictures";
import { addProgram } from "#test/factories/programs";
import { giveWithPicture } from "#test/factories/recognition-pictures";
import { carryFiles, importRows } from "#test/kit/exports";
import { clientOf } from "#test/kit/new-client";
import { newSubdomain, OperatorClient } from "#test/kit/operator";
import { runOutboxWhole } from "#test/kit/outbox";
import { quickHash } from "#test/kit/passwords";
import { createTenant } from "#test/kit/tenant";
import { filesWith, textsWith } from "#test/kit/traces";

const setup = new OperatorClient();

const subdomainOf = ({ host }: { host: string }) => host.split(".")[0]!;

test("a client that was exported and imported has the pictures of its recognitions in all sizes", async () => {
	const { acme, sofia, olu, above } = await makeApprovingCompany({ issuance_approval_needed: 0 });
	const { body } = await giveWithPicture(sofia, above, [olu], { visibility: "private" }, drawnPng(900, 18));
	const certificate_id = body.recognition_ids[0]!;
	const { certificate } = await olu.client.call("recognition/get-recognition-certificate", { certificate_id });
	const picture = certificate.picture!;
	await acme.database.write([
		sql`update users set password_hash = ${quickHash("long enough words")}
			where account_id = ${acme.id} and id = ${olu.id}`,
	]);
	await runOutboxWhole(acme);
	const subdomain = newSubdomain();
	const { begun, counts } = await importRows(subdomainOf(acme), subdomain);
	expect(counts).toContainEqual({ table: "recognition_pictures", count: 1 });
	expect(await carryFiles(subdomainOf(acme), subdomain)).toBe(3);
	await setup.call("operations/import-account", { subdomain, rows: counts });
	await setup.call("operations/resume-tenant", { subdomain: subdomainOf(acme) });
	const browser = clientOf({ ...begun, owner_email: "" }).visitor();
	await browser.call("session/login", { email: olu.email, password: "long enough words" });
	browser.forgetToken();
	const there = await browser.call("recognition/get-recognition-certificate", { certificate_id });
	expect(there.certificate.picture).toEqual(picture);
	expect(picture.previews).toHaveLength(2);
	for (const { url } of [picture, ...picture.previews]) {
		const [here, imported] = await Promise.all([olu.client.fetch(url), browser.fetch(url)]);
		expect([url, imported.status, await imported.text()]).toEqual([url, 200, await here.text()]);
	}
});

test("who is erased leaves the picture with the recognition, without a word of theirs on it", async () => {
	const acme = await createTenant();
	const owner = await acme.addMember({ role: "account_owner" });
	const sofia = await acme.addMember({ first_name: "Sofia", last_name: "Thorvaldsen" });
	const olu = await acme.addMember({ first_name: "Olu" });
	const program = await addProgram(acme, { owner, name: "Thanks", budget: 500 });
	const { body } = await giveWithPicture(sofia, program, [olu], { picture_alt: "Sofia Thorvaldsen at the dock" });
	await runOutboxWhole(acme);
	await setup.call("operations/erase-person", { subdomain: subdomainOf(acme), user_id: sofia.id });
	const certificate_id = body.recognition_ids[0]!;
	const { certificate } = await olu.client.call("recognition/get-recognition-certificate", { certificate_id });
	expect(certificate.picture!.alt).toBe("*** at the dock");
	expect((await olu.client.fetch(certificate.picture!.url)).status).toBe(200);
	expect(await textsWith(["thorvaldsen"])).toEqual([]);
	expect(await filesWith(["thorvaldsen"])).toEqual([]);
	expect(await keptFiles(acme)).toEqual({ rows: 1, objects: 1 });
});
