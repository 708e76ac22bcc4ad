/** Writes some months of history, stretch by stretch; each stretch is one batch and asks for the next one. */
import { z } from "zod";
import { insertActivities } from "#workers/features/activity";
import { refreshQuantityLeft, takeStock } from "#workers/features/catalog";
import {
	findTenantAccounts,
	postTransactions,
	recordTransactions,
	reverseTransactions,
} from "#workers/features/points";
import { monthIn } from "#workers/features/programs";
import { countReach, indexRecognitions, type ReachedPerson } from "#workers/features/recognition";
import { defineJob } from "#workers/kernel/define-job";
import type { Scope } from "#workers/kernel/scope";
import type { Statement } from "#workers/kernel/sql";
import { touchTable } from "#workers/kernel/table-page";
import { eventsOf, type HistoryFile } from "../rules/history";
import {
	countRecognitions,
	insertOrders,
	insertReactions,
	insertRecognitions,
	listBadgeGlyphs,
	listBehaviorKeys,
	listPeople,
	listPrograms,
	listVariants,
	placeOnShelves,
} from "../store/history";
import { type Cast, composeHistory, type HistoryRows, variantKey } from "./compose-history";
import { readDemoJson } from "./read-demo-file";

const eventsAStretch = 500;
const touched = ["members", "activities", "points"];

export const applyHistory = defineJob({
	name: "demo/apply-history",
	summary: "Local only: writes the demo's history, counted back from `now`.",
	runsApart: true,
	payload: z.object({ tenant: z.string(), now: z.int(), from: z.int().default(0) }),
	maxAttempts: 1,
	handler: async (scope, { tenant, now, from }, run) => {
		const account_id = scope.account.id;
		const events = eventsOf(await readDemoJson<HistoryFile>(scope, `${tenant}/history.json`));
		const cast = await readCast(scope, now);
		const rows = composeHistory(events.slice(from, from + eventsAStretch), cast);
		const next = from + eventsAStretch;
		const isLast = next >= events.length;
		const items = [...new Set([...cast.variants.values()].map(({ item_id }) => item_id))];
		await scope.commit({
			statements: [
				...statementsOf(account_id, rows),
				countReach(account_id, reachedBy(scope, rows)),
				...(isLast ? [countRecognitions(account_id), refreshQuantityLeft(account_id, items)] : []),
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

function statementsOf(account_id: number, rows: HistoryRows): Statement[] {
	return [
		...insertActivities(account_id, "recognition", rows.activities),
		...insertOrders(account_id, rows.orders, rows.lines),
		...recordTransactions(rows.unmoved),
		...movementsOf(rows),
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

/** What moved and what came back, in the order of time, in which a statement shows them; what came back later than all came back at the end. */
function movementsOf({ moved, returned }: HistoryRows): Statement[] {
	const inTime = (one: { created_at: number }, other: { created_at: number }) => one.created_at - other.created_at;
	const inOrder = [...moved].sort(inTime);
	const end = inOrder.at(-1)?.created_at ?? 0;
	const statements: Statement[] = [];
	let from = 0;
	for (const reversal of [...returned].sort(inTime)) {
		const created_at = Math.min(reversal.created_at, end);
		const later = inOrder.findIndex((transaction) => transaction.created_at > created_at);
		const to = later === -1 ? inOrder.length : later;
		statements.push(
			...postTransactions(inOrder.slice(from, to)),
			...reverseTransactions([{ ...reversal, created_at }]),
		);
		from = to;
	}
	return [...statements, ...postTransactions(inOrder.slice(from))];
}

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
		orders_paid_id: accounts.find(({ kind }) => kind === "orders_paid")!.id,
	};
}
