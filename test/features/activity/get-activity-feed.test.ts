/** The feed: what it shows, to whom, in which order, and what a page costs. */
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { addBehavior, addProgram } from "#test/factories/programs";
import { addRecognition, hideActivity, type RecognitionOptions } from "#test/factories/recognition";
import { createTenant, type TestMember, type TestTenant } from "#test/kit/tenant";
import type { FeedScope } from "#workers/features/activity/rules/audience";

test("[activity-01] [activity-06] an item carries its people, words, program, behaviours, points, comments and likes", async () => {
	const { acme, ingrid, priya, marcus, program } = await acmeWithTeams();
	const behavior = await addBehavior(acme, { en: "Owns the outcome", fr: "Assume le résultat" });
	const { activity_id, recognition_ids } = await addRecognition(acme, {
		giver: marcus,
		recipients: [priya],
		program,
		points: 250,
		message: "Three nights of migration.",
		behavior_ids: [behavior],
	});
	await ingrid.client.call("activity/save-comment", {
		activity_id,
		temp_id: "t1",
		comment_text: "Calm on every call.",
	});
	await ingrid.client.call("activity/save-like-unlike", { activity_id, temp_id: "t2", action: "like" });
	const page = await priya.client.call("activity/get-activity-feed", {});
	const names = { name: "Ingrid Solberg", first_name: "Ingrid", last_name: "Solberg" };
	const reaction = { ...names, created_at: expect.any(Number) };
	expect(page).toMatchObject({ total_rows: 1, total_pages: 1 });
	expect(page.table_rows[0]).toMatchObject({
		id: activity_id,
		kind: "recognition",
		visibility: "public",
		actor: { id: marcus.id, name: "Marcus Webb" },
		recipients: [{ id: priya.id, name: "Priya Raman" }],
		recipient_count: 1,
		recognition_id: recognition_ids[0],
		message: "Three nights of migration.",
		program: { id: program.id, name: "Everyday Thanks", glyph: "star" },
		behaviors: ["Owns the outcome"],
		points: 250,
		is_for_me: 1,
		comments: [{ id: expect.any(Number), activity_id, text: "Calm on every call.", ...reaction, avatar: null }],
		comment_count: 1,
		likes: [{ id: expect.any(Number), activity_id, comment_id: null, user_id: ingrid.id, ...reaction }],
		like_count: 1,
		liked_by_me: 0,
	});
	const { activity } = await priya.client.call("activity/get-activity", { activity_id });
	expect(activity).toMatchObject({
		...page.table_rows[0],
		comments: [{ text: "Calm on every call.", editor_state: null }],
	});
	const many = await priya.client.try("activity/get-activity-feed", { pageSize: 101 });
	expect(many.body.resultType).toBe("validation");
});

test("[activity-10] a page has 50 things unless another size is asked for", async () => {
	const { acme, marcus, priya, program } = await acmeWithTeams();
	for (let at = 0; at < 51; at += 1)
		await addRecognition(acme, { giver: marcus, recipients: [priya], program, points: 1, created_at: 1_000 + at });
	const first = await priya.client.call("activity/get-activity-feed", {});
	expect([first.table_rows.length, first.total_rows, first.total_pages]).toEqual([50, 51, 2]);
	const second = await priya.client.call("activity/get-activity-feed", { page: 1 });
	expect(second.table_rows).toHaveLength(1);
});

test("a private recognition is in nobody's feed, in no filter, and not reached by its id", async () => {
	const { acme, marcus, priya, ingrid, ada, program } = await acmeWithTeams();
	const { activity_id } = await addRecognition(acme, {
		giver: marcus,
		recipients: [priya],
		program,
		visibility: "private",
	});
	for (const person of [marcus, priya, ingrid, ada]) {
		for (const scope of ["everyone", "my_team", "mine"] as const) expect(await feed(person, scope)).toEqual([]);
		expect((await person.client.try("activity/get-activity", { activity_id })).status).toBe(404);
	}
	const like = { activity_id, action: "like" as const, temp_id: 1 };
	expect((await priya.client.try("activity/save-like-unlike", like)).status).toBe(404);
	expect((await priya.client.try("activity/save-comment", { activity_id, comment_text: "Oh" })).status).toBe(404);
	expect((await priya.client.call("activity/get-comments", { filters: { activity_id } })).table_rows).toEqual([]);
});

