/** Summary reports: what each adds up, from whose eyes, in both formats and with the same bytes when it is asked for again. */
import { sql } from "drizzle-orm";
import { DateTime } from "luxon";
import { expect, test } from "vitest";
import { addProgram } from "#test/factories/programs";
import { addRecognition } from "#test/factories/recognition";
import {
	askForReport,
	backToNow,
	download,
	makeReports,
	pastDownloads,
	readCsv,
	readXlsx,
	sha256Of,
	waitUntilLater,
	waitUntilNoon,
} from "#test/factories/reports";
import { gathered, gatheringStatements } from "#test/factories/summaries";
import { addFinishedSurvey } from "#test/factories/surveys";
import { planOf } from "#test/kit/plan";
import { createTenant, newId, type TestMember, type TestTenant } from "#test/kit/tenant";
import { listBudgetSums } from "#workers/features/budgets/store/budgets";
import { listBrandSums, sumOrders } from "#workers/features/orders/store/summary";
import { postTransaction, reverseTransaction } from "#workers/features/points";
import { listHolders, listOutstanding } from "#workers/features/points/store/outstanding";
import { listEngaged, sumRecognitions } from "#workers/features/recognition/store/summaries";
import { summaries } from "#workers/registry";

const moment = (iso: string) => DateTime.fromISO(iso, { zone: "America/New_York" }).toMillis();
const thisYear = DateTime.now().setZone("America/New_York").year;
/** A year that is over, so that its months are there whenever this runs. */
const year = thisYear - 1;

/** What each summary is asked for at least. */
const asked: Record<string, Record<string, unknown>> = {
	recognition_summary: { year },
	engagement_summary: { month_year: `01/${year}` },
	budget_summary: { year },
	redemption_summary: { year },
	survey_results: { survey_id: 77_001 },
	sales_summary: { year },
	liability_summary: { singleDate: `${year}-02-28` },
	...Object.fromEntries(gathered.monthly.map((report_type) => [report_type, { year }])),
	...Object.fromEntries(gathered.asOfToday.map((report_type) => [report_type, {}])),
};

async function acmeInJanuary() {
	const acme = await createTenant({
		flags: { ...gathered.flags, surveys_enabled: 1, sales_module_enabled: 1 },
	});
	const olga = await acme.addMember({ role: "account_owner" });
	const priya = await acme.addMember({ first_name: "Priya" });
	const sam = await acme.addMember({ first_name: "Sam" });
	const program = await addProgram(acme, { owner: olga, budget: 10_000 });
	await acme.database.write([
		sql`update users set created_at = ${moment(`${year - 1}-01-01`)} where account_id = ${acme.id}`,
		sql`update budgets set created_at = ${moment(`${year - 1}-01-01`)}, budget_category = 'Travel' where account_id = ${acme.id}`,
	]);
	const give = (points: number, created_at: number, recipient: TestMember = priya) =>
		addRecognition(acme, { giver: olga, recipients: [recipient], program, points, created_at });
	await give(100, moment(`${year}-01-01T00:00:00.000`));
	await give(50, moment(`${year}-01-31T23:59:59.999`), sam);
	await give(30, moment(`${year}-02-01T00:00:00.000`));
	await give(7, moment(`${year - 1}-12-31T23:59:59.999`));
	await addFinishedSurvey(acme, olga, 77_001);
	return { acme, olga, priya, sam, program };
}

/** The lines of a report without its headings. */
async function linesOf(acme: TestTenant, olga: TestMember, report_type: string, filters: Record<string, unknown>) {
	const id = await askForReport(olga, report_type, filters);
	await makeReports(acme);
	const row = (await pastDownloads(olga)).find((past) => past.id === id)!;
	expect([row.status, row.error_msg]).toEqual(["processed", ""]);
	return readCsv((await download(olga, row.download_link)).bytes).slice(1);
}

