/** Taking part over HTTP: each module counts a person once a month, in what they do, and a recount finds the same. */
import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { addForm, sendForm } from "#test/factories/forms";
import { addBingo } from "#test/factories/games";
import { makeIdeaCompany, sendIdea } from "#test/factories/ideas";
import { categoriesOf, draftEvent, moveEvent, nominating } from "#test/factories/nominations";
import { sendPhoto } from "#test/factories/photos";
import { addSurvey, openSurvey, sendAnswers } from "#test/factories/surveys";
import { runWorkOf } from "#test/kit/schedule";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import { followFigures } from "#workers/features/overview/jobs/follow-figures";
import { allOverviewParts } from "#workers/features/overview/store/known-parts";

const flags = {
	polls_enabled: 1,
	surveys_enabled: 1,
	ideas_enabled: 1,
	employee_nominations_enabled: 1,
	photo_albums_enabled: 1,
	bingo_enabled: 1,
	forms_enabled: 1,
} as const;

type Part = { key: string; took_part: number | null; figures: { value: number }[] };

const modulesOf = async (owner: TestMember): Promise<Record<string, Part>> => {
	const { cards } = await owner.client.call("overview/get-overview", {});
	const parts = cards.find(({ card }) => card === "engagement")?.parts ?? [];
	return Object.fromEntries(parts.map((part) => [part.key, part]));
};
const tookPart = async (owner: TestMember) =>
	Object.fromEntries(Object.entries(await modulesOf(owner)).map(([key, part]) => [key, part.took_part]));

const askPoll = async (person: TestMember, question = "Which evening?") =>
	(
		await person.client.call("polls/save-poll", {
			...{ question, options: ["Thursday", "Friday"], act: "publish" },
			closes_at: Date.now() + 86_400_000,
		})
	).poll_id;

test("who votes counts once a month, however many polls, and has taken part also when the vote was taken back", async () => {
	const acme = await createTenant({ flags });
	const olga = await acme.addMember({ role: "account_owner" });
	const [mara, tomas] = [await acme.addMember(), await acme.addMember()];
	const [first, second] = [await askPoll(mara), await askPoll(mara, "Which place?")];
	expect((await modulesOf(olga)).polls).toMatchObject({ took_part: 0, figures: [{ value: 2 }] });
	const vote = (person: TestMember, poll_id: number) => person.client.call("polls/vote", { poll_id, option_ids: [1] });
	await vote(tomas, first);
	await vote(tomas, second);
	expect((await tookPart(olga)).polls).toBe(1);
	await tomas.client.call("polls/take-vote-back", { poll_id: first });
	await vote(tomas, first);
	await vote(mara, second);
	expect((await tookPart(olga)).polls).toBe(2);
	await olga.client.call("polls/change-poll", { poll_id: first, change: "close" });
	expect((await modulesOf(olga)).polls).toMatchObject({ took_part: 2, figures: [{ value: 1 }] });
});

test("every module counts who acts in it, nobody else, and not what is only kept or looked at", async () => {
	const acme = await createTenant({ flags });
	const olga = await acme.addMember({ role: "account_owner" });
	const [mara, tomas] = [await acme.addMember({ switches: nominating }), await acme.addMember()];
	const { survey_id, asked } = await addSurvey(olga);
	await openSurvey(olga, survey_id);
	const { form_id, asked: questions } = await addForm(olga, [olga]);
	const game_id = await addBingo(olga);
	const { album_id } = await mara.client.call("photos/save-album", { name: "Yard", audience: "open" });
	const event_id = await draftEvent(olga, [olga]);
	await moveEvent(olga, event_id, "open");
	await sendAnswers(mara, survey_id, { [asked.radio]: "a1" }, { act: "save" });
	await sendForm(mara, form_id, { [questions.what]: "a1" }, { act: "save" });
	const none = { polls: 0, surveys: 0, ideas: 0, nominations: 0, photos: 0, games: 0, forms: 0 };
	expect(await tookPart(olga)).toEqual(none);
	expect(await sendAnswers(mara, survey_id, { [asked.radio]: "a1" })).toMatchObject({ status: 200 });
	expect(await sendForm(mara, form_id, { [questions.what]: "a1" })).toMatchObject({ status: 200 });
	await mara.client.call("games/take-card", { game_id });
	await tomas.client.call("games/take-card", { game_id });
	await sendPhoto(mara, "/api/photo_albums/api_upload_photo", { album_id, title: "Gate" });
	const [category_id] = await categoriesOf(olga, event_id);
	await mara.client.call("nominations/submit-nomination", {
		...{ event_id, category_id: category_id!, recipient_ids: [tomas.id], words: "Always there." },
		answers: ["Everything"],
	});
	expect(await tookPart(olga)).toEqual({ ...none, surveys: 1, nominations: 1, photos: 1, games: 2, forms: 1 });
	const running = Object.values(await modulesOf(olga)).map(({ key, figures }) => [key, figures[0]!.value]);
	expect(Object.fromEntries(running)).toEqual({ ...none, surveys: 1, nominations: 1, games: 1, forms: 1 });
});

