/** The screen of followers as people without scripts meet it. */
import { expect, test } from "vitest";
import { addGroup, addProgram, indexPeople } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { openPage, sendForm } from "#test/kit/page";
import { createTenant } from "#test/kit/tenant";

const following = "followers/follow-unfollow";
const blocking = "followers/block-unblock";

test("[followers-01] /followers is the module's page: people and groups are followed there and read under Following, blocked and taken back, and what others follow is nobody's to read", async () => {
	const acme = await createTenant();
	const [priya, marcus, sofia] = [
		await acme.addMember({ first_name: "Priya", last_name: "Raman" }),
		await acme.addMember({ first_name: "Marcus", last_name: "Webb", title: "Night lead" }),
		await acme.addMember({ first_name: "Sofia", last_name: "Marques" }),
	];
	const olga = await acme.addMember({ role: "account_owner", first_name: "Olga" });
	await indexPeople(acme, [priya, marcus, sofia]);
	const group = await addGroup(acme, "Night shift", [priya, marcus]);
	const program = await addProgram(acme, { owner: olga, budget: 10_000 });
	await addRecognition(acme, { giver: marcus, recipients: [sofia], program, message: "Calm on every call" });
	await addRecognition(acme, { giver: sofia, recipients: [olga], program, message: "Ledger closed early" });
	const main = async (person: typeof priya, path: string) =>
		(await openPage(person, path)).part("main", ["id", "main"]);
	expect((await main(priya, "/activities")).links().map(({ href }) => href)).toContain("/webapp/followers");
	const empty = await main(priya, "/activities?scope=following");
	expect(empty.text).toContain("When whom you follow");
	expect(empty.text).not.toContain("Calm on every call");
	expect((await main(priya, "/followers")).text).toContain("You follow nobody yet");
	expect((await main(priya, "/followers?search=Nobody")).text).toContain("Nobody is called “Nobody”");
	expect((await main(priya, "/followers?search=Marcus")).text).toMatch(/Marcus Webb.*Night lead.*Follow Marcus Webb/);
	const marcusFields = { kind: "person", target_id: String(marcus.id) };
	const sent = await sendForm(priya, "/followers?search=Marcus", `${following}#found-${marcus.id}`, {
		...{ ...marcusFields, change: "follow" },
	});
	expect(sent.location).toMatch(/^\/webapp\/followers\?search=Marcus/);
	expect((await main(priya, "/followers")).text).toMatch(/Marcus Webb.*Unfollow Marcus Webb/);
	expect((await main(marcus, "/followers?relation=followers")).text).toContain("Priya Raman");
	const feed = await main(priya, "/activities?scope=following");
	expect(feed.text).toContain("Calm on every call");
	expect(feed.text).not.toContain("Ledger closed early");
	expect((await main(priya, "/?scope=following")).text).toContain("Calm on every call");
	expect((await main(priya, "/followers?relation=groups")).text).toContain("Follow Night shift");
	await sendForm(priya, "/followers?relation=groups", `${following}#list-${group}`, {
		...{ kind: "group", target_id: String(group), change: "follow" },
	});
	expect((await main(priya, "/followers?relation=groups")).text).toContain("Unfollow Night shift");
	const blockFields = { person_id: String(marcus.id), change: "block" };
	const asked = await sendForm(priya, "/followers", `${blocking}#list-${marcus.id}`, blockFields);
	expect([asked.location, asked.text]).toEqual([null, expect.stringContaining("Block Marcus Webb?")]);
	await sendForm(priya, "/followers", `${blocking}#list-${marcus.id}`, { ...blockFields, answered: "1" });
	expect((await main(priya, "/activities")).text).not.toContain("Calm on every call");
	expect((await main(sofia, "/activities")).text).toContain("Calm on every call");
	expect((await main(priya, "/followers?relation=blocked")).text).toMatch(/Marcus Webb.*Unblock Marcus Webb/);
	expect((await main(marcus, "/followers?relation=blocked")).text).toContain("You blocked nobody");
	const refused = await sendForm(marcus, "/followers?search=Priya", `${following}#found-${priya.id}`, {
		...{ kind: "person", target_id: String(priya.id), change: "follow" },
	});
	expect([refused.location, refused.text]).toEqual([null, expect.stringContaining("cannot be followed any more")]);
	await sendForm(priya, "/followers", `${blocking}#list-${marcus.id}`, { ...blockFields, change: "unblock" });
	expect((await main(priya, "/activities")).text).toContain("Calm on every call");
	expect((await main(olga, "/followers")).text).not.toContain("Marcus");
});