test("what a summary adds up in points is called by the account's own word, in each language", async () => {
	const { olga } = await acmeInJanuary();
	const textsOf = async (language: string, namespace: string) =>
		(await (await olga.client.fetch(`/locales/${language}/${namespace}.json`)).json()) as object;
	const wordOf = (texts: unknown, path: string) =>
		path.split(".").reduce((within, key) => (within as Record<string, unknown>)[key], texts);
	const columns = summaries.flatMap(({ face }) => face.columns.filter(({ kind }) => kind === "points"));
	expect(columns.length).toBeGreaterThan(10);
	for (const { heading } of columns) {
		const [namespace = "", path = ""] = String(heading).split(":");
		for (const language of ["en", "es", "fr"])
			expect(wordOf(await textsOf(language, namespace), path), `${language} ${heading}`).not.toMatch(
				/(?<![_{])\b(points?|puntos?)\b(?!_)/i,
			);
	}
});

test("every summary is tested here", () => {
	expect(Object.keys(asked).sort()).toEqual(summaries.map(({ face }) => face.report_type).sort());
});

test("recognition by month counts each month of the account's time zone, its people once, and the budgets of a category", async () => {
	const { acme, olga } = await acmeInJanuary();
	const months = await linesOf(acme, olga, "recognition_summary", { year });
	expect(months).toHaveLength(12);
	expect(months.slice(0, 3)).toEqual([
		[`01/${year}`, "2", "1", "2", "150"],
		[`02/${year}`, "1", "1", "1", "30"],
		[`03/${year}`, "0", "0", "0", "0"],
	]);
	const january = { year, month: 1 };
	expect(await linesOf(acme, olga, "recognition_summary", january)).toEqual([[`01/${year}`, "2", "1", "2", "150"]]);
	await acme.database.write([sql`delete from limit_counts where account_id = ${acme.id}`]);
	const travel = await linesOf(acme, olga, "recognition_summary", { ...january, budget_category: "travel" });
	expect(travel).toEqual([[`01/${year}`, "2", "1", "2", "150"]]);
});

test("engagement counts who is here and who of them gave or received in the month", async () => {
	const { acme, olga } = await acmeInJanuary();
	expect(await linesOf(acme, olga, "engagement_summary", { month_year: `01/${year}` })).toEqual([
		["USA", "3", "1", "2", "3", "100"],
	]);
	expect(await linesOf(acme, olga, "engagement_summary", { month_year: `02/${year}` })).toEqual([
		["USA", "3", "1", "1", "2", "66.7"],
	]);
});

test("budgets by category tell what was put in, given and left, in a year and at its end", async () => {
	const { acme, olga } = await acmeInJanuary();
	const over = await linesOf(acme, olga, "budget_summary", { year });
	expect(over).toEqual([["Travel", "1", "0", "0", "180", "-187"]]);
	const running = await linesOf(acme, olga, "budget_summary", { year: thisYear });
	expect(running).toEqual([["Travel", "1", "10000", "0", "0", "9813"]]);
});

test("points outstanding are those of the newest months: what is spent was given first, and what was taken back never was", async () => {
	const { acme, olga, priya, sam } = await acmeInJanuary();
	const [orders] = await acme.database.read(
		sql<{
			id: number;
		}>`select id from ledger_accounts where account_id = ${acme.id} and kind = 'orders_held' and unit = 'points'`,
	);
	const move = (key: string, created_at: number) => ({
		...{ account_id: acme.id, id: newId(), kind: "Redemption" as const, idempotency_key: key, actor_id: null },
		...{ source: "order", created_at },
	});
	const spend = (who: TestMember, amount: number) => [
		{ debit_account_id: who.points_account_id, credit_account_id: orders!.id, amount },
	];
	const taken = move("taken-back", moment(`${year}-02-10`));
	await acme.database.write([
		// 7 of December and 20 of January.
		...postTransaction(move("spent", moment(`${year}-02-05`)), spend(priya, 27)),
		...postTransaction(taken, spend(sam, 50)),
		...reverseTransaction({
			...move("back", moment(`${year}-03-10`)),
			kind: "Redemption Reversed",
			reverses_transaction_id: taken.id,
		}),
	]);
	const on = (singleDate: string, more = {}) => linesOf(acme, olga, "liability_summary", { singleDate, ...more });
	expect(await on(`${year}-01-31`)).toEqual([
		[`12/${year - 1}`, "7"],
		[`01/${year}`, "150"],
	]);
	expect(await on(`${year}-02-28`)).toEqual([
		[`01/${year}`, "80"],
		[`02/${year}`, "30"],
	]);
	expect(await on(`${year}-03-10`)).toEqual([
		[`01/${year}`, "130"],
		[`02/${year}`, "30"],
	]);
	expect(await on(`${year}-04-15`, { custom_drop_down: "age" })).toEqual([
		["Over 24 months", "0"],
		["12 to 24 months", "0"],
		["6 to 12 months", "0"],
		["3 to 6 months", "80"],
		["Up to 3 months", "80"],
	]);
});

/**
 * A row's cells without the empty ones at its end, which a sheet does not write, and without the apostrophes of a CSV, which
 * keep spreadsheets from taking a text, wherever they split it, for a formula.
 */
const filled = (cells: readonly unknown[]) =>
	cells
		.map(String)
		.join("\t")
		.trimEnd()
		.replace(/'(?=\s*[=+@-])/g, "");

test("a summary of the ledger has the same bytes when it is asked for again, in both formats, which hold the same rows", async () => {
	try {
		waitUntilNoon("America/New_York");
		const { acme, olga } = await acmeInJanuary();
		const make = async (report_type: string, format: "csv" | "xlsx") => {
			await acme.database.write([sql`delete from limit_counts where account_id = ${acme.id}`]);
			const id = await askForReport(olga, report_type, asked[report_type], format);
			await makeReports(acme);
			const row = (await pastDownloads(olga)).find((past) => past.id === id)!;
			return (await download(olga, row.download_link)).bytes;
		};
		for (const report_type of Object.keys(asked)) {
			const [csv, xlsx] = [await make(report_type, "csv"), await make(report_type, "xlsx")];
			const rows = readCsv(csv).map(filled);
			const [sheet] = Object.values(readXlsx(xlsx));
			expect([report_type, sheet!.map(filled)]).toEqual([report_type, rows]);
			waitUntilLater(90_000);
			const again = [await make(report_type, "csv"), await make(report_type, "xlsx")];
			expect([report_type, await Promise.all(again.map(sha256Of))]).toEqual([
				report_type,
				await Promise.all([csv, xlsx].map(sha256Of)),
			]);
		}
	} finally {
		backToNow();
	}
}, 60_000);

/** What the statements made themselves of rows that an index led to. */
const ofParts = /^SCAN (p|c|g|h|m|holders|moved|balances|layers|kept|\(subquery-\d+\)|[rj] VIRTUAL TABLE.*)$/;

test("each step of a summary goes along an index, and scans no table", async () => {
	const time = { from: 1, to: 2 };
	const part = { after: 0, max: 200, to: 2, ranges: [{ key: "01/2026", from: 0 }] };
	const statements = {
		recognition: sumRecognitions(1, { start: 1, end: 2 }),
		engagement: listEngaged(1, { ...time, after: 0, max: 10 }),
		budgets: listBudgetSums(1, { ...time, after: { category: "Travel", id: 1 }, max: 10 }),
		redemption: sumOrders(1, { ...time, as_of: 2 }),
		brands: listBrandSums(1, { ...time, as_of: 2, after: "Acme", max: 10 }),
		holders: listHolders(1, part),
		outstanding: listOutstanding(1, part),
		...gatheringStatements(1),
	};
	for (const [name, statement] of Object.entries(statements)) {
		const plan = await planOf(0, statement);
		const scans = plan.filter((step) => step.startsWith("SCAN ") && !ofParts.test(step));
		expect([name, scans, plan.some((step) => /USING (COVERING )?INDEX|USING PRIMARY KEY/.test(step))]).toEqual([
			name,
			[],
			true,
		]);
	}
});

test("a summary goes on from its checkpoint, which is JSON: no budget is lost or counted twice between steps", async () => {
	const { acme, olga } = await acmeInJanuary();
	const rows = Array.from({ length: 450 }, (_none, at) => ({
		id: newId(),
		ledger_account_id: newId(),
		category: at % 3 === 0 ? "Safety" : "Travel",
	}));
	await acme.database.write([
		sql`insert into ledger_accounts (account_id, id, kind, unit, owner_id, created_at)
			select ${acme.id}, e.value ->> 'ledger_account_id', 'budget', 'points', e.value ->> 'id', 1 from json_each(${JSON.stringify(rows)}) e`,
		sql`insert into budgets (account_id, id, name, owner_id, ledger_account_id, budget_category, created_at)
			select ${acme.id}, e.value ->> 'id', 'Budget ' || (e.value ->> 'id'), ${olga.id}, e.value ->> 'ledger_account_id',
			e.value ->> 'category', 1 from json_each(${JSON.stringify(rows)}) e`,
	]);
	const budgets = summaries.find(({ face }) => face.report_type === "budget_summary")!;
	const scope = {
		...{ account: { id: acme.id, time_zone: "America/New_York" }, clock: { now: () => Date.now() } },
		read: (statement: never) => acme.database.read(statement),
	} as never;
	const found: unknown[] = [];
	let steps = 0;
	for (let state = budgets.begin(scope, { year }); ; steps += 1) {
		const step = await budgets.step(scope, { year }, JSON.parse(JSON.stringify(state)));
		found.push(...step.rows);
		if (step.isDone) break;
		state = step.state;
	}
	expect(steps).toBe(2);
	expect(found).toEqual([
		{ budget_category: "Safety", budgets: 150, put_in: 0, taken_out: 0, given: 0, left_over: 0 },
		{ budget_category: "Travel", budgets: 301, put_in: 0, taken_out: 0, given: 180, left_over: -187 },
	]);
});