test("a team's recognition is seen by the team, its manager, giver and recipient, and by nobody else", async () => {
	const { acme, marcus, priya, kenji, ingrid, olu, ada, program } = await acmeWithTeams();
	const { activity_id } = await addRecognition(acme, {
		giver: marcus,
		recipients: [priya],
		program,
		visibility: "team",
		team_manager_id: ingrid.id,
	});
	for (const person of [marcus, priya, kenji, ingrid]) {
		expect(await feed(person, "everyone"), person.name).toEqual([activity_id]);
		expect((await person.client.try("activity/get-activity", { activity_id })).status).toBe(200);
	}
	for (const person of [olu, ada]) {
		expect(await feed(person, "everyone"), person.name).toEqual([]);
		expect((await person.client.try("activity/get-activity", { activity_id })).status).toBe(404);
		expect((await person.client.try("activity/save-comment", { activity_id, comment_text: "Oh" })).status).toBe(404);
	}
	expect(await feed(marcus, "mine")).toEqual([activity_id]);
	expect(await feed(priya, "mine")).toEqual([activity_id]);
	expect(await feed(kenji, "mine")).toEqual([]);
	expect(await feed(kenji, "my_team")).toEqual([activity_id]);
	expect(await feed(ingrid, "my_team")).toEqual([activity_id]);
	expect(await feed(olu, "my_team")).toEqual([]);
});

test("a team's item that names people of another team stays out of that team's feed", async () => {
	const { acme, marcus, priya, kenji, olu, ingrid, program } = await acmeWithTeams();
	const { activity_id } = await addRecognition(acme, {
		giver: kenji,
		recipients: [priya, marcus],
		program,
		visibility: "team",
		team_manager_id: ingrid.id,
	});
	expect(await feed(olu, "my_team")).toEqual([]);
	expect(await feed(olu, "everyone")).toEqual([]);
	expect(await feed(marcus, "everyone")).toEqual([activity_id]);
	expect(await feed(kenji, "my_team")).toEqual([activity_id]);
});

test("the feeds merge by time, each item once, and their totals are those of a full count", async () => {
	const { acme, marcus, priya, kenji, ingrid, olu, program } = await acmeWithTeams();
	const people = [marcus, priya, kenji, ingrid, olu];
	const visibilities = ["public", "team", "private", "team", "public"] as const;
	let at = 1_000_000;
	for (let round = 0; round < 40; round += 1) {
		const giver = people[round % 5]!;
		const recipient = people[(round * 3 + 1) % 5]!;
		if (giver === recipient) continue;
		at += round % 7 === 0 ? 0 : 10;
		const visibility = visibilities[round % visibilities.length]!;
		const given: RecognitionOptions = {
			giver,
			recipients: [recipient],
			program,
			points: 1,
			visibility,
			created_at: at,
		};
		const team_manager_id = visibility === "team" ? await managerOf(acme, recipient) : null;
		const { activity_id } = await addRecognition(acme, { ...given, team_manager_id });
		if (round % 11 === 0) await hideActivity(acme, activity_id);
	}
	for (const person of people) {
		for (const scope of ["everyone", "my_team", "mine"] as const) {
			const expected = await slowFeed(acme, person, scope);
			const page = await person.client.call("activity/get-activity-feed", { filters: { scope }, pageSize: 100 });
			expect(
				page.table_rows.map(({ id }) => id),
				`${person.name} ${scope}`,
			).toEqual(expected);
			expect(page.total_rows, `${person.name} ${scope}`).toBe(expected.length);
		}
	}
});

test("hiding takes an item out of every feed and total, showing it puts it back", async () => {
	const { acme, marcus, priya, program } = await acmeWithTeams();
	const { activity_id } = await addRecognition(acme, { giver: marcus, recipients: [priya], program });
	await hideActivity(acme, activity_id);
	for (const scope of ["everyone", "my_team", "mine"] as const)
		expect(await priya.client.call("activity/get-activity-feed", { filters: { scope } })).toMatchObject({
			total_rows: 0,
			table_rows: [],
		});
	await acme.database.write([
		sql`update activities set hidden_at = null where account_id = ${acme.id} and id = ${activity_id}`,
	]);
	for (const scope of ["everyone", "my_team", "mine"] as const)
		expect((await priya.client.call("activity/get-activity-feed", { filters: { scope } })).total_rows).toBe(1);
	const change = acme.database.write([sql`update activities set visibility = 'public' where account_id = ${acme.id}`]);
	await expect(change).rejects.toThrow("activities_are_fixed");
});

test("pages by anchor go on where the last one ended, whatever came on top meanwhile", async () => {
	const { acme, marcus, priya, program } = await acmeWithTeams();
	const ids: number[] = [];
	for (let at = 0; at < 7; at += 1) {
		const given = { giver: marcus, recipients: [priya], program, points: 1, created_at: 1_000 + at };
		ids.unshift((await addRecognition(acme, given)).activity_id);
	}
	const first = await priya.client.call("activity/get-activity-feed", { pageSize: 3 });
	await addRecognition(acme, { giver: marcus, recipients: [priya], program, points: 1 });
	const anchor = first.extra_data.anchor ?? undefined;
	const second = await priya.client.call("activity/get-activity-feed", { page: 1, pageSize: 3, anchor });
	expect([...first.table_rows, ...second.table_rows].map(({ id }) => id)).toEqual(ids.slice(0, 6));
	expect([first.total_rows, second.total_rows]).toEqual([7, 8]);
});

