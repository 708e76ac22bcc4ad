/** Writes some months of history, stretch by stretch; each stretch is one batch and asks for the next one. */
import { z } from "zod";
import { insertActivities } from "#workers/features/activity";
import { insertPastPurchases, type PastPurchase } from "#workers/features/buy-points";
import { refreshQuantityLeft, takeStock } from "#workers/features/catalog";
import { addToDaySums } from "#workers/features/orders";
import {
	findTenantAccounts,
	postTransactions,
	recordTransactions,
	reverseTransactions,
} from "#workers/features/points";
import { monthIn } from "#workers/features/programs";
import { countReach, indexRecognitions, type ReachedPerson } from "#workers/features/recognition";
import { dayMs, minuteMs } from "#workers/kernel/clock";
import { defineJob } from "#workers/kernel/define-job";
import { isOn } from "#workers/kernel/identity";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import { eventsOf, type HistoryEvent, type HistoryFile, isBack } from "../rules/history";
import {
	countRecognitions,
	insertOrders,
	insertReactions,
	insertRecognitions,
	letEverybodyBuy,
	listBadgeGlyphs,
	listBehaviorKeys,
	listPeople,
	listPrograms,
	listVariants,
	placeOnShelves,
} from "../store/history";
import { type Moment, readEarned } from "./compose-earned";
import { type Cast, composeHistory, type HistoryRows, variantKey } from "./compose-history";
import { findDemoJson, readDemoJson } from "./read-demo-file";

const eventsAStretch = 500;
const touched = ["members", "activities", "points"];

export const applyHistory = defineJob({
	name: "demo/apply-history",
	summary: "Local only: writes the demo's history with what was bought, counted back from `now`.",
	runsApart: true,
	payload: z.object({ tenant: z.string(), now: z.int(), from: z.int().default(0) }),
	maxAttempts: 1,
	handler: async (scope, { tenant, now, from }, run) => {
		const account_id = scope.account.id;
		const events = eventsOf(await readDemoJson<HistoryFile>(scope, `${tenant}/history.json`));
		const cast = await readCast(scope, now);
		const stretch = events.slice(from, from + eventsAStretch);
		const rows = composeHistory(stretch, cast);
		const next = from + eventsAStretch;
		const isLast = next >= events.length;
		const [bought, earned] = await Promise.all([readPurchases(scope, tenant, cast), readEarned(scope)]);
		const until = isLast ? Number.POSITIVE_INFINITY : timeOf(stretch.at(-1)!, now);
		const since = from === 0 ? Number.NEGATIVE_INFINITY : timeOf(events[from - 1]!, now);
		const isNow = ({ created_at }: { created_at: number }) => created_at > since && created_at <= until;
		const between = [
			...bought.map((purchase) => ({
				created_at: purchase.created_at,
				statements: insertPastPurchases(scope.account, [purchase], scope.newId),
			})),
			...earned.takenBack,
		].filter(isNow);
		const moved = [...rows.moved, ...earned.moved.filter(isNow)];
		const items = [...new Set([...cast.variants.values()].map(({ item_id }) => item_id))];
		await scope.commit({
			statements: [
				...statementsOf(scope, { ...rows, moved }, between),
				countReach(account_id, reachedBy(scope, rows)),
				...(isLast ? [countRecognitions(account_id), refreshQuantityLeft(account_id, items)] : []),
				...(isLast && bought.length > 0 ? [letEverybodyBuy(account_id)] : []),
				...touched.map((name) => touchTable(account_id, name)),
				...run.end(),
			],
			answer: {},
			follow: isLast ? [] : [{ job: applyHistory.name, payload: { tenant, now, from: next } }],
		});
	},
});

/** Who gave and who received, by month. */
function reachedBy({ account }: Scope<null>, { recognitions }: HistoryRows): ReachedPerson[] {
	return recognitions.flatMap(({ created_at, giver_id, recipient_id }) => {
		const month = monthIn(account.time_zone, created_at);
		return [
			{ month, user_id: giver_id, gave: 1 as const, received: 0 as const },
			{ month, user_id: recipient_id, gave: 0 as const, received: 1 as const },
		];
	});
}

