/** The token for Microsoft Teams on the served pages: whose it is, when it shows, once, and without scripts. */
import { expect, test } from "vitest";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const making = "member-detail/generate-platform-authentication-token";

async function company(flags: Record<string, 0 | 1>) {
	const acme = await createTenant({ flags });
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	const priya = await acme.addMember({ first_name: "Priya" });
	return { olga, priya };
}

test("[member_detail-06] the block stands on one's own page where generate_token_allowed is set, else nowhere", async () => {
	const on = await company({ generate_token_allowed: 1 });
	const own = await openPage(on.olga, `/members/${on.olga.id}`);
	expect(own.texts("h2")).toContain("Microsoft Teams");
	const { member } = await on.olga.client.call("member-detail/get-member-details", { user_id: on.olga.id });
	expect(member.generate_token_allowed).toBe(1);
	// Nobody makes somebody else's.
	expect((await openPage(on.olga, `/members/${on.priya.id}`)).texts("h2")).not.toContain("Microsoft Teams");
	expect((await openPage(on.priya, "/profile/security")).texts("h2")).toContain("Microsoft Teams");
	const off = await company({});
	expect((await openPage(off.olga, `/members/${off.olga.id}`)).texts("h2")).not.toContain("Microsoft Teams");
	expect((await openPage(off.priya, "/profile/security")).texts("h2")).not.toContain("Microsoft Teams");
	const { member: none } = await off.olga.client.call("member-detail/get-member-details", { user_id: off.olga.id });
	expect(none.generate_token_allowed).toBe(0);
});

test("without scripts the token stands on the page that answers, once, and ending it asks first", async () => {
	const { olga, priya } = await company({ generate_token_allowed: 1 });
	const made = await sendForm(priya, "/profile/security", making, {});
	const [token] = made.texts("code");
	expect(token).toMatch(/^[0-9a-f]{64}$/);
	expect((await olga.client.call("member-detail/read-platform-person", { token: token! })).first_name).toBe("Priya");
	const page = await openPage(priya, "/profile/security");
	expect([page.texts("code"), page.text.includes("Your token works until")]).toEqual([[], true]);
	const asked = await sendForm(priya, "/profile/security", "member-detail/revoke-platform-token", {});
	expect(asked.text).toContain("will not know you any more");
	await sendForm(priya, "/profile/security", "member-detail/revoke-platform-token", { answered: "1" });
	expect((await olga.client.try("member-detail/read-platform-person", { token: token! })).status).toBe(409);
});
