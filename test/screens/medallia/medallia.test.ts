/** Medallia items as people meet them without scripts: the list, one item with all that is done with it, and its post. */
import { expect, test } from "vitest";
import { addMedalliaItem, medalliaFlags } from "#test/factories/medallia";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

const mainOf = async (person: TestMember, path: string) => (await openPage(person, path)).part("main", ["id", "main"]);

test("[medallia-02] an item is viewed, edited, saved or the edit canceled, approved and rejected on its page, which says what became of it; others find neither list nor item", async () => {
	const acme = await createTenant({ flags: medalliaFlags });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman" });
	const id = await addMedalliaItem(acme, priya, { comment: "Priya found the bag of Mrs. Hill." });
	const second = await addMedalliaItem(acme, priya, { source_id: "SV-2", comment: "Slow." });
	const list = await mainOf(olga, "/medallia");
	expect(list.table().rows).toHaveLength(2);
	expect(list.links().map(({ href }) => href)).toContain(`/webapp/medallia/${id}`);
	const item = `/medallia/${id}`;
	const view = await mainOf(olga, item);
	expect(view.text).toMatch(/Said of Priya Raman.*Score9 of 10.*StateWaiting.*Priya found the bag of Mrs\. Hill\./);
	expect(view.texts("button").map((text) => text.replace("Processing...", ""))).toEqual(["Approve", "Reject"]);
	expect(view.texts("textarea")).toEqual([]);
	const edit = view
		.links()
		.find(({ text }) => text === "Edit")!
		.href.replace("/webapp", "");
	const editing = await mainOf(olga, edit);
	expect(editing.texts("textarea")).toEqual(["Priya found the bag of Mrs. Hill."]);
	expect(editing.texts("button").map((text) => text.replace("Processing...", ""))).toEqual(["Save"]);
	expect(editing.links()).toContainEqual({ text: "Cancel", href: `/webapp${item}` });
	const saved = await sendForm(olga, edit, "medallia/save-item", { version: "1", comment: "Priya found our bag." });
	expect(saved.location).toBe(`/webapp${item}?said=saved`);
	expect((await mainOf(olga, `${item}?said=saved`)).text).toMatch(/Saved\..*Priya found our bag\./);
	const late = await sendForm(olga, edit, "medallia/save-item", { version: "1", comment: "Another text" });
	expect(late.location).toBeNull();
	expect(late.text).toContain("Somebody changed this item meanwhile");
	expect(late.html).toContain("Another text");
	const approved = await sendForm(olga, item, "medallia/approve-item", { version: "2" });
	expect(approved.location).toBe(`/webapp${item}?said=approved`);
	const done = await mainOf(olga, `${item}?said=approved&mode=edit`);
	expect(done.text).toMatch(/Approved\. It is in the feed now\..*StateApproved.*Approved byOlga/);
	expect([done.texts("button"), done.texts("textarea")]).toEqual([[], []]);
	const post = done
		.links()
		.find(({ text }) => text === "To the post")!
		.href.replace("/webapp", "");
	expect((await mainOf(priya, post)).text).toMatch(/Priya Raman heard from a customer: 9 of 10.*Priya found our bag\./);
	expect((await mainOf(olga, "/")).text).toContain("Priya Raman heard from a customer: 9 of 10");
	const asked = await sendForm(olga, `/medallia/${second}`, "medallia/reject-item", { version: "1" });
	expect(asked.text).toContain("Reject this item?");
	const answered = { version: "1", answered: "1" };
	const rejected = await sendForm(olga, `/medallia/${second}`, "medallia/reject-item", answered);
	expect(rejected.location).toBe(`/webapp/medallia/${second}?said=rejected`);
	const refused = await mainOf(olga, `/medallia/${second}?said=rejected&mode=edit`);
	expect(refused.text).toMatch(/Rejected\..*StateRejected.*Rejected byOlga.*Slow\./);
	expect([refused.texts("button"), refused.texts("textarea")]).toEqual([[], []]);
	expect((await mainOf(olga, "/")).text).not.toContain("Slow.");
	for (const path of ["/medallia", item]) expect((await openPage(priya, path)).status).toBe(403);
	expect((await openPage(priya, "/")).links().map(({ href }) => href)).not.toContain("/webapp/medallia");
});