test("who sends an idea and who votes for it took part; the idea waits until it is decided", async () => {
	const { olga, peter, kenji, category_id } = await makeIdeaCompany();
	const idea_id = await sendIdea(peter, category_id);
	await kenji.client.call("ideas/toggle-idea-votes", { idea_id });
	await kenji.client.call("ideas/toggle-idea-votes", { idea_id });
	expect((await modulesOf(olga)).ideas).toMatchObject({ took_part: 2, figures: [{ value: 1 }] });
	await olga.client.call("ideas/submit-idea-moderation", { idea_id, decision: "reject", notes: "Tried before" });
	expect((await modulesOf(olga)).ideas).toMatchObject({ took_part: 2, figures: [{ value: 0 }] });
});

test("what was there before is counted once, and a difference from the recount is told and not mended", async () => {
	const acme = await createTenant({ flags });
	const olga = await acme.addMember({ role: "account_owner" });
	const [mara, tomas] = [await acme.addMember(), await acme.addMember()];
	const poll_id = await askPoll(mara);
	await mara.client.call("polls/vote", { poll_id, option_ids: [1] });
	await tomas.client.call("polls/vote", { poll_id, option_ids: [2] });
	await acme.database.write([
		sql`delete from participation_months where account_id = ${acme.id}`,
		sql`delete from participation_counts where account_id = ${acme.id}`,
	]);
	expect((await tookPart(olga)).polls).toBe(0);
	await countAnew(acme);
	expect((await tookPart(olga)).polls).toBe(2);
	expect(await differencesOf(acme)).toEqual([]);
	await acme.database.write([
		sql`update participation_counts set people = 7 where account_id = ${acme.id}`,
		sql`update order_months set order_count = 3 where account_id = ${acme.id} and month = (
			select max(month) from order_months where account_id = ${acme.id})`,
	]);
	expect(await differencesOf(acme)).toEqual([
		expect.stringMatching(/^orders \d{4}-\d{2}$/),
		expect.stringMatching(/^polls \d{4}-\d{2}: miscounted$/),
	]);
	expect((await tookPart(olga)).polls).toBe(7);
});

test("who took part is forgotten once the month after is over; how many they were is not", async () => {
	const acme = await createTenant({ flags });
	const mara = await acme.addMember();
	await acme.database.write([
		sql`insert into participation_months (account_id, month, module, user_id) values (${acme.id}, '2025-01', 'polls', ${mara.id})`,
		setPlace(acme, "counted"),
	]);
	await runWorkOf(acme, followFigures);
	expect(await acme.database.read(sql`select month from participation_months where account_id = ${acme.id}`)).toEqual(
		[],
	);
	expect(
		await acme.database.read(sql`select month, people from participation_counts where account_id = ${acme.id}`),
	).toEqual([{ month: "2025-01", people: 1 }]);
});

const setPlace = ({ id }: TestTenant, place: string) =>
	sql`insert into due_work (account_id, work, due_at, place) values (${id}, ${followFigures.name}, 0, ${place})
		on conflict (account_id, work) do update set place = excluded.place`;

/** Runs the work part by part, as its first runs do. */
async function countAnew(acme: TestTenant) {
	for (let at = 0; at < allOverviewParts().length; at += 1) {
		await acme.database.write([setPlace(acme, String(at))]);
		await runWorkOf(acme, followFigures);
	}
}

/** What the daily comparison reports. */
async function differencesOf(acme: TestTenant): Promise<string[]> {
	await acme.database.write([setPlace(acme, "counted")]);
	const written = vi.spyOn(console, "log");
	await runWorkOf(acme, followFigures);
	const reported = written.mock.calls.filter(([line]) => String(line).includes("overview-figures-differ"));
	written.mockClear();
	return reported.map(([line]) => JSON.parse(line).what).sort();
}
