/** The bell in the bar and the page behind it, as the Worker serves them, without scripts. */
import { expect, test } from "vitest";
import { jobScope, notified, sampleValues } from "#test/factories/notifications";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { notify } from "#workers/features/notifications";

async function recognize(acme: TestTenant, person: TestMember): Promise<void> {
	const scope = await jobScope(acme);
	const kind = "recognition/received";
	await scope.commit({ ...notify(scope, kind, [await notified(acme, person)], sampleValues[kind]), answer: {} });
}

test("[topbar-08] the bell says how many are unread, to members and owners, each their own", async () => {
	const acme = await createTenant();
	const [priya, olga] = [await acme.addMember(), await acme.addMember({ role: "account_owner" })];
	const bell = async (person: TestMember) =>
		(await openPage(person, "/points")).html
			.match(
				/href="\/webapp\/notifications"[^>]*aria-label="([^"]*)"|aria-label="([^"]*)"[^>]*href="\/webapp\/notifications"/,
			)
			?.slice(1)
			.find(Boolean);
	expect([await bell(priya), await bell(olga)]).toEqual(Array(2).fill("Notifications, 0 unread"));
	await recognize(acme, priya);
	await recognize(acme, priya);
	expect([await bell(priya), await bell(olga)]).toEqual(["Notifications, 2 unread", "Notifications, 0 unread"]);
});

test("[notifications-01] the page lists what a person was told, newest first, and marks one or all of it as read", async () => {
	const acme = await createTenant();
	const priya = await acme.addMember();
	expect((await openPage(priya, "/notifications")).text).toContain("Nothing here yet");
	await recognize(acme, priya);
	await recognize(acme, priya);
	const page = await openPage(priya, "/notifications");
	expect(page.text).toContain("2 are unread.");
	expect(page.links()).toContainEqual({
		text: expect.stringContaining("Marcus Webb recognized you"),
		href: "/webapp/recognitions/7001",
	});
	const [row] = (await priya.client.call("notifications/get-notifications", {})).table_rows;
	const one = "notifications/mark-notification-as-read";
	const marked = await sendForm(priya, "/notifications", one, { notification_id: String(row!.id) });
	expect(marked.location).toBe("/webapp/notifications");
	expect((await openPage(priya, "/notifications")).text).toContain("1 is unread.");
	await sendForm(priya, "/notifications", "notifications/update-last-seen-timestamp", {});
	const read = await openPage(priya, "/notifications");
	expect(read.text).toContain("You have read them all.");
	expect(read.text).not.toMatch(/Mark (all )?as read/);
});