/** An entry of demo/<tenant>/purchases.json, which only some tenants have. */
type PurchaseEntry = Omit<PastPurchase, "user_id" | "created_at" | "id"> & { email: string; days_ago: number };

/** The purchases of points, oldest first. */
async function readPurchases(scope: Scope<null>, tenant: string, { people, now }: Cast): Promise<PastPurchase[]> {
	const entries = (await findDemoJson<PurchaseEntry[]>(scope, `${tenant}/purchases.json`)) ?? [];
	return entries
		.map(({ email, days_ago, ...entry }) => ({
			...entry,
			id: scope.newId(),
			user_id: people.get(email)!.id,
			created_at: now - days_ago * dayMs,
		}))
		.sort((one, other) => one.created_at - other.created_at);
}

function timeOf({ entry }: HistoryEvent, now: number): number {
	return now - entry.minutes_ago * minuteMs;
}

function statementsOf(scope: Scope<null>, rows: HistoryRows, between: readonly Moment[]): Statement[] {
	const account_id = scope.account.id;
	return [
		...insertActivities(account_id, "recognition", rows.activities),
		...insertOrders(account_id, rows.orders, rows.lines),
		addToDaySums(
			scope.account,
			rows.lines
				.filter(({ status }) => !isBack(status))
				.map((line) => ({ ...line, product_type: "standard_product" as const })),
		),
		...recordTransactions(rows.unmoved),
		...movementsOf(rows, between),
		insertRecognitions(account_id, rows.recognitions),
		indexRecognitions(
			account_id,
			rows.activities.map(({ id }) => id),
		),
		...insertReactions(account_id, rows.comments, rows.likes),
		takeStock(account_id, rows.sold),
		placeOnShelves(account_id),
	];
}

/**
 * What moved, what came back, what was bought and taken back, in the order of time, in which a statement shows them; what came
 * back later than all came back at the end.
 */
function movementsOf({ moved, returned }: HistoryRows, others: readonly Moment[]): Statement[] {
	const inOrder = [...moved].sort(inTime);
	const end = inOrder.at(-1)?.created_at ?? 0;
	const between = [
		...returned.map((reversal) => {
			const created_at = Math.min(reversal.created_at, end);
			return { created_at, statements: reverseTransactions([{ ...reversal, created_at }]) };
		}),
		...others,
	].sort(inTime);
	const statements: Statement[] = [];
	let from = 0;
	for (const { created_at, statements: own } of between) {
		const later = inOrder.findIndex((transaction) => transaction.created_at > created_at);
		const to = later === -1 ? inOrder.length : later;
		statements.push(...postTransactions(inOrder.slice(from, to)), ...own);
		from = to;
	}
	return [...statements, ...postTransactions(inOrder.slice(from))];
}

const inTime = (one: { created_at: number }, other: { created_at: number }) => one.created_at - other.created_at;

async function readCast(scope: Scope<null>, now: number): Promise<Cast> {
	const account_id = scope.account.id;
	const [people, programs, badges, behaviors, variants, accounts] = await Promise.all([
		scope.read(listPeople(account_id)),
		scope.read(listPrograms(account_id)),
		scope.read(listBadgeGlyphs(account_id)),
		scope.read(listBehaviorKeys(account_id)),
		scope.read(listVariants(account_id)),
		scope.read(findTenantAccounts(account_id)),
	]);
	return {
		account_id,
		now,
		newId: scope.newId,
		people: new Map(people.map((person) => [person.email, person])),
		programs: new Map(programs.map((program) => [program.name, program])),
		badges: new Map(badges.map(({ glyph, id }) => [glyph, id])),
		behaviors: new Map(behaviors.map(({ key, id }) => [key, id])),
		variants: new Map(variants.map((variant) => [variantKey(variant.handle, variant.options_key), variant])),
		takesReturns: isOn(scope.account, "orders_management_enabled"),
		orders_paid_id: accounts.find(({ kind }) => kind === "orders_paid")!.id,
	};
}
