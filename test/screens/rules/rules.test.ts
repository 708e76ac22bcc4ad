/** The rules of the account's program: the owner's document, everybody's menu entry, and what is no document. */
import { expect, test } from "vitest";
import { openPage, readPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const pdf = "%PDF-1.7\nThe rules of the year.";

/** Sends a document by the form, as a browser without scripts does. */
async function sendDocument({ client }: TestMember, content: BlobPart) {
	const body = new FormData();
	body.set("csrf_token", await client.csrfToken());
	body.set("form", "rules/save-rules");
	body.set("file", new File([content], "rules.pdf", { type: "application/pdf" }));
	const answer = await client.fetch("/webapp/settings/help", { method: "POST", body, headers: { host: client.host } });
	return {
		status: answer.status,
		location: answer.headers.get("location"),
		page: readPage(answer.status, await answer.text()),
	};
}

async function makeCompany() {
	const acme = await createTenant();
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember();
	return { acme, olga, priya };
}

/** The entry in each menu that a person has, the bar's and a phone's: whether it opens in a new tab. */
async function entriesOf(person: TestMember): Promise<boolean[]> {
	const { html } = await openPage(person, "/privacy");
	const entries = html.match(/<a [^>]*href="\/webapp\/rules"[^>]*>/g) ?? [];
	return entries.map((entry) => entry.includes('target="_blank"'));
}

test("[rules-01] the rules stand in the menu while the account has a document, and open in a new tab", async () => {
	const { acme, olga, priya } = await makeCompany();
	expect(await entriesOf(priya)).toEqual([]);
	expect((await sendDocument(olga, pdf)).location).toBe("/webapp/settings/help");
	for (const person of [priya, olga, await acme.addMember({ role: "moderator" })])
		expect([person.name, await entriesOf(person)]).toEqual([person.name, [true, true]]);
	expect(await entriesOf(await (await createTenant({ shard: acme.shard })).addMember())).toEqual([]);
	await sendForm(olga, "/settings/help", "rules/remove-rules", {});
	expect(await entriesOf(priya)).toEqual([]);
});

test("[rules-02] the entry leads to the document that the owner uploaded last; only its readers' own account has it", async () => {
	const { acme, olga, priya } = await makeCompany();
	const nowhere = await priya.client.fetch("/webapp/rules");
	expect([nowhere.status, nowhere.headers.get("location")]).toEqual([302, "/webapp"]);
	expect((await openPage(priya, "/")).text).toContain("There are no rules to read at the moment.");
	expect(await priya.client.call("rules/get-rules", {})).toMatchObject({ url: null });
	await sendDocument(olga, "%PDF-1.4\nAn older one.");
	await sendDocument(olga, pdf);
	const { url } = await priya.client.call("rules/get-rules", {});
	const away = await priya.client.fetch("/webapp/rules");
	expect([away.status, new URL(away.headers.get("location")!).pathname]).toEqual([302, url]);
	const file = await priya.client.fetch(url!);
	expect([new TextDecoder().decode(await file.arrayBuffer()), file.headers.get("content-type")]).toEqual([
		pdf,
		"application/pdf",
	]);
	// A sandboxed document is not drawn; scripts it has none all the same.
	expect(file.headers.get("content-security-policy")).toMatch(/^default-src 'none';(?!.*sandbox)/);
	const stranger = await (await createTenant({ shard: acme.shard })).addMember();
	expect((await stranger.client.fetch(url!)).status).toBe(404);
	expect((await acme.visitor().fetch("/webapp/rules")).headers.get("location")).toContain("/webapp/login");
});

test("what is no PDF, too large or nothing at all is refused with what to do; nobody but the owner sets or removes it", async () => {
	const { olga, priya } = await makeCompany();
	const refusals = [
		["<html>no document</html>", "Save the document as PDF and try again."],
		["", "Choose a PDF first."],
		[new Uint8Array(10 * 1_048_576 + 1), "larger than 10 MB"],
	] as const;
	for (const [content, words] of refusals) {
		const { status, page } = await sendDocument(olga, content);
		expect([status, page.text]).toEqual([expect.any(Number), expect.stringContaining(words)]);
	}
	const codes = ["document_not_pdf", "no_document", "document_too_large"];
	for (const [at, [content]] of refusals.entries()) {
		const file = new File([content], "rules.pdf", { type: "application/pdf" });
		const { body } = await olga.client.upload("/api/rules/api_save_rules", {}, file, { "idempotency-key": `k${at}` });
		expect(body.resultType).toBe(codes[at]);
	}
	expect(await entriesOf(priya)).toEqual([]);
	expect((await sendDocument(priya, pdf)).status).toBe(403);
	expect((await priya.client.try("rules/remove-rules", {})).status).toBe(403);
	expect((await openPage(priya, "/settings/help")).status).toBe(403);
});
