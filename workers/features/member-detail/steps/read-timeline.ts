/** A page of a member's timeline: the streams that its kind needs, read behind the mark and merged by time. */
import { DateTime } from "luxon";
import { actInWords, detailsInWords, summaryOf, wordsFor } from "#workers/features/audit";
import { isOn } from "#workers/kernel/identity";
import type { MemberScope } from "#workers/kernel/scope";
import { figuresFor } from "#workers/kernel/translate";
import {
	actsOfKind,
	countSteps,
	type Doing,
	kindOfAct,
	type Mark,
	mergeDoings,
	type Stream,
	type TimelineKind,
} from "../rules/timeline";
import {
	type ActRow,
	findBeginnings,
	listActs,
	listMovements,
	listThanks,
	type MovementRow,
	type ThanksRow,
} from "../store/timeline";

/** Rows that a page is made of; those of one day and kind become one step. */
const rowsOnPage = 40;

/** What a step says beside its time. */
export type Step = {
	kind: Exclude<TimelineKind, "all">;
	/** An act of the audit, or what the person did or got. */
	what: "act" | "added" | "joined" | "received" | "given" | "order" | "returned" | "deposit" | "taken" | "moved";
	/** The act in words; empty of what is no act. */
	act: string;
	/** What changed, or the reason of a movement. */
	detail: string;
	who: string;
	as_whom: string;
	count: number;
	points: number | null;
};

/** The steps of a page, and the mark behind it. */
export async function readTimeline(
	scope: MemberScope,
	{ user_id, kind, after }: { user_id: number; kind: TimelineKind; after: Mark },
): Promise<{ steps: Doing<Step>[]; next: Mark | null }> {
	const { account, read } = scope;
	const max = rowsOnPage + 1;
	const showsPoints = !isOn(account, "hide_points_for_account");
	const has = (...kinds: TimelineKind[]) => kind === "all" || kinds.includes(kind);
	const [acts, movements, received, given, beginnings] = await Promise.all([
		has("life", "record", "access", "notes", "points")
			? read(listActs(account.id, user_id, { after: after.audit, max, ...actsOf(kind) }))
			: [],
		has("points") && showsPoints ? read(listMovements(account.id, user_id, { after: after.points, max })) : [],
		has("recognition") ? read(listThanks(account.id, user_id, "received", { after: after.received, max })) : [],
		has("recognition") ? read(listThanks(account.id, user_id, "given", { after: after.given, max })) : [],
		has("life") ? read(findBeginnings(account.id, user_id)) : [],
	]);
	const dayOf = (ms: number) => DateTime.fromMillis(ms, { zone: account.time_zone }).toISODate() ?? "";
	const place = <Row extends { key: number; created_at: number }>(
		stream: Stream,
		rows: readonly Row[],
		toStep: (row: Row) => Step & { group: string | null },
	) =>
		rows.map((row) => ({
			stream,
			key: row.key,
			created_at: row.created_at,
			day: dayOf(row.created_at),
			...toStep(row),
		}));
	const { doings, next } = mergeDoings(
		{
			audit: place("audit", acts, (row) => stepOfAct(scope, row)),
			points: place("points", movements, stepOfMovement),
			received: place("received", received, (row) => stepOfThanks("received", row, showsPoints)),
			given: place("given", given, (row) => stepOfThanks("given", row, showsPoints)),
			self: place("self", beginningsOf(beginnings[0], after.self), (row) => row.step),
		},
		after,
		rowsOnPage,
	);
	return { steps: countSteps(doings), next };
}

/** Which lines of the audit a kind takes: of its acts, or, of the record, of none of the others. */
function actsOf(kind: TimelineKind): { acts: readonly string[] | null; areOthers: boolean } {
	if (kind === "record") return { acts: Object.values(actsOfKind).flat(), areOthers: true };
	return { acts: kind === "all" || kind === "recognition" ? null : actsOfKind[kind], areOthers: false };
}

const none = { act: "", detail: "", who: "", as_whom: "", count: 1, points: null, group: null };

function stepOfAct(scope: MemberScope, { action, details, who, as_whom }: ActRow) {
	const { translate } = scope;
	const said = detailsInWords(
		JSON.parse(details) as Record<string, unknown>,
		wordsFor(scope, figuresFor(scope.account, scope.request.language_code)),
	);
	return {
		...none,
		kind: kindOfAct(action),
		what: "act" as const,
		act: actInWords(scope, action),
		detail: summaryOf(said, {
			changed: ({ label, before, after }) => translate("audit:changed", { label, before: before ?? "", after }),
			told: ({ label, after }) => translate("audit:told", { label, value: after }),
			more: (count) => translate("audit:more", { count }),
		}),
		who: who ?? "",
		as_whom: as_whom ?? "",
	};
}

/** Orders and what came back of them are counted; deposits and what was taken stand alone, with who and why. */
function stepOfMovement({ kind, source, reason, points, order_id, who }: MovementRow): Step & { group: string | null } {
	const step = { ...none, kind: "points" as const, points };
	if (order_id !== null || kind.startsWith("Redemption")) {
		const what = points < 0 ? ("order" as const) : ("returned" as const);
		return { ...step, what, group: what };
	}
	const what = kind.endsWith("[Direct Deposit]") ? "deposit" : points < 0 ? "taken" : "moved";
	// An upload names its reason for the ledger alone.
	return { ...step, what, detail: source === "import" ? "" : reason, who: who ?? "" };
}

function stepOfThanks(what: "received" | "given", { points }: ThanksRow, showsPoints: boolean) {
	return {
		...none,
		...{ kind: "recognition" as const, what, group: what },
		points: showsPoints && points > 0 ? points : null,
	};
}

type Beginnings = {
	created_at: number;
	activated_at: number | null;
	upload_id: number | null;
	added_by: string | null;
};

/** Joining (1) and being added (2), which no line of the audit needs to tell; those up to the mark were shown. */
function beginningsOf(found: Beginnings | undefined, shown: number) {
	if (!found) return [];
	const step = { ...none, kind: "life" as const };
	const joined = { ...step, what: "joined" as const };
	const added = { ...step, what: "added" as const, who: found.added_by ?? "" };
	return [
		...(found.activated_at === null ? [] : [{ key: 1, created_at: found.activated_at, step: joined }]),
		{ key: 2, created_at: found.created_at, step: added },
	].filter(({ key }) => key > shown);
}
