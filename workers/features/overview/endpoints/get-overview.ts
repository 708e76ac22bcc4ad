/** The cards of the overview for a month: store, engagement and sales, from the parts that features declare. */
import { z } from "zod";
import { findMemberCounts } from "#workers/features/members";
import { defineEndpoint } from "#workers/kernel/define-endpoint";
import {
	type EngagementPart,
	type FigurePart,
	type OverviewFigures,
	type OverviewPart,
	overviewCards,
} from "#workers/kernel/define-overview-part";
import { invalid } from "#workers/kernel/errors";
import { type Step, stepsUntil } from "#workers/kernel/graph-steps";
import type { MemberScope } from "#workers/kernel/scope";
import { monthsShown } from "../rules/months";
import { openOverviewParts } from "../store/known-parts";
import { listParticipation } from "../store/participation";

const figure = z.object({
	label: z.string(),
	value: z.int(),
	/** The screen that lists what it counts. */
	to: z.string(),
	is_warning: z.literal([0, 1]),
});

const part = z.object({
	key: z.string(),
	/** Of a module: its name and its screen. */
	title: z.string().nullable(),
	to: z.string().nullable(),
	figures: z.array(figure),
	things: z
		.object({
			title: z.string(),
			rows: z.array(z.object({ id: z.int(), name: z.string(), value: z.int(), to: z.string() })),
		})
		.nullable(),
	/** Of a module: people who took part in the month. */
	took_part: z.int().nullable(),
});

type Part = z.input<typeof part>;

export const getOverview = defineEndpoint({
	name: "overview/get-overview",
	path: "/api/accounts/api_get_overview",
	summary:
		"Store, engagement by module, and sales at a glance in one of the last six months, as far as the account has them.",
	access: ["account_owner"],
	input: z.object({
		/** YYYY-MM in the account's time zone; this month unless given. */
		month: z.string().max(7).optional(),
	}),
	output: z.object({
		month: z.string(),
		/** Those that can be asked for, the newest first, by their first moments. */
		months: z.array(z.object({ month: z.string(), month_start: z.int() })),
		cards: z.array(z.object({ card: z.enum(overviewCards), parts: z.array(part) })),
		/** Everybody who can sign in, of whom those are who took part; null without modules. */
		people_count: z.int().nullable(),
	}),
	repetition: { kind: "read" },
	handler: async (scope, { month }) => {
		const { account, clock, translate } = scope;
		const months = stepsUntil(clock.now(), "month", monthsShown, account.time_zone).reverse();
		const chosen = month === undefined ? months[0] : months.find(({ key }) => key === month);
		if (!chosen) throw invalid({ month: [translate("overview:validation.month")] });
		const open = openOverviewParts(scope);
		const hasModules = open.some(({ card }) => card === "engagement");
		const [parts, [people]] = await Promise.all([
			readParts(scope, open, chosen),
			hasModules ? scope.read(findMemberCounts(scope.account.id)) : [],
		]);
		return {
			month: chosen.key,
			months: months.map(({ key, start }) => ({ month: key, month_start: start })),
			cards: overviewCards
				.map((card) => ({ card, parts: parts.filter((_part, at) => open[at]?.card === card) }))
				.filter((card) => card.parts.length > 0),
			people_count: hasModules ? (people?.active ?? 0) : null,
		};
	},
});

async function readParts(scope: MemberScope, open: readonly OverviewPart[], month: Step): Promise<Part[]> {
	const hasModules = open.some(({ card }) => card === "engagement");
	const participation = hasModules ? scope.read(listParticipation(scope.account.id, month.key)) : [];
	return Promise.all(
		open.map(async (one) => {
			if (one.card !== "engagement") return ofFigures(scope, one, await one.read(scope, month));
			const [[running], people] = await Promise.all([
				scope.read(one.countRunning(scope.account.id, scope.clock.now())),
				participation,
			]);
			const tookPart = people.find(({ module }) => module === one.key)?.people ?? 0;
			return ofModule(scope, one, { running: running?.count ?? 0, tookPart });
		}),
	);
}

function ofFigures({ translate }: MemberScope, { key }: FigurePart, { figures, things }: OverviewFigures): Part {
	return {
		...{ key, title: null, to: null, took_part: null },
		figures: figures.map(({ label, isWarning, ...shown }) => ({
			...shown,
			label: translate(label, { count: shown.value }),
			is_warning: isWarning && shown.value > 0 ? (1 as const) : (0 as const),
		})),
		things: things ? { title: translate(things.title), rows: things.rows } : null,
	};
}

function ofModule(
	{ account, translate }: MemberScope,
	{ key, title, to: place, running }: EngagementPart,
	counted: { running: number; tookPart: number },
): Part {
	const to = typeof place === "string" ? place : place(account);
	const label = translate(running, { count: counted.running });
	return {
		...{ key, title: translate(title), to, things: null, took_part: counted.tookPart },
		figures: [{ label, value: counted.running, to, is_warning: 0 as const }],
	};
}
