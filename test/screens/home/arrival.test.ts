/** What came since one last looked: told once on home, the newest in full, and a post like any other from then on. */
import { expect, test } from "vitest";
import { addBehavior, addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { openPage } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";
import { dayMs } from "#workers/kernel/clock";

test("what was given to me stands on home once, with the way to thank and to the certificate, and then in the feed", async () => {
	const { acme, marcus, priya, olu, program } = await acmeWithPeople();
	const behavior = await addBehavior(acme, { en: "Puts customers first" });
	const message = "You stayed on the line until their last container was released.";
	const given = { giver: marcus, recipients: [priya], program, points: 250, message, behavior_ids: [behavior] };
	const { activity_id, recognition_ids } = await addRecognition(acme, given);

	const home = await openPage(priya, "");
	const panel = home.part("section", ["class", "arrival"]);
	for (const words of ["Marcus Webb recognized you", message, "Puts customers first", "Everyday Thanks", "+250 points"])
		expect(panel.text).toContain(words);
	expect(panel.links()).toEqual([
		{ text: "Thank Marcus", href: `/webapp/activities/${activity_id}#write` },
		{ text: "View the certificate", href: `/webapp/recognitions/${recognition_ids[0]}` },
	]);
	expect(home.html).not.toContain(`id="post-${activity_id}"`);

	const again = await openPage(priya, "");
	expect(again.html).not.toContain('class="arrival"');
	expect(again.part("div", ["id", `post-${activity_id}`]).text).toContain(message);
	for (const person of [marcus, olu]) {
		const page = await openPage(person, "");
		expect(page.html).not.toContain('class="arrival"');
		expect(page.part("div", ["id", `post-${activity_id}`]).text).toContain(message);
	}
});

test("of several the newest is shown, the others are counted and linked, and all count as seen", async () => {
	const { acme, marcus, priya, olu, program } = await acmeWithPeople();
	const now = Date.now();
	for (const [at, message] of ["First of all", "Second", "Newest of three"].entries())
		await addRecognition(acme, {
			giver: marcus,
			recipients: [priya, olu],
			program,
			message,
			created_at: now - 9_000 + at,
		});
	const panel = (await openPage(priya, "")).part("section", ["class", "arrival"]);
	expect(panel.text).toContain("Newest of three");
	expect(panel.text).not.toContain("Second");
	expect(panel.links()).toContainEqual({ text: "2 more are new", href: "/webapp/recognitions" });
	expect((await openPage(priya, "")).html).not.toContain('class="arrival"');
	// What Priya has seen says nothing about Olu.
	expect((await openPage(olu, "")).part("section", ["class", "arrival"]).text).toContain("Newest of three");
	await addRecognition(acme, { giver: marcus, recipients: [priya], program, message: "A fourth" });
	const later = (await openPage(priya, "")).part("section", ["class", "arrival"]);
	expect(later.text).toContain("A fourth");
	expect(later.text).not.toContain("more");
});

test("what nobody else sees has no post to answer under; what is older than two weeks is no news", async () => {
	const { acme, marcus, priya, olu, program } = await acmeWithPeople();
	const secret = { giver: marcus, recipients: [priya], program, visibility: "private" as const, message: "Between us" };
	const { recognition_ids } = await addRecognition(acme, secret);
	await addRecognition(acme, { giver: marcus, recipients: [olu], program, created_at: Date.now() - 15 * dayMs });
	const panel = (await openPage(priya, "")).part("section", ["class", "arrival"]);
	expect(panel.text).toContain("Between us");
	expect(panel.links()).toEqual([{ text: "View the certificate", href: `/webapp/recognitions/${recognition_ids[0]}` }]);
	expect((await openPage(priya, "")).text).not.toContain("Between us");
	expect((await openPage(olu, "")).html).not.toContain('class="arrival"');
});

test("where the account hides points, the panel tells none", async () => {
	const { acme, marcus, priya, program } = await acmeWithPeople({ hide_points_for_account: 1 });
	await addRecognition(acme, { giver: marcus, recipients: [priya], program, points: 777 });
	const panel = (await openPage(priya, "")).part("section", ["class", "arrival"]);
	expect(panel.text).toContain("Everyday Thanks");
	expect(panel.text).not.toContain("777");
});

async function acmeWithPeople(flags: Record<string, 0 | 1> = {}) {
	const acme = await createTenant({ flags: { give_recognition_enabled: 1, ...flags } });
	const marcus: TestMember = await acme.addMember({ first_name: "Marcus", last_name: "Webb" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const olu = await acme.addMember({ first_name: "Olu" });
	const program = await addProgram(acme, { owner: marcus, name: "Everyday Thanks", budget: 10_000 });
	return { acme, marcus, priya, olu, program };
}
