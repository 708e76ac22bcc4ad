/** Suspending and taking back on their pages: what follows is said first, and who can be neither is led back. */
import { expect, test } from "vitest";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

async function company() {
	const acme = await createTenant({ available: 1_000, flags: { show_employee_active_status: 1 } });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", points: 250, password_hash: "x" });
	await acme.addMember({ first_name: "Tom", manager_id: priya.id });
	return { olga, priya };
}

const hrefs = (page: Awaited<ReturnType<typeof openPage>>) => page.links().map(({ href }) => href);

test("who takes part can be suspended, and who is suspended taken back, each after a page that says what it does", async () => {
	const { olga, priya } = await company();
	const page = `/members/${priya.id}`;
	const before = hrefs(await openPage(olga, page));
	expect([before.includes(`/webapp${page}/suspend`), before.includes(`/webapp${page}/reactivate`)]).toEqual([
		true,
		false,
	]);
	expect((await openPage(olga, `${page}/reactivate`)).status).toBe(302);
	const ask = await openPage(olga, `${page}/suspend`);
	expect(ask.text).toContain("Their points, budgets, groups and the record stay theirs.");
	const done = await sendForm(olga, `${page}/suspend`, "member-detail/suspend-member", {});
	expect(done.location).toBe(`/webapp${page}`);
	const after = hrefs(await openPage(olga, page));
	expect([after.includes(`/webapp${page}/suspend`), after.includes(`/webapp${page}/reactivate`)]).toEqual([
		false,
		true,
	]);
	expect((await openPage(olga, `${page}/suspend`)).status).toBe(302);
	const back = await openPage(olga, `${page}/reactivate`);
	expect(back.text).toContain("can sign in again with the password of before");
	expect(back.text).toContain("Their balance of 250 points");
	expect(back.text).toContain("1 person reports to them, as before.");
	expect(back.text).not.toContain("Budgets that they owned");
	await sendForm(olga, `${page}/reactivate`, "member-detail/reactivate-member", {});
	expect(hrefs(await openPage(olga, page))).toContain(`/webapp${page}/suspend`);
});

test("who has left is taken back without their budgets, which is said; members find none of these pages", async () => {
	const { olga, priya } = await company();
	await olga.client.call("member-detail/deactivate-member", { user_id: priya.id });
	const back = await openPage(olga, `/members/${priya.id}/reactivate`);
	expect(back.text).toContain("Budgets that they owned stay with whoever answers for them now.");
	expect(back.text).toContain("Sessions, links and tokens of before stay ended.");
	await sendForm(olga, `/members/${priya.id}/reactivate`, "member-detail/reactivate-member", {});
	expect((await openPage(olga, `/members/${priya.id}`)).text).toContain("Active");
});

test("points are given on a member's page, with what is wrong at its field and what was typed kept", async () => {
	const { olga, priya } = await company();
	const page = `/members/${priya.id}/points`;
	expect((await openPage(olga, page)).text).toContain("1,000 that are available");
	const wrong = await sendForm(olga, page, "member-detail/issue-points", { points: "1001", reason: "Ten years" });
	expect(wrong.texts("p", ["class", "field-error"])).toEqual(["Only 1,000 are available."]);
	expect(wrong.html).toMatch(/name="reason"[^>]*value="Ten years"|value="Ten years"[^>]*name="reason"/);
	const done = await sendForm(olga, page, "member-detail/issue-points", { points: "50", reason: "Ten years" });
	expect(done.location).toBe(`/webapp/members/${priya.id}`);
	const { member } = await olga.client.call("member-detail/get-member-details", { user_id: priya.id });
	expect(member.point_balance).toBe(300);
	expect((await openPage(olga, `/members/${olga.id}/points`)).status).toBe(302);
});