test("points are hidden where the account hides them; an unknown filter is refused", async () => {
	const acme = await createTenant({ flags: { hide_points_for_account: 1 } });
	const marcus = await acme.addMember();
	const priya = await acme.addMember();
	await addRecognition(acme, {
		giver: marcus,
		recipients: [priya],
		program: await addProgram(acme, { owner: marcus }),
	});
	const { table_rows } = await priya.client.call("activity/get-activity-feed", {});
	expect(table_rows[0]).toMatchObject({ points: null });
	const strange = await priya.client.post("/api/activities/api_get_activity_feed", { filters: { scope: "all" } });
	expect(strange.status).toBe(400);
});

test("of many recipients the first three are shown, the reader first, and the rest counted", async () => {
	const acme = await createTenant();
	const marcus = await acme.addMember();
	const crowd = await Promise.all(Array.from({ length: 6 }, () => acme.addMember()));
	await addRecognition(acme, {
		giver: marcus,
		recipients: crowd,
		program: await addProgram(acme, { owner: marcus }),
		points: 5,
	});
	const [last] = (await crowd[5]!.client.call("activity/get-activity-feed", {})).table_rows;
	expect(last).toMatchObject({ recipient_count: 6, is_for_me: 1, points: 5 });
	expect(last).toMatchObject({ recipients: [crowd[5], crowd[0], crowd[1]].map((person) => ({ id: person!.id })) });
	const [giver] = (await marcus.client.call("activity/get-activity-feed", {})).table_rows;
	expect(giver).toMatchObject({ is_for_me: 0 });
	expect((giver as { recipients?: unknown[] }).recipients).toHaveLength(3);
	expect((await crowd[3]!.client.call("activity/get-activity-feed", { filters: { scope: "mine" } })).total_rows).toBe(
		1,
	);
});

/** Ingrid leads Priya, Kenji; Ada leads Marcus, Ingrid, Olu. */
async function acmeWithTeams() {
	const acme = await createTenant();
	const ada = await acme.addMember({ first_name: "Ada", last_name: "Lind", role: "account_owner" });
	const ingrid = await acme.addMember({ first_name: "Ingrid", last_name: "Solberg" });
	const zoe = await acme.addMember({ first_name: "Zoe", last_name: "Boss" });
	const priya = await acme.addMember({ first_name: "Priya", last_name: "Raman", manager_id: ingrid.id });
	const kenji = await acme.addMember({ first_name: "Kenji", last_name: "Ito", manager_id: ingrid.id });
	const marcus = await acme.addMember({ first_name: "Marcus", last_name: "Webb", manager_id: zoe.id });
	const olu = await acme.addMember({ first_name: "Olu", last_name: "Adeyemi", manager_id: zoe.id });
	const program = await addProgram(acme, { owner: ada, name: "Everyday Thanks", budget: 10_000 });
	return { acme, ada, ingrid, priya, kenji, marcus, olu, program };
}

async function feed(person: TestMember, scope: FeedScope): Promise<number[]> {
	const page = await person.client.call("activity/get-activity-feed", { filters: { scope } });
	expect(page.total_rows).toBe(page.table_rows.length);
	return page.table_rows.map(({ id }) => id);
}

async function managerOf(tenant: TestTenant, person: TestMember): Promise<number | null> {
	const [row] = await tenant.database.read(
		sql<{
			manager_id: number | null;
		}>`select manager_id from users where account_id = ${tenant.id} and id = ${person.id}`,
	);
	return row!.manager_id;
}

/** The feed as its rules say it, without any of its indexes or counters. */
async function slowFeed(tenant: TestTenant, person: TestMember, scope: FeedScope): Promise<number[]> {
	const manager = (await managerOf(tenant, person)) ?? 0;
	const rows = await tenant.database.read(
		sql<{
			id: number;
			visibility: string;
			team: number | null;
			givers: string;
			recipients: string;
			managers: string;
		}>`select a.id, a.visibility,
			a.team_manager_id as team, json_group_array(r.giver_id) as givers, json_group_array(r.recipient_id) as recipients,
			json_group_array(r.recipient_manager_id) as managers
			from activities a join recognitions r on r.account_id = a.account_id and r.activity_id = a.id
			where a.account_id = ${tenant.id} and a.hidden_at is null group by a.id, a.visibility, a.team_manager_id, a.created_at
			order by a.created_at desc, a.id desc`,
	);
	const reports = await tenant.database.read(
		sql<{ id: number }>`select id from users where account_id = ${tenant.id} and manager_id = ${person.id}`,
	);
	const team = reports.length > 0 ? person.id : manager;
	const list = (text: string) => JSON.parse(text) as number[];
	const isMine = (row: (typeof rows)[number]) => [...list(row.givers), ...list(row.recipients)].includes(person.id);
	return rows
		.filter((row) => row.visibility !== "private")
		.filter((row) => row.visibility === "public" || isMine(row) || [person.id, manager].includes(row.team ?? -1))
		.filter((row) => scope !== "mine" || isMine(row))
		.filter((row) => scope !== "my_team" || list(row.managers).includes(team))
		.map(({ id }) => id);
}
