/** Mentions in comments over HTTP: who is meant, what is shown of them, and who is told. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addProgram, indexPeople } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import { readMail } from "#test/kit/mail";
import { sendForm } from "#test/kit/page";
import { createTenant, type TestMember } from "#test/kit/tenant";

async function acmeWithPost(given: { visibility?: "public" | "team" } = {}) {
	const acme = await createTenant();
	const olive = await acme.addMember({ role: "account_owner", first_name: "Olive", last_name: "Grant" });
	const person = async (name: string, more: object = {}) => {
		const [first_name, ...last] = name.split(" ");
		const member = await acme.addMember({ first_name, last_name: last.join(" "), ...more });
		await indexPeople(acme, [member]);
		return member;
	};
	const mara = await person("Mara Lind");
	const tomas = await person("Tomás Vega", { manager_id: mara.id });
	const ana = await person("Ana de la Cruz", { manager_id: mara.id });
	const eve = await person("Eve Moss");
	const program = await addProgram(acme, { owner: olive, budget: 10_000 });
	const more = { ...given, team_manager_id: given.visibility === "team" ? mara.id : null };
	const { activity_id } = await addRecognition(acme, { giver: mara, recipients: [tomas], program, ...more });
	return { acme, olive, mara, tomas, ana, eve, person, activity_id };
}

const bellOf = async ({ client }: TestMember) =>
	(await client.call("notifications/get-notifications", {})).table_rows.map(({ text }) => text);

const say = async ({ client }: TestMember, activity_id: number, comment_text: string, more: object = {}) =>
	(await client.call("activity/save-comment", { activity_id, comment_text, ...more })).comment;

test("a whole name behind an @ is a mention: kept as an id, shown by the name of this moment, and told", async () => {
	const { acme, mara, ana, tomas, activity_id } = await acmeWithPost();
	const comment = await say(tomas, activity_id, "Thanks, @ana de la cruz! And @Mara Lind.");
	const mentions = [
		{ id: ana.id, name: "Ana de la Cruz" },
		{ id: mara.id, name: "Mara Lind" },
	];
	expect(comment).toMatchObject({ text: "Thanks, @Ana de la Cruz! And @Mara Lind.", mentions });
	const [row] = await acme.database.read(
		sql<{
			text: string;
			mentioned_ids: string;
		}>`select text, mentioned_ids from comments where account_id = ${acme.id}`,
	);
	expect(row).toEqual({ text: "Thanks, \uFFFC! And \uFFFC.", mentioned_ids: `[${ana.id},${mara.id}]` });
	for (const person of [ana, mara]) expect(await bellOf(person)).toContain("Tomás Vega mentioned you in a comment.");
	const mail = (await readMail(acme)).find(({ recipient }) => recipient === ana.email);
	expect(mail?.body).toContain("Thanks, @Ana de la Cruz!");
	expect(mail?.body).toContain(`/webapp/activities/${activity_id}`);

	await acme.database.write([
		sql`update users set last_name = 'Lindgren' where account_id = ${acme.id} and id = ${mara.id}`,
	]);
	const words = "Thanks, @Ana de la Cruz! And @Mara Lindgren.";
	const { activity } = await ana.client.call("activity/get-activity", { activity_id });
	expect(activity.comments[0]?.text).toBe(words);
	const list = await ana.client.call("activity/get-comments", { filters: { activity_id } });
	expect(list.table_rows[0]).toMatchObject({ text: words, mentions: [{ id: ana.id }, { name: "Mara Lindgren" }] });
});

test("a name that several people have means nobody unless one was picked; who was picked is meant by the whole name alone", async () => {
	const { tomas, person, activity_id } = await acmeWithPost();
	const [first, second] = [await person("Kim Park"), await person("Kim Park")];
	expect((await say(tomas, activity_id, "Hi @Kim Park")).mentions).toEqual([]);
	const picked = await say(tomas, activity_id, "Hi @Kim Park", { mention_ids: [second.id] });
	expect(picked.mentions).toEqual([{ id: second.id, name: "Kim Park" }]);
	const both = await say(tomas, activity_id, "@Kim Park and @Kim Park", { mention_ids: [second.id, first.id] });
	expect(both.mentions.map(({ id }) => id)).toEqual([second.id, first.id]);
	const other = await say(tomas, activity_id, "Hi @Kim Parker, kim@Kim Park.com", { mention_ids: [first.id] });
	expect(other).toMatchObject({ text: "Hi @Kim Parker, kim@Kim Park.com", mentions: [] });
});

test("nobody of another account, who left, or who is not there is mentioned", async () => {
	const { acme, tomas, eve, activity_id } = await acmeWithPost();
	const globex = await createTenant();
	const gina = await globex.addMember({ first_name: "Gina", last_name: "Rossi" });
	await indexPeople(globex, [gina]);
	await acme.database.write([
		sql`update users set status = 'suspended' where account_id = ${acme.id} and id = ${eve.id}`,
	]);
	const text = "@Gina Rossi, @Eve Moss, @Nobody Here, @";
	const comment = await say(tomas, activity_id, text, { mention_ids: [gina.id, eve.id, 7] });
	expect(comment).toMatchObject({ text, mentions: [] });
});

test("somebody is told once for a comment, however often it names them or is changed, and never of their own", async () => {
	const { tomas, mara, ana, activity_id } = await acmeWithPost();
	const told = async (person: TestMember) => (await bellOf(person)).filter((line) => line.includes("mentioned")).length;
	const { id: comment_id } = await say(tomas, activity_id, "@Mara Lind @Mara Lind @Tomás Vega");
	await say(tomas, activity_id, "No name", { comment_id });
	await say(tomas, activity_id, "@Mara Lind and @Ana de la Cruz", { comment_id });
	expect([await told(mara), await told(ana), await told(tomas)]).toEqual([1, 1, 0]);
	await say(tomas, activity_id, "@Mara Lind");
	expect(await told(mara)).toBe(2);
});

test("who may not see the thing, or blocked the writer, is not told", async () => {
	const { tomas, mara, ana, eve, activity_id } = await acmeWithPost({ visibility: "team" });
	await ana.client.call("followers/block-unblock", { person_id: tomas.id, change: "block" });
	const comment = await say(tomas, activity_id, "@Mara Lind @Ana de la Cruz @Eve Moss");
	expect(comment.mentions).toHaveLength(3);
	const mentioned = "Tomás Vega mentioned you in a comment.";
	expect(await bellOf(mara)).toContain(mentioned);
	for (const person of [ana, eve]) expect(await bellOf(person)).not.toContain(mentioned);
	await ana.client.call("followers/block-unblock", { person_id: tomas.id, change: "unblock" });
	await say(tomas, activity_id, "@Ana de la Cruz");
	expect(await bellOf(ana)).toContain(mentioned);
});

test("of namesakes the one who was mentioned stays so when the comment is changed, and the words stay within their length", async () => {
	const { tomas, person, activity_id } = await acmeWithPost();
	await person("Kim Park");
	const second = await person("Kim Park");
	const { id: comment_id } = await say(tomas, activity_id, "Hi @Kim Park", { mention_ids: [second.id] });
	const changed = await say(tomas, activity_id, "Hello @Kim Park!", { comment_id });
	expect(changed.mentions).toEqual([{ id: second.id, name: "Kim Park" }]);
	const long = `@Kim Park ${"x".repeat(490)}`;
	expect((await say(tomas, activity_id, long, { mention_ids: [second.id] })).text).toBe(long);
	const marks = await say(tomas, activity_id, "\uFFFC and @Kim Park", { mention_ids: [second.id] });
	expect(marks.text).toBe(" and @Kim Park");
});

test("without scripts the line of a comment takes a mention, typed or with the ids that scripts add", async () => {
	const { tomas, ana, eve, activity_id } = await acmeWithPost();
	const form = `activity/save-comment#${activity_id}`;
	const send = (fields: Record<string, string>) => sendForm(tomas, `/activities/${activity_id}`, form, fields);
	await send({ comment_text: "@Ana de la Cruz did it", temp_id: "", back: "/" });
	await send({ comment_text: "@Eve Moss helped", temp_id: "", back: "/", mention_ids: String(eve.id) });
	for (const person of [ana, eve]) expect(await bellOf(person)).toContain("Tomás Vega mentioned you in a comment.");
});
